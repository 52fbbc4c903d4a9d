import { useIntl } from '@umijs/max';
import type { ImportError } from '@/domain/quiz/json/shape';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizBeginTexts } from '@/locales/quizBegin';
import type { MessageKey } from '@/utils/text';

/** Lists whose items are labeled by their position. */
const parts = {
  questions: 'part.question',
  options: 'part.option',
  rules: 'part.rule',
  dimensions: 'part.dimension',
  resultLevels: 'part.level',
  testCases: 'part.testCase',
  conditions: 'part.condition',
  scoreRanges: 'part.range',
} as const satisfies Record<string, MessageKey<typeof quizBeginTexts>>;

const isPart = (name: unknown): name is keyof typeof parts => typeof name === 'string' && Object.hasOwn(parts, name);

/** Formats a path in a quiz, such as “Question 4 · Option 2 · Points”. Unknown fields keep their names. */
export function usePathText() {
  const { messages } = useIntl();
  const t = useText(quizBeginTexts);
  const tQuiz = useText(quizTexts);
  const formatField = (name: string) => {
    if (`quizBegin.path.${name}` in messages) return t(`path.${name}` as MessageKey<typeof quizBeginTexts>);
    return `quiz.field.${name}` in messages ? tQuiz(`field.${name}` as MessageKey<typeof quizTexts>) : name;
  };
  return (at: ImportError['at']) =>
    at
      .flatMap((step, index) => {
        const [before, next] = [at[index - 1], at[index + 1]];
        if (isPart(step) && typeof next === 'number') return [t(parts[step], { place: next + 1 })];
        if (typeof step === 'number') return isPart(before) ? [] : [String(step + 1)];
        return step === 'validation' && next !== undefined ? [] : [formatField(step)];
      })
      .join(' · ');
}
