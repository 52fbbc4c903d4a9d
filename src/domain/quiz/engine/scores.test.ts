import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnswerValue } from '../../../contract/quiz-answer';
import type { Question } from '../../../contract/quiz-question';
import { choice, optionsOf, question, quiz } from '../testing/build';
import { fraction, roundHalfUp } from './exact';
import { getPoints } from './points';
import { getSeverity } from './severity';
import { getTotals } from './totals';

describe('rounding', () => {
  test.each([
    [1005, 1000, 1.01],
    [1004, 1000, 1],
    [-1005, 1000, -1],
    [-1006, 1000, -1.01],
    [-5, 1000, 0],
    [5, 1000, 0.01],
    [2, 3, 0.67],
    [-2, 3, -0.67],
    [0, 7, 0],
  ])('%i/%i is %d', (numerator, denominator, expected) => {
    expect(roundHalfUp(fraction(numerator, denominator))).toBe(expected);
  });

  test('is half up, towards plus infinity', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (thousandths) => {
        const below = Math.floor(thousandths / 10);
        const expected = thousandths - below * 10 >= 5 ? below + 1 : below;
        expect(roundHalfUp(fraction(thousandths, 1000))).toBe(expected / 100 + 0);
      }),
    );
  });
});

const points = (asked: Question, answer: AnswerValue) => getPoints(asked, answer).points;

describe('points', () => {
  test('of a choice are those of its options', () => {
    expect(points(choice('q', 0, 2.5), 'q-1')).toBe(2.5);
    const multiple = question('multiple', 'q', { options: optionsOf('q', 0.1, 0.2, -1) });
    expect(points(multiple, ['q-0', 'q-1'])).toBe(0.3);
    expect(points(multiple, ['q-0', 'q-1', 'q-2'])).toBe(-0.7);
  });

  test('of several choices are limited by the cap', () => {
    const multiple = question('multiple', 'q', { scoreCap: 3, options: optionsOf('q', 2, 2, 1) });
    expect(getPoints(multiple, ['q-0', 'q-1'])).toMatchObject({ points: 3, uncapped: 4 });
    expect(getPoints(multiple, ['q-0', 'q-2'])).toMatchObject({ points: 3, uncapped: null });
    expect(points({ ...choice('q', 5, 0), scoreCap: 3 }, 'q-0')).toBe(5);
  });

  test('are unknown, not 0, for an option without points', () => {
    expect(points(question('multiple', 'q', { options: optionsOf('q', 1, null) }), ['q-0', 'q-1'])).toBeNull();
    expect(points(choice('q', 1, 2), 'gone')).toBeNull();
  });

  test('of a number come from half-open ranges, the last one closed', () => {
    const scoreRanges = [
      { min: 0, max: 1.5, score: 0 },
      { min: 1.5, max: 5.71, score: 3 },
      { min: 5.71, max: 9, score: 5 },
    ];
    const number = question('number', 'q', { scoreRanges });
    expect([0, 1.49, 1.5, 5.7, 5.71, 9].map((value) => points(number, value))).toEqual([0, 0, 3, 3, 5, 5]);
    expect([-0.01, 9.01].map((value) => points(number, value))).toEqual([null, null]);
  });

  test('of a rating are the rating; a text has none', () => {
    expect(points(question('rate', 'q'), 4)).toBe(4);
    expect(points(question('text', 'q'), '4')).toBeNull();
  });
});

describe('totals', () => {
  const scored = (score: number | null, fields: Partial<Question> = {}) => ({
    question: question('single', 'q', fields),
    points: score,
  });
  const dimensions = [
    { dimensionId: 'd1', name: 'One', method: 'mean' as const },
    { dimensionId: 'd2', name: 'Two', method: 'mean' as const },
  ];

  test('add up exactly', () => {
    expect(
      getTotals(
        quiz([]),
        [0.1, 0.2, 0.3].map((score) => scored(score)),
      ).total,
    ).toBe(0.6);
  });

  test('are weighted before they are rounded, once', () => {
    const weighted = quiz([], { scoreMode: 'weighted' });
    expect(getTotals(weighted, [scored(0.01, { weight: 0.25 }), scored(0.01, { weight: 0.25 })]).total).toBe(0.01);
    expect(getTotals(weighted, [scored(3), scored(2, { weight: 0 })]).total).toBe(3);
  });

  test('are the sum of unrounded dimensions', () => {
    const content = quiz([], { scoreMode: 'dimension', dimensions });
    const thirds = (dimensionId: string) => [1, 0, 0].map((score) => scored(score, { dimensionId }));
    expect(getTotals(content, [...thirds('d1'), ...thirds('d2')])).toEqual({
      total: 0.67,
      dimensions: [
        { dimensionId: 'd1', score: 0.33 },
        { dimensionId: 'd2', score: 0.33 },
      ],
    });
    expect(getTotals(content, [])).toMatchObject({ total: 0, dimensions: [{ score: 0 }, { score: 0 }] });
  });

  test('are unknown, never 0, while an answer is missing', () => {
    expect(getTotals(quiz([]), [scored(3), scored(null)]).total).toBeNull();
    expect(getTotals(quiz([], { scoreMode: 'none' }), [scored(3)]).total).toBeNull();
  });
});

test('severity is null without a level and a flag', () => {
  expect(getSeverity(null, [], false)).toBeNull();
  expect(getSeverity(null, [{ flag: 'warn' }], false)).toBe('medium');
  expect(getSeverity({ severity: 'excluded' }, [], false)).toBe('excluded');
  expect(getSeverity({ severity: 'excluded' }, [{ flag: 'red' }], false)).toBe('high');
  expect(getSeverity({ severity: 'low' }, [{ flag: 'red' }, { flag: 'warn' }], false)).toBe('high');
});
