import { quiz as limit, rule as ruleLimit } from '../../../contract/limits/quiz';
import type { Operator, Question, QuizContent, QuizRule } from '../../../contract/quiz';
import { isChoice, numbersOf, operatorsOf } from '../model';

/** What a condition can be given to compare with; of several one or more, of a pair the lower first. */
export type ValueOffer =
  | { kind: 'none' }
  | { kind: 'options'; optionIds: string[]; isSeveral: boolean }
  | { kind: 'texts'; isSeveral: boolean }
  | { kind: 'regions'; isSeveral: boolean }
  | { kind: 'numbers'; isPair: boolean; min: number; max: number; decimals: number }
  | { kind: 'days'; isPair: boolean };

export type RuleTarget = Pick<QuizRule, 'kind' | 'targetKind' | 'targetId'>;

export type RuleOffers = {
  /** How an answer to the question can be looked at. */
  operators: { operator: Operator; value: ValueOffer }[];
  /** What a rule that looks at it can show, or go on at. */
  targets: RuleTarget[];
};

/** The rules that can begin with a condition on a question: the publish checks find none of them wrong. */
export function ruleOffers({ questions, rules }: QuizContent, questionId: string): RuleOffers {
  const at = questions.findIndex((question) => question.questionId === questionId);
  const question = questions[at];
  const operators = question ? operatorsFor(question) : [];
  if (operators.length === 0 || rules.length >= limit.maxRules) return { operators: [], targets: [] };
  return { operators, targets: targetsAfter(questions, at) };
}

/** Ids of the questions that a rule with this target can look at: all where it has none, or one that has gone. */
export function conditionQuestions(
  { questions }: Pick<QuizContent, 'questions'>,
  { targetKind, targetId }: RuleTarget,
): string[] {
  const isTarget = ({ questionId, options }: Question) =>
    targetKind === 'option' ? options.some(({ optionId }) => optionId === targetId) : questionId === targetId;
  const at = questions.findIndex(isTarget);
  return questions
    .slice(0, at < 0 ? questions.length : at)
    .filter((question) => operatorsFor(question).length > 0)
    .map(({ questionId }) => questionId);
}

/** What a rule whose last condition is on the question at `at` can show, or go on at. */
export function targetsAfter(questions: readonly Question[], at: number): RuleTarget[] {
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

/** The operators of its type, without those that there is nothing to compare with for. */
export const operatorsFor = (question: Question): RuleOffers['operators'] =>
  operatorsOf[question.type].flatMap((operator) => {
    const value = valueFor(question, operator);
    return value.kind === 'options' && value.optionIds.length === 0 ? [] : [{ operator, value }];
  });

function valueFor(question: Question, operator: Operator): ValueOffer {
  const { type, options } = question;
  if (operator === 'exists' || operator === 'notExists') return { kind: 'none' };
  const isPair = operator === 'between';
  const isSeveral = (operator !== 'eq' && operator !== 'neq') || type === 'multiple';
  if (isChoice(type)) {
    const optionIds = options.map(({ optionId }) => optionId).slice(0, ruleLimit.maxValues);
    return { kind: 'options', optionIds, isSeveral };
  }
  if (type === 'date') return { kind: 'days', isPair };
  if (type === 'number' || type === 'rate') return { kind: 'numbers', isPair, ...numbersOf(question) };
  return { kind: type === 'region' ? 'regions' : 'texts', isSeveral };
}
