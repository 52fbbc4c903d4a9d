import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { QuizContent } from '../../../contract/quiz';
import { choice, condition, jump, level, optionsOf, question, quiz, rule, show } from '../testing/build';
import { quizzes } from '../testing/quizzes';
import { diffQuizzes } from './diff';
import { findMovedKeys } from './moved';
import { toReadableRule } from './readable';

vi.setConfig({ testTimeout: 60_000 });

const d1 = { dimensionId: 'd1', name: 'Mood', method: 'sum' as const };
const base = quiz(
  [
    choice('a', 0, 1),
    question('number', 'b', { title: 'Weight', dimensionId: 'd1' }),
    question('text', 'c', { title: ' ' }),
  ],
  {
    dimensions: [d1],
    resultLevels: [level('low', 0, 1)],
    rules: [{ ...show('c', condition('a', 'in', ['a-1']), condition('b', 'between', [1, 5])), ruleId: 'r' }],
  },
);
const [a, b, c] = base.questions as [
  QuizContent['questions'][0],
  QuizContent['questions'][0],
  QuizContent['questions'][0],
];
const words = {
  kind: 'show',
  targetKind: 'question',
  target: 'c',
  match: 'all',
  conditions: [
    { question: 'Title a', operator: 'in', values: ['Option a-1'] },
    { question: 'Weight', operator: 'between', values: ['1', '5'] },
  ],
};
const entry = { kind: 'changed', within: null };

describe('a diff', () => {
  test('of a quiz with itself is empty', () => {
    fc.assert(
      fc.property(quizzes(), (content) => {
        expect(diffQuizzes(content, structuredClone(content))).toEqual([]);
      }),
    );
  });

  test('lists changed settings, fields, options and levels', () => {
    const after: QuizContent = {
      ...base,
      title: 'New',
      questions: [
        { ...a, options: optionsOf('a', 0, { label: 'Often', score: 2 }, { label: 'Always' }), type: 'multiple' },
        { ...b, validation: { min: 1 }, dimensionId: null, scoreRanges: [{ min: 0, max: 5, score: 2 }] },
        { ...c, dimensionId: 'd9' },
      ],
      dimensions: [{ ...d1, method: 'mean' }],
      resultLevels: [level('low', 0, 2, { dimensionId: 'd1' })],
    };
    expect(diffQuizzes(base, after)).toEqual([
      { ...entry, what: 'quiz', label: 'New', field: 'title', from: 'Quiz', to: 'New' },
      { ...entry, what: 'question', label: 'Title a', field: 'type', from: 'single', to: 'multiple' },
      { ...entry, what: 'question', label: 'Weight', field: 'min', from: null, to: 1 },
      { ...entry, what: 'question', label: 'Weight', field: 'scoreRanges', from: [], to: ['0–5: 2'] },
      { ...entry, what: 'question', label: 'Weight', field: 'dimension', from: 'Mood', to: null },
      { ...entry, what: 'question', label: 'c', field: 'dimension', from: null, to: 'd9' },
      { ...entry, what: 'option', within: 'Title a', label: 'Often', field: 'label', from: 'Option a-1', to: 'Often' },
      { ...entry, what: 'option', within: 'Title a', label: 'Often', field: 'score', from: 1, to: 2 },
      { kind: 'added', what: 'option', within: 'Title a', label: 'Always', field: null, from: null, to: null },
      { ...entry, what: 'dimension', label: 'Mood', field: 'method', from: 'sum', to: 'mean' },
      { ...entry, what: 'level', label: 'low', field: 'maxScore', from: 1, to: 2 },
      { ...entry, what: 'level', label: 'low', field: 'dimension', from: null, to: 'Mood' },
    ]);
  });

  test('lists the answers and the expected result of a test case', () => {
    const one = { testCaseId: 't', name: 'Mild', expected: 'low', answers: { a: { value: ['a-0'] } } };
    const answers = { a: { value: ['a-0', 'a-1'], others: { 'a-1': 'often' } }, b: { value: 3 }, gone: { value: 'x' } };
    const other = { ...one, expected: null, answers };
    expect(diffQuizzes({ ...base, testCases: [one] }, { ...base, testCases: [other] })).toEqual([
      { ...entry, what: 'testCase', label: 'Mild', field: 'expected', from: 'low', to: null },
      {
        ...entry,
        what: 'testCase',
        label: 'Mild',
        field: 'answers',
        from: ['Title a: Option a-0'],
        to: ['Title a: Option a-0, Option a-1, often', 'Weight: 3', 'gone: x'],
      },
    ]);
  });

  test('lists what was removed, added and moved', () => {
    const e = question('text', 'e', { title: 'New' });
    const after = { ...base, questions: [c, e, a], rules: [], dimensions: [] };
    expect(diffQuizzes({ ...base, questions: [a, b, c] }, after)).toEqual([
      { kind: 'removed', what: 'question', within: null, label: 'Weight', field: null, from: null, to: null },
      { kind: 'added', what: 'question', within: null, label: 'New', field: null, from: null, to: null },
      { kind: 'moved', what: 'question', within: null, label: 'Title a', field: null, from: 1, to: 3 },
      { kind: 'removed', what: 'rule', within: null, label: 'c', field: null, from: words, to: null },
      { kind: 'removed', what: 'dimension', within: null, label: 'Mood', field: null, from: null, to: null },
    ]);
  });

  test('lists a level that was moved, so that no change is invisible', () => {
    const [low, high] = [level('low', 0, 1), level('high', 2, 3)];
    expect(diffQuizzes({ ...base, resultLevels: [low, high] }, { ...base, resultLevels: [high, low] })).toMatchObject([
      { kind: 'moved', what: 'level' },
    ]);
  });

  test('shows a rule in words', () => {
    const changed = { ...base, rules: base.rules.map((one) => ({ ...one, match: 'any' as const })) };
    expect(diffQuizzes(base, changed)).toEqual([
      { ...entry, what: 'rule', label: 'c', field: 'rule', from: words, to: { ...words, match: 'any' } },
    ]);
    const added = diffQuizzes({ ...base, rules: [] }, base);
    expect(added).toEqual([
      { kind: 'added', what: 'rule', within: null, label: 'c', field: null, from: null, to: words },
    ]);
  });
});

