import type { Condition, QuizContent, QuizRule } from '../../../contract/quiz';
import type { Question } from '../../../contract/quiz-question';
import { resolveDay } from '../calendar';
import { findOption, getNumberRange, isChoice, operatorsByType } from '../model';
import { createFinding, type Finding, findRepeated } from './finding';
import { neverHolds } from './never-holds';

type At = Finding['at'];

/**
 * Checks rules (docs/domain.md 4.1): conditions refer to existing earlier questions, and the target comes after them,
 * so rules cannot form a cycle.
 */
export function checkRules({ questions, rules }: QuizContent, today: string): Finding[] {
  return [
    ...findRepeated(rules, ({ ruleId }) => ruleId).map((at) => createFinding('idTwice', ['rules', at])),
    ...rules.flatMap((rule, index) => {
      const target = checkTarget(questions, rule, index);
      const conditions = rule.conditions.flatMap((condition, place) =>
        checkCondition(questions, condition, ['rules', index, 'conditions', place], index + 1, today),
      );
      return [
        ...(rule.conditions.length === 0 ? [createFinding('noConditions', ['rules', index], { rule: index + 1 })] : []),
        ...target,
        ...conditions,
        ...(target.length === 0 ? checkOrder(questions, rule, index) : []),
      ];
    }),
  ];
}

const targetKinds: Record<QuizRule['kind'], readonly QuizRule['targetKind'][]> = {
  show: ['question', 'section', 'option'],
  jump: ['question', 'section', 'end', 'disqualify'],
};

/** Index of the target's question, or of the question with the target option; -1 when there is none. */
const targetIndex = (questions: readonly Question[], { targetKind, targetId }: QuizRule) =>
  questions.findIndex((question) =>
    targetKind === 'option' ? findOption(question, String(targetId)) : question.questionId === targetId,
  );

function checkTarget(questions: readonly Question[], rule: QuizRule, index: number): Finding[] {
  const at = ['rules', index, 'targetId'];
  const params = { rule: index + 1 };
  if (!targetKinds[rule.kind].includes(rule.targetKind)) return [createFinding('targetNotForKind', at, params)];
  if (rule.targetKind === 'end' || rule.targetKind === 'disqualify') return [];
  const target = questions[targetIndex(questions, rule)];
  if (!target) return [createFinding('targetMissing', at, params)];
  const { type } = target;
  // A yes/no question always shows both options.
  const fits = { question: type !== 'section', section: type === 'section', option: type !== 'boolean' };
  return fits[rule.targetKind] ? [] : [createFinding('targetNotOfKind', at, { ...params, question: target.code })];
}

function checkCondition(questions: readonly Question[], condition: Condition, at: At, rule: number, today: string) {
  const question = questions.find(({ questionId }) => questionId === condition.questionId);
  if (!question) return [createFinding('conditionQuestionMissing', at, { rule })];
  const params = { rule, question: question.code };
  if (!operatorsByType[question.type].includes(condition.operator))
    return [createFinding('operatorNotForType', at, params)];
  if (!fitsOperator(condition, question, today)) return [createFinding('valueNotForOperator', at, params)];
  const { value } = condition;
  if (question.type === 'number' || question.type === 'rate') {
    return neverHolds(condition, question)
      ? [createFinding('conditionNeverHolds', at, { ...params, ...getNumberRange(question) })]
      : [];
  }
  if (!isChoice(question.type) || !Array.isArray(value)) return [];
  const isGone = value.some((optionId) => !findOption(question, String(optionId)));
  return isGone ? [createFinding('conditionOptionMissing', at, params)] : [];
}

/** Whether the value has the type and count that the operator compares with; `between` needs ascending bounds. */
function fitsOperator({ operator, value }: Condition, { type }: Question, today: string) {
  if (operator === 'exists' || operator === 'notExists') return value === null;
  const isNumeric = type === 'number' || type === 'rate';
  if (!isNumeric && !Array.isArray(value)) return false;
  const items: readonly (string | number | null)[] = Array.isArray(value) ? value : [value];
  if (!items.every((item) => typeof item === (isNumeric ? 'number' : 'string'))) return false;

  const counts = operator === 'between' ? 2 : isNumeric || type === 'date' ? 1 : undefined;
  if (counts !== undefined && items.length !== counts) return false;
  if (items.length === 0 || ((operator === 'eq' || operator === 'neq') && type !== 'multiple' && items.length > 1)) {
    return false;
  }
  if (type === 'region') return items.every((item) => /^\d{6}$/.test(String(item)));
  const numbers = type === 'date' ? items.map((item) => resolveDay(String(item), today)) : items;
  if (numbers.some((number) => number === undefined)) return false;
  return operator !== 'between' || Number(numbers[0]) <= Number(numbers[1]);
}

/** Ids of the rules whose conditions or jumps violate the order of the questions. */
export const findDisorderedRules = ({ questions, rules }: Pick<QuizContent, 'questions' | 'rules'>): string[] =>
  rules.filter((rule, index) => checkOrder(questions, rule, index).length > 0).map(({ ruleId }) => ruleId);

function checkOrder(questions: readonly Question[], rule: QuizRule, index: number): Finding[] {
  const asked = rule.conditions.map(({ questionId }) =>
    questions.findIndex((other) => other.questionId === questionId),
  );
  if (rule.targetKind === 'end' || rule.targetKind === 'disqualify') return [];
  const target = targetIndex(questions, rule);
  const late = asked.flatMap((place, at) => (place >= target ? [at] : []));
  if (rule.kind === 'jump') {
    return late.length > 0 ? [createFinding('jumpBackwards', ['rules', index, 'targetId'], { rule: index + 1 })] : [];
  }
  return late.map((at) =>
    createFinding('conditionNotEarlier', ['rules', index, 'conditions', at], {
      rule: index + 1,
      question: questions[asked[at] as number]?.code as string,
    }),
  );
}
