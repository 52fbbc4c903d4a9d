import { describe, expect, test } from 'vitest';
import { operators } from '../../../contract/limits/quiz';
import type { Condition } from '../../../contract/quiz';
import type { AnswerValue } from '../../../contract/quiz-answer';
import type { QuestionType } from '../../../contract/quiz-question';
import { operatorsByType } from '../model';
import { condition, question } from '../testing/build';
import { isConditionMet } from './conditions';

const today = '2026-03-02';
const check = (type: QuestionType, operator: Condition['operator'], value: Condition['value'], answer?: AnswerValue) =>
  isConditionMet(condition('q', operator, value), question(type, 'q'), answer, today);

describe('an unanswered question', () => {
  const types = Object.keys(operatorsByType) as QuestionType[];
  test.each(types)('of type %s makes every operator except notExists false', (type) => {
    for (const operator of operators) {
      for (const value of [null, ['x'], 1, [1, 2] as [number, number]]) {
        const expected = operator === 'notExists' && operatorsByType[type].includes('notExists');
        expect(check(type, operator, value)).toBe(expected);
      }
    }
  });
});

const cases: [QuestionType, Condition['operator'], Condition['value'], AnswerValue, boolean][] = [
  ['single', 'exists', null, 'a', true],
  ['single', 'notExists', null, 'a', false],
  ['single', 'eq', ['a'], 'a', true],
  ['single', 'eq', ['b'], 'a', false],
  ['single', 'neq', ['b'], 'a', true],
  ['single', 'neq', ['a'], 'a', false],
  ['single', 'in', ['a', 'b'], 'a', true],
  ['single', 'nin', ['a', 'b'], 'c', true],
  ['single', 'nin', ['a', 'b'], 'a', false],
  // A value that does not fit the type is false for every operator.
  ['single', 'gt', 1, 'a', false],
  ['single', 'neq', [], 'a', false],
  ['single', 'nin', null, 'a', false],
  ['multiple', 'eq', ['a', 'b'], ['b', 'a'], true],
  ['multiple', 'eq', ['a'], ['a', 'b'], false],
  ['multiple', 'eq', ['a', 'b'], ['a'], false],
  ['multiple', 'neq', ['a'], ['a', 'b'], true],
  ['multiple', 'neq', ['a', 'b'], ['a', 'b'], false],
  ['multiple', 'in', ['b', 'c'], ['a', 'b'], true],
  ['multiple', 'in', ['c'], ['a', 'b'], false],
  ['multiple', 'nin', ['c'], ['a', 'b'], true],
  ['multiple', 'containsAll', ['a', 'b'], ['a', 'b', 'c'], true],
  ['multiple', 'containsAll', ['a', 'd'], ['a', 'b', 'c'], false],
  ['text', 'eq', ['yes'], 'yes', true],
  ['text', 'eq', ['yes'], 'Yes', false],
  ['number', 'eq', 5.71, 5.71, true],
  ['number', 'neq', 5.71, 5.7, true],
  ['number', 'gt', 5, 5, false],
  ['number', 'gte', 5, 5, true],
  ['number', 'lt', 5, 4.99, true],
  ['number', 'lte', 5, 5.01, false],
  ['number', 'between', [1, 5], 1, true],
  ['number', 'between', [1, 5], 5, true],
  ['number', 'between', [1, 5], 5.01, false],
  ['number', 'between', 5, 5, false],
  ['number', 'eq', [5, 5], 5, false],
  ['number', 'eq', ['5'], 5, false],
  ['number', 'neq', null, 5, false],
  ['rate', 'gte', 3, 4, true],
  ['date', 'eq', ['2026-03-02'], '2026-03-02', true],
  ['date', 'lt', ['today'], '2026-03-01', true],
  ['date', 'lt', ['today'], '2026-03-02', false],
  ['date', 'gte', ['today-30d'], '2026-01-31', true],
  ['date', 'gt', ['today+1d'], '2026-03-03', false],
  ['date', 'between', ['today-1d', 'today'], '2026-03-01', true],
  ['date', 'neq', ['never'], '2026-03-01', false],
  ['date', 'eq', 5, '2026-03-01', false],
  ['date', 'neq', ['today'], 'never', false],
  ['region', 'eq', ['440300'], '440305', true],
  ['region', 'eq', ['440305'], '440300', false],
  ['region', 'in', ['110000', '440000'], '440305', true],
  ['region', 'nin', ['440000'], '440305', false],
  ['region', 'neq', ['440300'], '440106', true],
  ['image', 'exists', null, ['file'], true],
  ['image', 'eq', ['file'], ['file'], false],
  ['signature', 'exists', null, 'file', true],
];
test.each(cases)('%s %s %o, answered %o: %s', (type, operator, value, answer, expected) => {
  expect(check(type, operator, value, answer)).toBe(expected);
});

test('resolves a relative day from today', () => {
  expect(isConditionMet(condition('q', 'neq', ['today']), question('date', 'q'), '2026-03-01', 'soon')).toBe(false);
});
