import { useCallback } from 'react';
import { useText } from '@/hooks/useText';
import { linkTexts } from '@/locales/link';
import { formatMinute } from '@/utils/date';

/** @returns formats a validity period in business time; undefined if it is unlimited */
export function useValidityLabel() {
  const t = useText(linkTexts);
  return useCallback(
    (from: string | null, to: string | null) => {
      const [start, end] = [formatMinute(from), formatMinute(to)];
      if (start !== null && end !== null) return t('validity.range', { start, end });
      if (start !== null) return t('validity.from', { start });
      return end === null ? undefined : t('validity.to', { end });
    },
    [t],
  );
}
