import { useText } from '@/hooks/useText';
import { quizScoringTexts } from '@/locales/quizScoring';
import { useQuiz } from '../EditorContext';

/** What a level is called, by its code; one without a name or a code by its place. */
export function useLevelName() {
  const t = useText(quizScoringTexts);
  const levels = useQuiz(({ history }) => history.present.resultLevels);
  return (code: string) => {
    const at = levels.findIndex((level) => level.code === code);
    return levels[at]?.name || code || t('level.nth', { place: at + 1 });
  };
}
