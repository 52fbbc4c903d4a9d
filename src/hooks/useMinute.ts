import { useEffect, useState } from 'react';
import { serverNow } from '@/utils/clock';

const MINUTE_MS = 60_000;

/**
 * Current time in milliseconds, updated at the start of each minute, so that the screen follows what is scheduled to the
 * minute.
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
