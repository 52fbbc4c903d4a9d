import type { ResultLevel } from '@/contract/quiz';
import { useText } from '@/hooks/useText';
import { quizScoringTexts } from '@/locales/quizScoring';

/** What a level is called, by its code; one without a name or a code by its place. */
export function useLevelName(levels: readonly ResultLevel[]) {
  const t = useText(quizScoringTexts);
  return (code: string) => {
    const at = levels.findIndex((level) => level.code === code);
    return levels[at]?.name || code || t('level.nth', { place: at + 1 });
  };
}
