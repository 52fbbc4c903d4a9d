import type { analysisTexts } from '@/locales/analysis';
import type { createT } from '@/utils/text';

/**
 * Note that sums over days are not comparable, because the other period has no figures or another number of days.
 *
 * @returns undefined if they are comparable, and until both are loaded
 */
export function getComparedDaysNote(
  t: ReturnType<typeof createT<typeof analysisTexts>>,
  own: number | undefined,
  other: number | undefined,
) {
  if (own === undefined || other === undefined || own === 0 || own === other) return undefined;
  return other === 0 ? t('compare.empty') : t('compare.days', { own, other });
}
