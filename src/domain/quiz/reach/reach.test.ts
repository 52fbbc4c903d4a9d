import { describe, expect, test } from 'vitest';
import type { QuizContent } from '../../../contract/quiz';
import type { Question } from '../../../contract/quiz-question';
import { evaluate } from '../engine/evaluate';
import { choice, condition, jump, level, optionsOf, question, quiz, rule, show } from '../testing/build';
import { getOuterRange, pointsRange } from './outer-range';
import { getScoreRange } from './score-range';

const today = '2026-03-02';
const range = (content: QuizContent, dimensionId: string | null = null) => {
  const found = getScoreRange(content, today, dimensionId);
  return found && [found.min, found.max, found.isExact];
};
const multiple = (...scores: number[]) =>
  question('multiple', 'm', { scored: true, options: optionsOf('m', ...scores) });

describe('the range of scores', () => {
  test('covers the paths that rules allow', () => {
    const content = quiz([choice('a', 0, 5), choice('b', 0, 10), choice('c', 0, 20)], {
      rules: [show('b', condition('a', 'eq', ['a-0'])), jump('end', condition('b', 'eq', ['b-1']))],
    });
    // 5 + 20, for a-1 hides b and b-1 ends the quiz.
    expect(range(content)).toEqual([0, 25, true]);
  });

  test('has example answers', () => {
    const content = quiz([choice('a', 1, 5), question('text', 't'), multiple(-1, 2)]);
    const { examples } = getScoreRange(content, today) as NonNullable<ReturnType<typeof getScoreRange>>;
    expect(evaluate(content, examples?.min ?? {}, today).total).toBe(0);
    expect(evaluate(content, examples?.max ?? {}, today).total).toBe(7);
    expect(examples?.max).toHaveProperty('t');
  });

  test('is null without scores, for an unknown dimension, or when nobody reaches a score', () => {
    expect(range(quiz([choice('a', 0, 1)], { scoreMode: 'none' }))).toBeNull();
    expect(range(quiz([choice('a', 0, 1)]), 'd1')).toBeNull();
    expect(range(quiz([choice('a', 0, 1)], { rules: [jump('disqualify', condition('a', 'exists'))] }))).toBeNull();
  });

  test('leaves out answers that lead to no total', () => {
    const optional = { ...choice('a', 3, 5), required: false };
    expect(range(quiz([optional]))).toEqual([3, 5, true]);
    expect(range(quiz([question('single', 'a', { scored: true, options: optionsOf('a', null, 4) })]))).toEqual([
      4,
      4,
      true,
    ]);
  });

  test('assumes a text that no rule names, whatever the pattern', () => {
    const asked = (pattern: string) =>
      quiz([question('text', 't', { validation: { pattern } }), choice('b', 0, 9)], {
        rules: [show('b', condition('t', 'neq', ['ab']))],
      });
    expect(range(asked('[a-z]{2}'))).toEqual([0, 9, true]);
    expect(range(asked('[a-z]+'))).toEqual([0, 9, true]);
  });

  test('handles a text that rules always name, as in short formats', () => {
    const named = ['0', '1', '2', '3', '4', '5', '6'].map((digit) => `1400000000${digit}`);
    const content = quiz([question('text', 't', { validation: { preset: 'mobile' } }), choice('b', 0, 9)], {
      rules: [show('b', condition('t', 'in', named))],
    });
    expect(range(content)?.[1]).toBe(9);
  });

  test('handles the mean of the visible questions', () => {
    const d = (dimensionId: string, method: 'sum' | 'mean') => ({ dimensionId, name: dimensionId, method });
    const of = (code: string, dimensionId: string | null, ...scores: number[]) => ({
      ...choice(code, ...scores),
      dimensionId,
    });
    const content = quiz([of('a', 'd1', 0, 4), of('b', 'd1', 1, 5), of('c', 'd2', 0, 2), of('x', null, 0, 99)], {
      scoreMode: 'dimension',
      dimensions: [d('d1', 'mean'), d('d2', 'sum')],
      rules: [show('b', condition('a', 'eq', ['a-1']))],
    });
    // Alone 0; together with b 2.5 to 4.5.
    expect(range(content, 'd1')).toEqual([0, 4.5, true]);
    expect(range(content, 'd2')).toEqual([0, 2, true]);
    expect(range(content)).toEqual([0, 6.5, true]);
    expect(range({ ...content, scoreMode: 'weighted' })).toEqual([0, 110, true]);
    // Alone 4; together with b 0.5 to 2.5.
    const [a, ...others] = content.questions;
    const falling = { ...content, questions: [{ ...(a as Question), ...of('a', 'd1', 4, 0) }, ...others] };
    expect(range(falling, 'd1')).toEqual([0.5, 4, true]);
  });

  test('handles the means of several dimensions, in any order of questions', () => {
    const mean = (dimensionId: string) => ({ dimensionId, name: dimensionId, method: 'mean' as const });
    const of = (code: string, dimensionId: string) => ({ ...choice(code, 0, 4), dimensionId });
    const content = quiz([of('a', 'd2'), of('b', 'd1'), of('c', 'd1')], {
      scoreMode: 'dimension',
      dimensions: [mean('d1'), mean('d2')],
    });
    expect(range(content, 'd1')).toEqual([0, 4, true]);
    expect(range(content)).toEqual([0, 8, true]);
  });
});

