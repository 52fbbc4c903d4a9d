import type { analysisTexts } from '@/locales/analysis';
import type { createT } from '@/utils/text';

/**
 * Why sums over days are not comparable: the other period has no figures, or those of another number of days.
 *
 * @returns undefined where they are, and while one has not been read
 */
export function comparedDaysNote(
  t: ReturnType<typeof createT<typeof analysisTexts>>,
  own: number | undefined,
  other: number | undefined,
) {
  if (own === undefined || other === undefined || own === 0 || own === other) return undefined;
  return other === 0 ? t('compare.empty') : t('compare.days', { own, other });
}
