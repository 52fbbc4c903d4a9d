import type { ResultLevel } from '@/contract/quiz';
import { useText } from '@/hooks/useText';
import { quizScoringTexts } from '@/locales/quizScoring';

/** Returns a function that formats a level by code: its name, else its code, else its position. */
export function useLevelName(levels: readonly ResultLevel[]) {
  const t = useText(quizScoringTexts);
  return (code: string) => {
    const at = levels.findIndex((level) => level.code === code);
    return levels[at]?.name || code || t('level.nth', { place: at + 1 });
  };
}
