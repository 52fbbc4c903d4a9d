import { useSyncExternalStore } from 'react';
import { toBusinessDay } from '@/domain/period/calendar';
import { serverNow } from '@/utils/clock';

const MINUTE_MS = 60_000;

function subscribe(notify: () => void) {
  const timer = setInterval(notify, MINUTE_MS);
  return () => clearInterval(timer);
}

/** Current business day; a screen that stays open renders again when the next day has begun. */
export const useToday = () => useSyncExternalStore(subscribe, () => toBusinessDay(serverNow()));
