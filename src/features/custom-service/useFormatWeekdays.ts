import { useCallback } from 'react';
import { groupWeekdays } from '@/domain/service-hours';
import { useEnumLabel } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { customServiceTexts } from '@/locales/customService';

/** @returns a function that formats days of the week (1 is Monday) with ranges, as in 周一至周五 */
export function useFormatWeekdays() {
  const t = useText(customServiceTexts);
  const weekday = useEnumLabel(customServiceTexts, 'weekday');
  return useCallback(
    (days: readonly number[]) => {
      if (days.length === 7) return t('weekday.everyDay');
      const name = (day: number) => weekday(String(day)) ?? String(day);
      return groupWeekdays(days)
        .map(([first, last]) => {
          if (first === last) return name(first);
          if (last === first + 1) return [name(first), name(last)].join(t('separator'));
          return t('weekday.range', { first: name(first), last: name(last) });
        })
        .join(t('separator'));
    },
    [t, weekday],
  );
}
