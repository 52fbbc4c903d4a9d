import { question as questionLimit } from '../../contract/limits/quiz';
import type { Operator } from '../../contract/quiz';
import type { Question, QuestionType, QuizOption } from '../../contract/quiz-question';

/** Imports in this folder are relative: the mock loads it outside Umi, where `@/` cannot be resolved. */
export const isChoice = (type: QuestionType) => type === 'single' || type === 'multiple' || type === 'boolean';

export const isAnswerable = (type: QuestionType) => type !== 'description' && type !== 'section';

/** Types that can be scored (docs/domain.md 6.3, `scored`). */
export const isScorable = (type: QuestionType) => isChoice(type) || type === 'rate' || type === 'number';

/** Default of `scored`: true when the type can have points, for a number once it has ranges. */
export const isScoredByDefault = ({ type, scoreRanges }: Pick<Question, 'type' | 'scoreRanges'>) =>
  isScorable(type) && (type !== 'number' || scoreRanges.length > 0);

const setOperators = ['exists', 'notExists', 'eq', 'neq', 'in', 'nin'] as const;
const orderOperators = ['exists', 'notExists', 'eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'between'] as const;
const presence = ['exists', 'notExists'] as const;

/** Operators that a condition on a question of each type can have. */
export const operatorsByType: Record<QuestionType, readonly Operator[]> = {
  single: setOperators,
  boolean: setOperators,
  multiple: [...setOperators, 'containsAll'],
  text: setOperators,
  textarea: setOperators,
  region: setOperators,
  number: orderOperators,
  rate: orderOperators,
  date: orderOperators,
  image: presence,
  signature: presence,
  description: [],
  section: [],
};

export const findOption = (question: Question, optionId: string): QuizOption | undefined =>
  question.options.find((option) => option.optionId === optionId);

/**
 * For each question the index of its section, which covers all questions up to the next section; -1 before the first
 * section.
 */
export function getSectionIndexes(questions: readonly Pick<Question, 'type'>[]): number[] {
  let current = -1;
  return questions.map(({ type }, index) => {
    if (type === 'section') current = index;
    return current;
  });
}

/** Decimal places that a number may have: none unless its preset or `decimals` allows them. */
export const getDecimals = ({ preset, decimals }: Question['validation']) =>
  preset === 'integer' ? 0 : (decimals ?? (preset === 'decimal' ? 2 : 0));

/**
 * Range and decimals of the answers to a number or rating question, with the widest range as default; both ends
 * inclusive.
 */
export function getNumberRange({ type, validation }: Pick<Question, 'type' | 'validation'>) {
  const isRate = type === 'rate';
  return {
    min: validation.min ?? (isRate ? questionLimit.defaultMinRate : -questionLimit.maxNumber),
    max: validation.max ?? (isRate ? questionLimit.defaultMaxRate : questionLimit.maxNumber),
    decimals: isRate ? 0 : getDecimals(validation),
  };
}
