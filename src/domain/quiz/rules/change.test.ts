import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Condition, QuizRule } from '../../../contract/quiz';
import type { Finding } from '../checks/finding';
import { checkRules } from '../checks/rules';
import { choice, condition, jump, optionsOf, question, quiz, rule, show } from '../testing/build';
import { today } from '../testing/questions';
import { quizFrom } from '../testing/quizzes';
import { ruleFrom } from '../testing/rules';
import { tapes } from '../testing/tape';
import {
  fitsOffer,
  getRuleAction,
  getRuleTargets,
  ruleActions,
  withAction,
  withOperator,
  withQuestion,
} from './change';
import { conditionQuestions, getOperatorOffers, type ValueOffer } from './offers';

const single = choice('Q1', 0, 1);
const several = question('multiple', 'Q2', { options: optionsOf('Q2', 0, 1, 2) });
const amount = question('number', 'Q3', { validation: { min: 0, max: 10 } });
const content = quiz([single, several, amount, question('section', 'S'), choice('Q4', 0, 1)]);

describe('what a rule does can be changed', () => {
  test.each<[QuizRule, QuizRule['kind'], string]>([
    [show('Q4'), 'show', 'show'],
    [rule({ targetKind: 'option', targetId: 'Q4-0' }), 'show', 'showOption'],
    [rule({ targetKind: 'end' }), 'show', 'show'],
    [jump('Q4'), 'jump', 'jump'],
    [jump('end'), 'jump', 'end'],
    [jump('disqualify'), 'jump', 'disqualify'],
  ])('%#: its action follows from its kind and target', (one, kind, action) => {
    expect([one.kind, getRuleAction(one)]).toEqual([kind, action]);
  });

  test('and its target is kept if the new action allows it', () => {
    const one = show('Q4', condition('Q3', 'gte', 3));
    expect(withAction(content, one, 'jump')).toMatchObject({ kind: 'jump', targetKind: 'question', targetId: 'Q4' });
    expect(withAction(content, one, 'showOption')).toMatchObject({ targetKind: 'option', targetId: null });
    expect(withAction(content, one, 'end')).toMatchObject({ kind: 'jump', targetKind: 'end', targetId: null });
    expect(withAction(content, { ...one, targetId: 'gone' }, 'jump')).toMatchObject({ targetId: null });
  });

  test('and only questions after all of its conditions are targets', () => {
    const ids = (one: QuizRule) => getRuleTargets(content, one, 'jump').map(({ targetId }) => targetId);
    expect(ids(jump('end'))).toEqual(['Q1', 'Q2', 'Q3', 'S', 'Q4']);
    expect(ids(jump('end', condition('Q3', 'exists'), condition('Q1', 'exists')))).toEqual(['S', 'Q4']);
    expect(ids(jump('end', condition('gone', 'exists')))).toHaveLength(5);
  });
});

describe('a condition can be changed', () => {
  test('to another question: what does not fit is reset and reported', () => {
    expect(withQuestion(several, null)).toEqual({
      condition: condition('Q2', 'in', []),
      isOperatorReset: false,
      isValueReset: false,
    });
    expect(withQuestion(amount, null).condition).toEqual(condition('Q3', 'gte'));
    expect(withQuestion(question('image', 'Q9'), null).condition).toEqual(condition('Q9', 'exists'));
    expect(withQuestion(single, condition('Q3', 'gte', 3))).toEqual({
      condition: condition('Q1', 'eq', []),
      isOperatorReset: true,
      isValueReset: true,
    });
    expect(withQuestion({ ...amount, questionId: 'Q5' }, condition('Q3', 'lt', 3)).condition).toEqual(
      condition('Q5', 'lt', 3),
    );
  });

  test('to another operator: a value that fits is kept', () => {
    expect(withOperator(single, ['Q1-0'], 'in').condition.value).toEqual(['Q1-0']);
    expect(withOperator(single, ['Q1-0', 'Q1-1'], 'eq')).toMatchObject({
      condition: { value: [] },
      isValueReset: true,
    });
    expect(withOperator(amount, 3, 'between').condition.value).toBe(3);
    expect(withOperator(amount, 3, 'exists')).toMatchObject({ condition: { value: null }, isValueReset: false });
    expect(withOperator(question('section', 'S'), null, 'exists').condition.value).toBeNull();
  });

  test.each<[string, ValueOffer, Condition['value'][], Condition['value'][]]>([
    [
      'numbers',
      { kind: 'numbers', isPair: false, min: 0, max: 9, decimals: 0 },
      [3, 0, 9],
      [null, 10, -1, ['3'], [1, 2]],
    ],
    ['pairs', { kind: 'numbers', isPair: true, min: 0, max: 9, decimals: 0 }, [[1, 2], 1], [[1, 10], null, []]],
    ['days', { kind: 'days', isPair: false }, [['today'], ['2026-01-31']], [['x'], [], null, ['today', 'today-1d'], 3]],
    ['two days', { kind: 'days', isPair: true }, [['today', 'today+1d'], ['today']], [['today', 'x'], []]],
    ['regions', { kind: 'regions', isSeveral: false }, [['440000']], [['x'], ['440000', '440300'], null]],
    ['texts', { kind: 'texts', isSeveral: true }, [['x', '440000']], [[''], [], 3, [1, 2]]],
    [
      'options',
      { kind: 'options', optionIds: ['a', 'b'], isSeveral: true },
      [['a'], ['b', 'a']],
      [['c'], ['a', 'c'], []],
    ],
    ['nothing', { kind: 'none' }, [null], [3, ['x']]],
  ])('%s fit where they are offered', (_, offer, fitting, unfit) => {
    for (const value of fitting) expect(fitsOffer(value, offer), JSON.stringify(value)).toBe(true);
    for (const value of unfit) expect(fitsOffer(value, offer), JSON.stringify(value)).toBe(false);
  });
});

test('no change makes a rule invalid, only incomplete', () => {
  fc.assert(
    fc.property(tapes, (tape) => {
      const draft = quizFrom(tape);
      const one = ruleFrom(tape, draft.questions, 1);
      fc.pre(one !== null && checkRules({ ...draft, rules: [one] }, today).length === 0);
      const { conditions } = one as QuizRule;
      const changed = withAction(draft, one as QuizRule, tape.pick(ruleActions));
      const from = tape.pick(conditions);
      const asked = tape.pick(conditionQuestions(draft, changed));
      const to = draft.questions.find(({ questionId }) => questionId === asked);
      fc.pre(to !== undefined);
      const moved = withQuestion(to as NonNullable<typeof to>, from).condition;
      const { operator } = tape.pick(getOperatorOffers(to as NonNullable<typeof to>));
      const { condition: last } = withOperator(to as NonNullable<typeof to>, moved.value, operator);
      const rules = [{ ...changed, conditions: conditions.map((each) => (each === from ? last : each)) }];
      const isOpen = ({ code }: { code: string }) => code === 'valueNotForOperator' || code === 'targetMissing';
      // A kept number may be one that no answer exceeds, which causes a warning.
      const isWrong = (found: Finding) => found.severity === 'error' && !isOpen(found);
      expect(checkRules({ ...draft, rules }, today).filter(isWrong)).toEqual([]);
    }),
  );
});
