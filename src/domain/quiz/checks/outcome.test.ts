import { expect, test } from 'vitest';
import type { Answers } from '../../../contract/quiz-answer';
import { choice, level, optionsOf, question, quiz } from '../testing/build';
import { checkSignOff } from './sign-off';
import { checkTestCases } from './test-cases';

const today = '2026-03-02';
const content = quiz(
  [choice('a', 0, 5), question('single', 'b', { options: optionsOf('b', null, { disqualify: true }), required: true })],
  { resultLevels: [level('low', 0, 4), level('high', 5, 9)] },
);
const answers = (a: string | null, b: string): Answers => ({ ...(a && { a: { value: a } }), b: { value: b } });

test('finds test cases with an unexpected result', () => {
  const cases: [name: string, of: Answers, expected: string | null][] = [
    ['right', answers('a-1', 'b-0'), 'high'],
    ['right, out', answers('a-1', 'b-1'), 'excluded'],
    ['right, none', answers(null, 'b-0'), null],
    ['wrong', answers('a-0', 'b-0'), 'high'],
    ['wrong, none', answers(null, 'b-0'), 'low'],
    ['wrong, some', answers('a-0', 'b-0'), null],
  ];
  const testCases = cases.map(([name, of, expected], at) => ({ testCaseId: `c${at}`, name, answers: of, expected }));
  const found = checkTestCases({ ...content, testCases }, today);
  expect(found.map(({ code, severity, at, params }) => [code, severity, at[1], params.expected, params.got])).toEqual([
    ['testCaseFailed', 'error', 3, 'high', 'low'],
    ['testCaseFailed', 'error', 4, 'low', '—'],
    ['testCaseFailed', 'error', 5, '—', 'low'],
  ]);
});

test('requires a review only for a scored quiz', () => {
  const codes = (scoreMode: 'none' | 'sum', medicalReviewed: boolean) =>
    checkSignOff({ scoreMode, medicalReviewed }).map(({ code }) => code);
  expect(codes('sum', false)).toEqual(['notSignedOff']);
  expect([...codes('sum', true), ...codes('none', false)]).toEqual([]);
});
