import { useCallback } from 'react';
import { durationTexts } from '@/locales/duration';
import { useText } from './useText';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Formats milliseconds in the operator's language: 0.8 秒, 9.0 秒, 12 秒, 3 分 20 秒, 1 小时 5 分. Shows tenths below ten
 * seconds, unless `isRound`, as for the limits of a range, and seconds below an hour.
 */
export function useDuration() {
  const t = useText(durationTexts);
  return useCallback(
    (milliseconds: number, isRound = false): string => {
      const tenths = Math.round(milliseconds / 100);
      if (tenths < 100) return t('seconds', { value: isRound ? tenths / 10 : (tenths / 10).toFixed(1) });
      const whole = Math.round(milliseconds / SECOND_MS) * SECOND_MS;
      if (whole < MINUTE_MS) return t('seconds', { value: whole / SECOND_MS });
      const minutes = Math.floor((whole % HOUR_MS) / MINUTE_MS);
      if (whole < HOUR_MS) return t('minutes', { minutes, seconds: (whole % MINUTE_MS) / SECOND_MS });
      return t('hours', { hours: Math.floor(whole / HOUR_MS), minutes });
    },
    [t],
  );
}
