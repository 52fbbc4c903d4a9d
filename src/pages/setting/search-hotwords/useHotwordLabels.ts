import { useCallback } from 'react';
import { useEnumLabel } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { hotwordTexts } from '@/locales/hotword';
import { formatInstant } from '@/utils/date';

/** The words for the values of a hotword, in comparisons and in its history. */
export function useHotwordLabels() {
  const t = useText(hotwordTexts);
  const linkType = useEnumLabel(hotwordTexts, 'linkType');
  const status = useEnumLabel(hotwordTexts, 'status');
  const valueText = useCallback(
    (field: string, value: unknown): string => {
      if (value === null || value === undefined || value === '') return '—';
      const text = String(value);
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      if (field === 'linkType') return linkType(text) ?? text;
      if (field === 'status') return status(text) ?? text;
      if (field === 'validFrom' || field === 'validTo') return formatInstant(text) ?? text;
      return text;
    },
    [t, linkType, status],
  );
  return { valueText };
}
