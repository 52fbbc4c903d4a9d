import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { Quiz, QuizContent } from '../../../contract/quiz';
import { choice, condition, jump, quiz, show } from '../testing/build';
import { quizFrom, quizzes } from '../testing/quizzes';
import { type Tape, tapes } from '../testing/tape';
import { isEditable, toDraft, toPublished } from '../version';
import { exportQuiz, importQuiz, pickContent } from './file';
import { contentShape } from './quiz-shape';

vi.setConfig({ testTimeout: 60_000 });

type Json = Record<string, unknown> & unknown[];

const file = (content: unknown, more = {}) =>
  JSON.stringify({ format: 'health-quiz', formatVersion: 1, quiz: content, ...more });
const errors = (text: string) => {
  const result = importQuiz(text);
  return result.ok ? [] : result.errors;
};

describe('a quiz that is exported and imported', () => {
  test('is the same', () => {
    fc.assert(
      fc.property(quizzes(), (content) => {
        expect(importQuiz(exportQuiz(content))).toEqual({ ok: true, quiz: content });
      }),
    );
  });

  test('may lack test cases', () => {
    const { testCases: _, ...old } = quiz([choice('a', 0, 1)]);
    expect(importQuiz(file(old))).toEqual({ ok: true, quiz: { ...old, testCases: [] } });
    expect(errors(file([])).map(({ code, at }) => [code, at])).toEqual([['notObject', []]]);
  });

  test('leaves out what ties it to its project', () => {
    const content = quiz([choice('a', 0, 1)]);
    const whole = { ...content, id: '1', projectId: '2', quizVersion: 3, status: 'published', version: 4 };
    expect(pickContent(whole as unknown as QuizContent)).toEqual(content);
    expect(exportQuiz(whole as unknown as QuizContent)).toBe(exportQuiz(content));
  });
});

describe('a foreign file', () => {
  test.each([
    ['is not JSON', '{', 'notJson'],
    ['is empty', '', 'notJson'],
    ['is null', 'null', 'notQuizFile'],
    ['is something else', '{"a":1}', 'notQuizFile'],
    ['has no version', '{"format":"health-quiz"}', 'notQuizFile'],
    ['is newer', '{"format":"health-quiz","formatVersion":2}', 'newerFormat'],
    ['contains no quiz', '{"format":"health-quiz","formatVersion":1}', 'notObject'],
  ])('%s', (_name, text, code) => {
    expect(errors(text).map((found) => found.code)).toEqual([code]);
  });

  test('may begin with a byte order mark', () => {
    expect(importQuiz(`\uFEFF${exportQuiz(quiz([]))}`).ok).toBe(true);
  });
});

