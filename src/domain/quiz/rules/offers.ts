import { quiz as limit, rule as ruleLimit } from '../../../contract/limits/quiz';
import type { Operator, QuizContent, QuizRule } from '../../../contract/quiz';
import type { Question } from '../../../contract/quiz-question';
import { getNumberRange, isChoice, operatorsByType } from '../model';

/** Values that a condition can compare with; `isSeveral` allows several values, `isPair` takes the lower one first. */
export type ValueOffer =
  | { kind: 'none' }
  | { kind: 'options'; optionIds: string[]; isSeveral: boolean }
  | { kind: 'texts'; isSeveral: boolean }
  | { kind: 'regions'; isSeveral: boolean }
  | { kind: 'numbers'; isPair: boolean; min: number; max: number; decimals: number }
  | { kind: 'days'; isPair: boolean };

export type RuleTarget = Pick<QuizRule, 'kind' | 'targetKind' | 'targetId'>;

export type RuleOffers = {
  /** Operators for the answer to the question. */
  operators: { operator: Operator; value: ValueOffer }[];
  /** Targets of a rule with a condition on the question. */
  targets: RuleTarget[];
};

/** Rules that can be created from a condition on a question; all of them pass the publish checks. */
export function ruleOffers({ questions, rules }: QuizContent, questionId: string): RuleOffers {
  const at = questions.findIndex((question) => question.questionId === questionId);
  const question = questions[at];
  const operators = question ? getOperatorOffers(question) : [];
  if (operators.length === 0 || rules.length >= limit.maxRules) return { operators: [], targets: [] };
  return { operators, targets: getTargetsAfter(questions, at) };
}

/**
 * Ids of the questions that conditions of a rule with this target can refer to; all questions when the target is not
 * set or was removed.
 */
export function conditionQuestions(
  { questions }: Pick<QuizContent, 'questions'>,
  { targetKind, targetId }: RuleTarget,
): string[] {
  const isTarget = ({ questionId, options }: Question) =>
    targetKind === 'option' ? options.some(({ optionId }) => optionId === targetId) : questionId === targetId;
  const at = questions.findIndex(isTarget);
  return questions
    .slice(0, at < 0 ? questions.length : at)
    .filter((question) => getOperatorOffers(question).length > 0)
    .map(({ questionId }) => questionId);
}

/** Possible targets of a rule whose last condition is on the question at index `at`. */
export function getTargetsAfter(questions: readonly Question[], at: number): RuleTarget[] {
  const later = questions.slice(at + 1).flatMap(({ questionId, type, options }): RuleTarget[] => {
    const targetKind = type === 'section' ? 'section' : 'question';
    const shown = isChoice(type) && type !== 'boolean' ? options : [];
    return [
      { kind: 'show', targetKind, targetId: questionId },
      { kind: 'jump', targetKind, targetId: questionId },
      ...shown.map(({ optionId }): RuleTarget => ({ kind: 'show', targetKind: 'option', targetId: optionId })),
    ];
  });
  return [
    ...later,
    { kind: 'jump', targetKind: 'end', targetId: null },
    { kind: 'jump', targetKind: 'disqualify', targetId: null },
  ];
}

/** Operators of the question's type, except those without any value to compare with. */
export const getOperatorOffers = (question: Question): RuleOffers['operators'] =>
  operatorsByType[question.type].flatMap((operator) => {
    const value = getValueOffer(question, operator);
    return value.kind === 'options' && value.optionIds.length === 0 ? [] : [{ operator, value }];
  });

function getValueOffer(question: Question, operator: Operator): ValueOffer {
  const { type, options } = question;
  if (operator === 'exists' || operator === 'notExists') return { kind: 'none' };
  const isPair = operator === 'between';
  const isSeveral = (operator !== 'eq' && operator !== 'neq') || type === 'multiple';
  if (isChoice(type)) {
    const optionIds = options.map(({ optionId }) => optionId).slice(0, ruleLimit.maxValues);
    return { kind: 'options', optionIds, isSeveral };
  }
  if (type === 'date') return { kind: 'days', isPair };
  if (type === 'number' || type === 'rate') return { kind: 'numbers', isPair, ...getNumberRange(question) };
  return { kind: type === 'region' ? 'regions' : 'texts', isSeveral };
}