test('a rule in words keeps unknown ids', () => {
  const wordsOf = (one: Parameters<typeof toReadableRule>[1]) => toReadableRule(base, one);
  expect(wordsOf(jump('end', condition('gone', 'exists')))).toMatchObject({
    target: '',
    conditions: [{ question: 'gone', values: [] }],
  });
  expect(wordsOf(rule({ targetKind: 'option', targetId: 'a-1' })).target).toBe('Title a: Option a-1');
  expect(wordsOf(rule({ targetKind: 'option', targetId: 'gone' })).target).toBe('gone');
  expect(wordsOf(show('gone', condition('a', 'eq', ['gone']))).conditions[0]?.values).toEqual(['gone']);
  expect(wordsOf(show('c', condition('b', 'gt', 5))).conditions[0]?.values).toEqual(['5']);
});

describe('moved', () => {
  test('contains the dragged item, not the items that made room', () => {
    expect([...findMovedKeys(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'])]).toEqual(['d']);
    expect([...findMovedKeys(['a', 'b', 'c'], ['x', 'a', 'c'])]).toEqual([]);
    expect([...findMovedKeys([], [])]).toEqual([]);
  });

  test('leaves the rest in order', () => {
    const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
    fc.assert(
      fc.property(fc.shuffledSubarray(keys, { minLength: 6 }), (after) => {
        const moved = findMovedKeys(keys, after);
        const rest = after.filter((key) => !moved.has(key));
        expect(rest).toEqual([...rest].sort());
      }),
    );
  });
});