describe('errors', () => {
  const content = quiz([choice('a', 0, 1)], { rules: [show('a', condition('a', 'exists'))] });
  const at = (path: (string | number)[], value: unknown) => {
    const copy = structuredClone(content) as unknown as Json;
    const parent = path.slice(0, -1).reduce<Json>((node, key) => node[key as never] as Json, copy);
    const key = path[path.length - 1] as never;
    if (value === undefined) delete parent[key];
    else parent[key] = value as never;
    return errors(file(copy));
  };
  const option = ['questions', 0, 'options', 1];

  test.each([
    [['title'], 5, 'notText', {}],
    [['title'], 'x'.repeat(51), 'tooLong', { max: 50 }],
    [['title'], undefined, 'missing', {}],
    [['titel'], 'x', 'unknownField', {}],
    [['questions'], {}, 'notList', {}],
    [['questions'], Array(201).fill(0), 'tooManyItems', { max: 200 }],
    [['questions', 0], [], 'notObject', {}],
    [['questions', 0, 'questionId'], 'a b', 'wrongForm', {}],
    [['questions', 0, 'questionId'], 7, 'notText', {}],
    [['questions', 0, 'type'], 'slider', 'notOneOf', undefined],
    [['questions', 0, 'required'], 'yes', 'notBoolean', {}],
    [['questions', 0, 'imageUrl'], 'http://example.com/a.png', 'wrongForm', {}],
    [['questions', 0, 'imageUrl'], 'https://', 'wrongForm', {}],
    [['questions', 0, 'minChoices'], 1.5, 'tooManyDecimals', { decimals: 0 }],
    [['questions', 0, 'validation', 'minDate'], 'tomorrow', 'wrongForm', {}],
    [['questions', 0, 'validation', 'mni'], 1, 'unknownField', {}],
    [[...option, 'score'], '1', 'notNumber', {}],
    [[...option, 'score'], 1000, 'tooLarge', { max: 999.99 }],
    [[...option, 'score'], -1000, 'tooSmall', { min: -999.99 }],
    [[...option, 'score'], 0.125, 'tooManyDecimals', { decimals: 2 }],
    [['rules', 0, 'conditions', 0, 'value'], 'x', 'notNumber', {}],
    [['rules', 0, 'conditions', 0, 'value', 1], 5, 'notText', {}],
  ] as [(string | number)[], unknown, string, unknown][])('at %j for %j', (path, value, code, params) => {
    if (path.length === 6) {
      const listed = { ...content, rules: [jump('end', condition('a', 'in', ['x', 5 as unknown as string]))] };
      expect(errors(file(listed))).toEqual([{ code, at: path, params }]);
      return;
    }
    const found = at(path, value);
    expect(found).toEqual([{ code, at: path, params: params ?? expect.anything() }]);
  });

  test('of the answers of a test case', () => {
    const withAnswer = (answer: unknown) =>
      errors(
        file({ ...content, testCases: [{ testCaseId: 'c', name: '', answers: { a: answer }, expected: null }] }),
      ).map(({ at, code }) => [at.slice(4).join('.'), code]);
    for (const value of ['a-0', 3, ['a-0', 'a-1']]) expect(withAnswer({ value })).toEqual([]);
    expect(withAnswer({ value: 'a-0', others: { 'a-0': '别的' } })).toEqual([]);
    expect(withAnswer({})).toEqual([['value', 'missing']]);
    expect(withAnswer(3)).toEqual([['', 'notObject']]);
    expect(withAnswer({ value: true })).toEqual([['value', 'notText']]);
    expect(withAnswer({ value: ['x', 1] })).toEqual([['value.1', 'notText']]);
    expect(withAnswer({ value: 'x', others: 5 })).toEqual([['others', 'notObject']]);
  });

  test('of a pair of numbers', () => {
    const pair = (value: unknown) =>
      errors(file({ ...content, rules: [jump('end', condition('a', 'between', value as [number, number]))] }));
    expect(pair([1, 2])).toEqual([]);
    expect(pair([1]).map(({ code }) => code)).toEqual(['missing']);
    expect(pair([1, 2, 3]).map(({ code }) => code)).toEqual(['tooManyItems']);
    expect(pair([1, 'x']).map(({ code }) => code)).toEqual(['notNumber']);
    expect(pair(5)).toEqual([]);
  });

  test('are all listed at once', () => {
    expect(errors(file({ ...content, title: 5, intro: 6 })).map(({ at }) => at)).toEqual([['title'], ['intro']]);
  });

  test('a valid image URL is not an error', () => {
    expect(at(['questions', 0, 'imageUrl'], 'https://example.com/a.png')).toEqual([]);
    expect(at(['questions', 0, 'imageUrl'], '/api/admin/v1/uploads/a.png')).toEqual([]);
    expect(at(['questions', 0, 'imageUrl'], `https://example.com/${'a'.repeat(512)}`)).toHaveLength(1);
  });
});

const replacements: unknown[] = [
  null,
  '',
  'x',
  'x'.repeat(60),
  'today',
  'today+3d',
  'today+3',
  '2026-02-29',
  '2024-02-29',
  '#12aB9f',
  'https://a.cn/b.png',
  '/api/admin/v1/uploads/b.png',
  '/api/admin/v1/uploads/../b.png',
  0,
  1,
  -1,
  0.5,
  0.001,
  1e-7,
  1.005,
  60,
  61,
  999.99,
  1000,
  1e9,
  1e10,
  2001,
  true,
  false,
  [],
  [1, 2],
  [1],
  ['x'],
  {},
  'all',
  'single',
];

