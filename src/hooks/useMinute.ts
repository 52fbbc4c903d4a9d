import { useEffect, useState } from 'react';
import { serverNow } from '@/utils/clock';

const MINUTE_MS = 60_000;

/**
 * The present in milliseconds, drawn anew as each minute begins: what is scheduled to the minute
 * comes and goes on the screen when it does so for members.
 */
export function useMinute(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => {
          setNow(serverNow());
          wait();
        },
        MINUTE_MS - (serverNow() % MINUTE_MS),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, []);
  return now;
}