describe('when the search gives up', () => {
  const many = Array.from({ length: 16 }, (_, index) => choice(`a${index}`, 0, 1));
  const shown = many.map(({ questionId }) => choice(`b${questionId}`, -1, 1));
  const rules = many.map(({ questionId }) => show(`b${questionId}`, condition(questionId, 'eq', [`${questionId}-1`])));

  test('no score exceeds the outer range', () => {
    expect(range(quiz([...many, ...shown], { rules }))).toEqual([-16, 32, false]);
    const weighted = [...many, ...shown].map((one) => ({ ...one, weight: 0.5 }));
    expect(range(quiz(weighted, { rules, scoreMode: 'weighted' }))).toEqual([-8, 16, false]);
    expect(range(quiz([...many, ...shown], { rules, scoreMode: 'weighted' }))).toEqual([-16, 32, false]);
    const inDimensions = [
      ...many.map((one) => ({ ...one, dimensionId: 'd1' })),
      ...shown.map((one) => ({ ...one, dimensionId: 'd2' })),
    ];
    const dimensions = [
      { dimensionId: 'd1', name: '1', method: 'sum' as const },
      { dimensionId: 'd2', name: '2', method: 'mean' as const },
      { dimensionId: 'd3', name: '3', method: 'mean' as const },
    ];
    const content = quiz(inDimensions, { rules, scoreMode: 'dimension', dimensions });
    expect(range(content)).toEqual([-1, 17, false]);
    expect(range(content, 'd2')).toEqual([-1, 1, false]);
  });

  test('because too many options of one question matter', () => {
    const wide = question('multiple', 'm', {
      scored: true,
      options: optionsOf('m', ...Array.from({ length: 12 }, () => 1)),
    });
    const named = wide.options.map(({ optionId }) => optionId);
    const content = quiz([wide, question('text', 't')], { rules: [show('t', condition('m', 'containsAll', named))] });
    expect(range(content)).toEqual([0, 12, false]);
  });

  test('because means have too many different divisors', () => {
    // 11 · 13 · 17 · 7 questions: their common multiple is too large for exact sums.
    const sizes = [11, 13, 17, 7];
    const questions = sizes.flatMap((size, dimension) =>
      Array.from({ length: size }, (_, index) => ({
        ...choice(`q${dimension}_${index}`, 0, 1),
        dimensionId: `d${dimension}`,
      })),
    );
    const dimensions = sizes.map((_, index) => ({
      dimensionId: `d${index}`,
      name: `${index}`,
      method: 'mean' as const,
    }));
    expect(range(quiz(questions, { scoreMode: 'dimension', dimensions }))).toEqual([0, 4, false]);
  });

  test('each question has a minimum and a maximum', () => {
    const of = (one: Question) => Object.values(pointsRange(one));
    expect(of(multiple(-1, -2, 3))).toEqual([-3, 3]);
    expect(of(multiple(2, 3))).toEqual([2, 5]);
    expect(of(multiple(-2, -3))).toEqual([-5, -2]);
    expect(of({ ...multiple(2, 3), scoreCap: 4 })).toEqual([2, 4]);
    expect(of(question('rate', 'r'))).toEqual([1, 5]);
    expect(of(question('rate', 'r', { validation: { min: 0, max: 3 } }))).toEqual([0, 3]);
    expect(of(question('number', 'n', { scoreRanges: [{ min: 0, max: 1, score: 7 }] }))).toEqual([7, 7]);
    expect(of(question('single', 's', { options: optionsOf('s', null, 3) }))).toEqual([0, 3]);
    expect(of(question('text', 't'))).toEqual([0, 0]);
    expect(getOuterRange(quiz([choice('a', 2, 3), question('text', 't')]), null)).toEqual({ min: 2, max: 3 });
  });
});

test('every kind of answer is tried', () => {
  const texts: Question[] = [
    question('text', 'mail', { validation: { preset: 'email', minLength: 20 } }),
    question('text', 'id', { validation: { preset: 'idCard' } }),
    question('text', 'name', { validation: { preset: 'name' } }),
    question('region', 'region'),
    question('date', 'date', { validation: { minDate: 'soon' } }),
    question('number', 'number'),
    question('image', 'image'),
    question('signature', 'signature'),
    question('rate', 'rate', { validation: { min: 3, max: 2 } }),
  ];
  const answerable = texts.slice(0, -1);
  const last = choice('last', 0, 1);
  expect(range(quiz([...answerable, last]))).toEqual([0, 1, true]);
  // Nobody can rate from 3 to 2.
  expect(range(quiz([...texts, last]))).toBeNull();
  const everywhere = Array.from({ length: 99 }, (_, at) => `${String(at + 1).padStart(2, '0')}0000`);
  const rules = [everywhere.slice(0, 50), everywhere.slice(50)].map((codes) =>
    show('last', condition('region', 'in', codes)),
  );
  expect(range(quiz([...answerable, last], { rules }))).toEqual([0, 1, true]);
  const options = [multiple(1, 2), last];
  const alone = question('multiple', 'm', {
    scored: true,
    minChoices: 2,
    options: optionsOf('m', 1, 2, { score: null, disqualify: true }, { score: 9, exclusive: true }),
  });
  expect(range(quiz([alone]))).toEqual([3, 9, true]);
  expect(range(quiz(options, { rules: [rule({ targetKind: 'option', targetId: 'm-1', conditions: [] })] }))).toEqual([
    1,
    2,
    true,
  ]);
  expect(level('x', 0, 1).severity).toBe('normal');
});
