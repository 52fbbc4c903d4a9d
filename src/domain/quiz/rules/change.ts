import { rule as ruleLimit } from '../../../contract/limits/quiz';
import type { Condition, Operator, Question, QuizContent, QuizRule } from '../../../contract/quiz';
import { dayNumber } from '../../day';
import { isRelativeDay } from '../calendar';
import { operatorsFor, type RuleTarget, targetsAfter, type ValueOffer } from './offers';

/** What a rule does, as an operator chooses it. */
export const ruleActions = ['show', 'showOption', 'jump', 'end', 'disqualify'] as const;
export type RuleAction = (typeof ruleActions)[number];

export function actionOf({ kind, targetKind }: Pick<QuizRule, 'kind' | 'targetKind'>): RuleAction {
  if (kind === 'show') return targetKind === 'option' ? 'showOption' : 'show';
  return targetKind === 'end' || targetKind === 'disqualify' ? targetKind : 'jump';
}

type Questions = Pick<QuizContent, 'questions'>;

/** What a rule that does this can lead to: all of it lies behind the questions of the conditions. */
export function targetsFor({ questions }: Questions, { conditions }: QuizRule, action: RuleAction): RuleTarget[] {
  const asked = conditions.map(({ questionId }) => questions.findIndex((other) => other.questionId === questionId));
  return targetsAfter(questions, Math.max(-1, ...asked)).filter((target) => actionOf(target) === action);
}

const blankTargets: Record<RuleAction, RuleTarget> = {
  show: { kind: 'show', targetKind: 'question', targetId: null },
  showOption: { kind: 'show', targetKind: 'option', targetId: null },
  jump: { kind: 'jump', targetKind: 'question', targetId: null },
  end: { kind: 'jump', targetKind: 'end', targetId: null },
  disqualify: { kind: 'jump', targetKind: 'disqualify', targetId: null },
};

/** The rule with another action; it keeps its target where that can be had. */
export function withAction(quiz: Questions, rule: QuizRule, action: RuleAction): QuizRule {
  const kept = targetsFor(quiz, rule, action).find(({ targetId }) => targetId === rule.targetId);
  return { ...rule, ...(kept ?? blankTargets[action]) };
}

/** What is empty until it is chosen. */
export const blankValue = ({ kind }: ValueOffer): Condition['value'] =>
  kind === 'none' || kind === 'numbers' ? null : [];

const isDay = (text: string) => isRelativeDay(text) || dayNumber(text) !== undefined;

const fitsKind: Record<'texts' | 'regions' | 'days', (text: string) => boolean> = {
  texts: (text) => text !== '',
  regions: (text) => /^\d{6}$/.test(text),
  days: isDay,
};

/** Whether a value is one of those that are offered; of a pair the first alone is, for as long as the second is missing. */
export function fitsOffer(value: Condition['value'], offer: ValueOffer): boolean {
  if (offer.kind === 'none') return value === null;
  if (offer.kind === 'numbers') {
    const { isPair, min, max } = offer;
    const numbers = Array.isArray(value) ? value : [value];
    return (
      numbers.length > 0 &&
      numbers.length <= (isPair ? 2 : 1) &&
      numbers.every((number) => typeof number === 'number' && min <= number && number <= max)
    );
  }
  const texts = Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  if (!Array.isArray(value) || texts.length < Math.max(1, value.length)) return false;
  if (offer.kind === 'days') return texts.length <= (offer.isPair ? 2 : 1) && texts.every(fitsKind.days);
  const isOffered = offer.kind === 'options' ? (text: string) => offer.optionIds.includes(text) : fitsKind[offer.kind];
  return texts.length <= (offer.isSeveral ? ruleLimit.maxValues : 1) && texts.every(isOffered);
}

/** A condition after a change, and whether what it compared with is not what it compares with any more. */
type Changed = { condition: Condition; isOperatorReset: boolean; isValueReset: boolean };

/** The operator that is meant most often. */
function usualOperator({ type }: Question): Operator {
  if (type === 'multiple') return 'in';
  return type === 'number' || type === 'date' ? 'gte' : 'eq';
}

/** A condition on a question with the operator and the value of another, as far as they fit it. */
export function withQuestion(question: Question, from: Condition | null): Changed {
  const offers = operatorsFor(question);
  const wanted = [from?.operator, usualOperator(question)];
  const operator = wanted.find((one) => offers.some((offer) => offer.operator === one)) ?? 'exists';
  const changed = withOperator(question, from?.value ?? null, operator);
  return { ...changed, isOperatorReset: from !== null && from.operator !== operator };
}

/** A condition on a question with another operator; it keeps its value where that fits. */
export function withOperator(question: Question, value: Condition['value'], operator: Operator): Changed {
  const offer = operatorsFor(question).find((one) => one.operator === operator)?.value ?? { kind: 'none' };
  const isKept = fitsOffer(value, offer);
  const isBlank = value === null || (Array.isArray(value) && value.length === 0);
  return {
    condition: { questionId: question.questionId, operator, value: isKept ? value : blankValue(offer) },
    isOperatorReset: false,
    isValueReset: !isKept && !isBlank && offer.kind !== 'none',
  };
}
