import { specialLevels } from '@/contract/limits/result-hint';
import type { QuizContent } from '@/contract/quiz';
import { useText } from '@/hooks/useText';
import { resultHintTexts } from '@/locales/resultHint';

/** What a hint stands for: a level of the quiz, or one that no quiz has to have. */
export function useHintLevel({ resultLevels }: Pick<QuizContent, 'resultLevels'>) {
  const t = useText(resultHintTexts);
  return (code: string) => {
    const special = specialLevels.find((one) => one === code);
    return special ? t(`level.${special}`) : resultLevels.find((level) => level.code === code)?.name || code;
  };
}
