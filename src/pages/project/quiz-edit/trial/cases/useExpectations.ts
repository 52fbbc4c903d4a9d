import type { QuizContent, TestCase } from '@/contract/quiz';
import { useText } from '@/hooks/useText';
import { quizTrialTexts } from '@/locales/quizTrial';

export type Expected = TestCase['expected'];

/** Stands for null: a select has no null option. */
const NONE = '';
const EXCLUDED = 'excluded';

export const toValue = (expected: Expected) => expected ?? NONE;
export const toExpected = (value: string): Expected => (value === NONE ? null : value);

/** Options and labels of the expected results. */
export function useExpectations({ resultLevels }: Pick<QuizContent, 'resultLevels'>) {
  const t = useText(quizTrialTexts);
  const levels = resultLevels.filter(
    ({ dimensionId, severity, code }) => dimensionId === null && severity !== EXCLUDED && code !== '',
  );
  const label = (expected: Expected) => {
    if (expected === null) return t('expected.none');
    if (expected === EXCLUDED) return t('expected.excluded');
    const level = levels.find(({ code }) => code === expected);
    return level ? level.name || level.code : t('expected.gone', { code: expected });
  };
  const values: Expected[] = [...new Set(levels.map(({ code }) => code)), EXCLUDED, null];
  return {
    label,
    options: values.map((value) => ({ value: toValue(value), label: label(value) })),
  };
}
