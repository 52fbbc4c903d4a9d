import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/**
 * The present in milliseconds, drawn anew as each minute begins: what is scheduled to the minute
 * comes and goes on the screen when it does so for members.
 */
export function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => {
          setNow(Date.now());
          wait();
        },
        MINUTE_MS - (Date.now() % MINUTE_MS),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, []);
  return now;
}
