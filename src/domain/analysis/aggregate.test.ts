import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Figures, getAverage, getCardFigure, getTotal } from './aggregate';

const rows: Figures[] = [
  { visitPv: 100, visitUv: 40, sessionCnt: 50, stayTimeSession: 20, visitTotal: 900 },
  { visitPv: 300, visitUv: 60, sessionCnt: 150, stayTimeSession: 40, visitTotal: 950 },
];
const hole: Figures = { visitPv: null, visitUv: null };

describe('figures of several days', () => {
  test('visits add up', () => {
    expect(getTotal('visitPv', rows)).toEqual({ value: 400, missing: 0 });
    expect(getAverage('visitPv', rows)).toEqual({ value: 200, missing: 0 });
  });

  test('people do not add up; only their mean is meaningful', () => {
    expect(getTotal('visitUv', rows).value).toBeNull();
    expect(getCardFigure('visitUv', rows)).toEqual({ value: 50, missing: 0, isAverage: true });
  });

  test('a ratio is weighted: 50 opens of 20 s and 150 of 40 s last 35 s, not 30', () => {
    expect(getAverage('stayTimeSession', rows).value).toBe(35);
    // Opens add up, so the total has a ratio; people do not.
    expect(getTotal('stayTimeSession', rows).value).toBe(35);
    expect(getTotal('newRate', [{ newRate: 10, visitUv: 5 }]).value).toBeNull();
  });

  test('a running total is its newest known figure', () => {
    expect(getCardFigure('visitTotal', [...rows, {}])).toEqual({ value: 950, missing: 1, isAverage: false });
    expect(getAverage('visitTotal', rows).value).toBeNull();
  });

  test('a day without figures counts as missing, not as 0', () => {
    expect(getTotal('visitPv', [...rows, hole])).toEqual({ value: 400, missing: 1 });
    expect(getAverage('visitPv', [...rows, hole])).toEqual({ value: 200, missing: 1 });
    expect(getTotal('visitPv', [hole, {}])).toEqual({ value: null, missing: 2 });
    expect(getCardFigure('stayTimeSession', []).value).toBeNull();
  });

  test('a day without opens has no stay time, which does not count as missing', () => {
    expect(getAverage('stayTimeSession', [...rows, { sessionCnt: 0, stayTimeSession: 0 }])).toEqual({
      value: 35,
      missing: 0,
    });
  });
});

const figure = fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 10_000 }));
const days = fc.array(fc.record({ visitPv: figure, sessionCnt: figure, stayTimeSession: figure }), { maxLength: 40 });

test('known and missing days add up to all days', () => {
  fc.assert(
    fc.property(days, (list) => {
      const known = list.filter(({ visitPv }) => visitPv !== null);
      const { value, missing } = getTotal('visitPv', list);
      expect(missing).toBe(list.length - known.length);
      expect(value).toBe(known.length === 0 ? null : known.reduce((sum, { visitPv }) => sum + (visitPv ?? 0), 0));
    }),
  );
});

test('a weighted mean is between the minimum and the maximum', () => {
  fc.assert(
    fc.property(days, (list) => {
      const { value } = getAverage('stayTimeSession', list);
      const stays = list.flatMap(({ stayTimeSession, sessionCnt }) =>
        stayTimeSession !== null && sessionCnt ? [stayTimeSession] : [],
      );
      expect(value === null).toBe(stays.length === 0);
      if (value === null) return;
      expect(value).toBeGreaterThanOrEqual(Math.min(...stays) - 1e-6);
      expect(value).toBeLessThanOrEqual(Math.max(...stays) + 1e-6);
    }),
  );
});
