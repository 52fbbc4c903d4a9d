import { option as limit } from '@/contract/limits/quiz';
import type { QuizOption } from '@/contract/quiz-question';
import { countCharacters } from '@/domain/validation/text';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import { quizTexts } from '@/locales/quiz';
import { isOutOfRange, pointLimits } from './score-limits';

/** Texts shown with an option: its effects (`marks`) and the problems of its label and score. */
export function useOptionMarks(option: QuizOption, hasScore: boolean) {
  const t = useText(quizTexts);
  const tInput = useText(inputTexts);
  const { label, score, exclusive, allowOther, riskFlag, disqualify } = option;
  const count = countCharacters(label);
  const max = limit.maxLabelLength;
  return {
    marks: [
      exclusive && t('field.exclusive'),
      allowOther && t('field.allowOther'),
      riskFlag !== 'none' && t(`flag.${riskFlag}`),
      disqualify && t('field.disqualify'),
    ].filter((mark) => mark !== false),
    problems: [
      count > max && tInput('tooLong', { max, count }),
      hasScore && isOutOfRange(score, pointLimits) && tInput('form.decimal', pointLimits),
    ].filter((problem) => problem !== false),
  };
}
