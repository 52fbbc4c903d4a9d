import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { checkQuiz } from '../checks/publish';
import { choice, condition, jump, level, optionsOf, question, quiz, rule, show } from '../testing/build';
import { context, quizzes } from '../testing/quizzes';
import { adoptQuiz, withNewIds } from './new-ids';

vi.setConfig({ testTimeout: 60_000 });

const numbered = () => {
  let count = 0;
  return () => `new-${++count}`;
};

test('a copy refers to its own items, and has the same findings as the original', () => {
  fc.assert(
    fc.property(quizzes(), (content) => {
      const copy = withNewIds(content, numbered());
      const ids = (of: typeof content) => of.questions.map(({ questionId }) => questionId);
      expect(ids(copy).some((id) => ids(content).includes(id))).toBe(false);
      const codes = (of: typeof content) => checkQuiz(of, context).map(({ code, at }) => [code, at]);
      expect(codes(copy)).toEqual(codes(content));
    }),
    { numRuns: 30 },
  );
});

test('updates rules, levels and test cases, and keeps entered text', () => {
  const content = quiz(
    [
      { ...choice('a', 0, 1), dimensionId: 'd' },
      question('multiple', 'm', { options: optionsOf('m', {}, { allowOther: true }) }),
      question('text', 't'),
      question('number', 'n'),
    ],
    {
      rules: [
        show('m', condition('a', 'eq', ['a-1'])),
        rule({ targetKind: 'option', targetId: 'm-1', conditions: [condition('a', 'exists')] }),
        jump('end', condition('t', 'eq', ['a-1']), condition('n', 'gt', 3), condition('gone', 'exists')),
      ],
      dimensions: [{ dimensionId: 'd', name: 'D', method: 'sum' }],
      resultLevels: [level('all', 0, 1), level('part', 0, 1, { dimensionId: 'd' })],
      testCases: [
        {
          testCaseId: 'c',
          name: '',
          answers: {
            a: { value: 'a-1' },
            m: { value: ['m-0', 'm-1'], others: { 'm-1': 'x' } },
            t: { value: 'a-1' },
            n: { value: 3 },
          },
          expected: 'all',
        },
      ],
    },
  );
  const odd = { ...content, testCases: content.testCases.map((one) => ({ ...one, answers: { a: { value: 7 } } })) };
  const { questions, rules, dimensions, resultLevels, testCases } = withNewIds(content, numbered());
  const [a, m, t, n] = questions;
  const idOf = (of: typeof a, at: number) => of?.options[at]?.optionId;
  expect(rules.map(({ targetId }) => targetId)).toEqual([m?.questionId, idOf(m, 1), null]);
  expect(rules.map(({ conditions }) => conditions.map(({ questionId, value }) => [questionId, value]))).toEqual([
    [[a?.questionId, [idOf(a, 1)]]],
    [[a?.questionId, null]],
    [
      [t?.questionId, ['a-1']],
      [n?.questionId, 3],
      ['gone', null],
    ],
  ]);
  expect([a?.dimensionId, resultLevels.map(({ dimensionId }) => dimensionId)]).toEqual([
    dimensions[0]?.dimensionId,
    [null, dimensions[0]?.dimensionId],
  ]);
  expect(testCases[0]?.answers).toEqual({
    [String(a?.questionId)]: { value: idOf(a, 1) },
    [String(m?.questionId)]: { value: [idOf(m, 0), idOf(m, 1)], others: { [String(idOf(m, 1))]: 'x' } },
    [String(t?.questionId)]: { value: 'a-1' },
    [String(n?.questionId)]: { value: 3 },
  });
  expect(Object.values(withNewIds(odd, numbered()).testCases[0]?.answers ?? {})).toEqual([{ value: 7 }]);
});

test('a file of the same quiz keeps its ids, one of another quiz gets new ones', () => {
  const content = quiz([choice('a', 0, 1), choice('b', 0, 1)]);
  const [first] = content.questions;
  expect(adoptQuiz(content, [{ questions: [] }, { questions: first ? [first] : [] }], numbered())).toBe(content);
  const ids = adoptQuiz(content, [quiz([choice('c', 0, 1)])], numbered()).questions.map(({ questionId }) => questionId);
  expect(ids).not.toContain('a');
  expect(adoptQuiz(content, [], numbered()).questions[0]?.questionId).toBe('new-1');
});
