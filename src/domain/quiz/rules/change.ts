import { rule as ruleLimit } from '../../../contract/limits/quiz';
import type { Condition, Operator, QuizContent, QuizRule } from '../../../contract/quiz';
import type { Question } from '../../../contract/quiz-question';
import { toDayNumber } from '../../day';
import { isRelativeDay } from '../calendar';
import { getOperatorOffers, getTargetsAfter, type RuleTarget, type ValueOffer } from './offers';

/** Actions of a rule as the operator selects them. */
export const ruleActions = ['show', 'showOption', 'jump', 'end', 'disqualify'] as const;
export type RuleAction = (typeof ruleActions)[number];

export function getRuleAction({ kind, targetKind }: Pick<QuizRule, 'kind' | 'targetKind'>): RuleAction {
  if (kind === 'show') return targetKind === 'option' ? 'showOption' : 'show';
  return targetKind === 'end' || targetKind === 'disqualify' ? targetKind : 'jump';
}

type Questions = Pick<QuizContent, 'questions'>;

/** Possible targets of a rule with this action: all come after the questions of its conditions. */
export function getRuleTargets({ questions }: Questions, { conditions }: QuizRule, action: RuleAction): RuleTarget[] {
  const asked = conditions.map(({ questionId }) => questions.findIndex((other) => other.questionId === questionId));
  return getTargetsAfter(questions, Math.max(-1, ...asked)).filter((target) => getRuleAction(target) === action);
}

const blankTargets: Record<RuleAction, RuleTarget> = {
  show: { kind: 'show', targetKind: 'question', targetId: null },
  showOption: { kind: 'show', targetKind: 'option', targetId: null },
  jump: { kind: 'jump', targetKind: 'question', targetId: null },
  end: { kind: 'jump', targetKind: 'end', targetId: null },
  disqualify: { kind: 'jump', targetKind: 'disqualify', targetId: null },
};

/** Changes a rule's action; its target is kept if it is possible with the new action. */
export function withAction(quiz: Questions, rule: QuizRule, action: RuleAction): QuizRule {
  const kept = getRuleTargets(quiz, rule, action).find(({ targetId }) => targetId === rule.targetId);
  return { ...rule, ...(kept ?? blankTargets[action]) };
}

/** Empty value of a condition. */
export const blankValue = ({ kind }: ValueOffer): Condition['value'] =>
  kind === 'none' || kind === 'numbers' ? null : [];

const isDay = (text: string) => isRelativeDay(text) || toDayNumber(text) !== undefined;

const fitsKind: Record<'texts' | 'regions' | 'days', (text: string) => boolean> = {
  texts: (text) => text !== '',
  regions: (text) => /^\d{6}$/.test(text),
  days: isDay,
};

/**
 * Whether a value is among the offered ones; for a pair, the first value alone is accepted while the second is missing.
 */
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

/** A changed condition, and whether its operator or value was reset because it no longer fits. */
type Changed = { condition: Condition; isOperatorReset: boolean; isValueReset: boolean };

/** Most common operator of a question type. */
function usualOperator({ type }: Question): Operator {
  if (type === 'multiple') return 'in';
  return type === 'number' || type === 'date' ? 'gte' : 'eq';
}

/** Creates a condition on a question and keeps operator and value of another condition as far as they fit. */
export function withQuestion(question: Question, from: Condition | null): Changed {
  const offers = getOperatorOffers(question);
  const wanted = [from?.operator, usualOperator(question)];
  const operator = wanted.find((one) => offers.some((offer) => offer.operator === one)) ?? 'exists';
  const changed = withOperator(question, from?.value ?? null, operator);
  return { ...changed, isOperatorReset: from !== null && from.operator !== operator };
}

/** Creates a condition on a question with another operator; the value is kept if it fits. */
export function withOperator(question: Question, value: Condition['value'], operator: Operator): Changed {
  const offer = getOperatorOffers(question).find((one) => one.operator === operator)?.value ?? { kind: 'none' };
  const isKept = fitsOffer(value, offer);
  const isBlank = value === null || (Array.isArray(value) && value.length === 0);
  return {
    condition: { questionId: question.questionId, operator, value: isKept ? value : blankValue(offer) },
    isOperatorReset: false,
    isValueReset: !isKept && !isBlank && offer.kind !== 'none',
  };
}