/** Changes one place of a quiz: replaces, removes or adds a value. */
function mutated(tape: Tape, content: unknown): unknown {
  const copy = structuredClone(content) as Json;
  let node = copy;
  for (;;) {
    const keys = Object.keys(node);
    const key = tape.pick([...keys, 'extra']) as never;
    const child = node[key] as unknown;
    if (typeof child === 'object' && child !== null && Object.keys(child).length > 0 && !tape.oneIn(4)) {
      node = child as Json;
      continue;
    }
    if (tape.oneIn(8)) delete node[key];
    else if (!Array.isArray(node)) node[key] = tape.pick(replacements) as never;
    else if (key !== ('extra' as never)) node[key] = tape.pick(replacements) as never;
    // A hole in a list is null in JSON.
    return JSON.parse(JSON.stringify(copy));
  }
}

test('the hand-written shape and the schema of the contract agree', () => {
  let refused = 0;
  fc.assert(
    fc.property(tapes, (tape) => {
      let content: unknown = quizFrom(tape);
      for (let times = tape.between(1, 3); times > 0; times -= 1) content = mutated(tape, content);
      const { success } = QuizContent.safeParse(content);
      if (!success) refused += 1;
      expect(contentShape(content, []).length === 0).toBe(success);
    }),
  );
  expect(refused).toBeGreaterThan((fc.readConfigureGlobal().numRuns ?? 0) / 5);
});

test('caches valid parts across edits, and checks changed and invalid parts again', () => {
  const content = quiz([choice('a', 0, 1), choice('b', 0, 1)]);
  const [first, second] = content.questions;
  expect(contentShape(content, [])).toEqual([]);
  const longer = { ...content, questions: [first, { ...second, title: '长'.repeat(201) }] };
  for (let time = 0; time < 2; time += 1)
    expect(contentShape(longer, [])).toMatchObject([{ code: 'tooLong', at: ['questions', 1, 'title'] }]);
  expect(contentShape({ ...content, questions: [second, first, 'no question'] }, [])).toMatchObject([
    { code: 'notObject', at: ['questions', 2] },
  ]);
});

test('lengths count characters, not surrogate halves', () => {
  const titled = (length: number) => quiz([choice('a', 0, 1)], { title: '𠮷'.repeat(length) });
  for (const [length, fits] of [
    [50, true],
    [51, false],
  ] as const) {
    expect(QuizContent.safeParse(titled(length)).success).toBe(fits);
    expect(importQuiz(file(titled(length))).ok).toBe(fits);
  }
});

test('a published version is edited as a new draft', () => {
  const draft: Quiz = Quiz.parse({
    ...quiz([choice('a', 0, 1)]),
    id: '1',
    projectId: '2',
    quizVersion: 0,
    status: 'draft',
    publishNote: null,
    publishedAt: null,
    medicalReviewed: true,
    reviewedByName: null,
    reviewedAt: null,
    reviewNote: null,
    reviewRequestedAt: null,
    reviewRequestedByName: null,
    reviewRequestedOfName: null,
    textEditedByName: '林晓',
    textEditedByMe: false,
    updatedAt: '2026-03-02T08:00:00+08:00',
    version: 1,
  });
  const published = toPublished(draft, 3, 'First', '2026-03-02T09:00:00+08:00');
  expect(Quiz.parse(published)).toMatchObject({ quizVersion: 4, status: 'published', publishNote: 'First' });
  expect([isEditable(draft), isEditable(published)]).toEqual([true, false]);
  const again = toDraft(published);
  expect(again).toMatchObject({ status: 'draft', quizVersion: 4, publishNote: null, publishedAt: null });
  expect(pickContent(again)).toEqual(pickContent(published));
  expect(again.questions[0]).not.toBe(published.questions[0]);
});
