import type { Condition, Operator, QuizRule } from '../../../contract/quiz';
import type { Question } from '../../../contract/quiz-question';
import { operatorsByType } from '../model';
import type { Tape } from './tape';

type Targets = { kind: QuizRule['kind']; targetKind: QuizRule['targetKind']; targetId: string | null; before: number };

/** A valid rule: its conditions come before its target; null when the questions allow none. */
export function ruleFrom(tape: Tape, questions: readonly Question[], number: number): QuizRule | null {
  const { kind, targetKind, targetId, before } = tape.pick(targetsIn(tape, questions));
  const earlier = questions.slice(0, before).filter(({ type }) => operatorsByType[type].length > 0);
  if (earlier.length === 0) return null;
  const conditions = tape.times(tape.between(1, 3), () => conditionFrom(tape, tape.pick(earlier)));
  return { ruleId: `r${number}`, kind, targetKind, targetId, match: tape.pick(['all', 'any']), conditions };
}

function targetsIn(tape: Tape, questions: readonly Question[]): Targets[] {
  const end = { targetId: null, before: questions.length };
  const stops: Targets[] = [
    { kind: 'jump', targetKind: 'end', ...end },
    ...(tape.oneIn(4) ? [{ kind: 'jump' as const, targetKind: 'disqualify' as const, ...end }] : []),
  ];
  return questions
    .flatMap(({ questionId, type, options }, before): Targets[] => [
      { kind: 'show', targetKind: type === 'section' ? 'section' : 'question', targetId: questionId, before },
      { kind: 'jump', targetKind: type === 'section' ? 'section' : 'question', targetId: questionId, before },
      ...(type === 'boolean' ? [] : options).map(
        ({ optionId }): Targets => ({ kind: 'show', targetKind: 'option', targetId: optionId, before }),
      ),
    ])
    .concat(stops);
}

const days = ['2026-03-01', '2026-03-02', 'today', 'today-3d', 'today+1d', '2020-02-29'];
const words = ['x', 'abc', '123', 'yy', '14000000000'];
const regions = ['440000', '440300', '440305', '110000'];

function conditionFrom(tape: Tape, { questionId, type, options }: Question): Condition {
  const operator = tape.pick(operatorsByType[type]);
  const isPair = operator === 'between';
  if (operator === 'exists' || operator === 'notExists') return { questionId, operator, value: null };
  if (type === 'number' || type === 'rate') {
    const from = tape.between(-4, 12) / tape.pick([1, 2]);
    return { questionId, operator, value: isPair ? [from, from + tape.between(0, 4)] : from };
  }
  if (type === 'date') {
    return { questionId, operator, value: isPair ? ['today-9d', 'today'] : [tape.pick(days)] };
  }
  const items = options.length > 0 ? options.map(({ optionId }) => optionId) : type === 'region' ? regions : words;
  return { questionId, operator, value: listFrom(tape, items, operator, type === 'multiple') };
}

function listFrom(tape: Tape, items: readonly string[], operator: Operator, isMultiple: boolean) {
  const isOne = (operator === 'eq' || operator === 'neq') && !isMultiple;
  const some = isOne ? [] : tape.some(items);
  return some.length > 0 ? some : [tape.pick(items)];
}
