import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alignPeriods } from './align-periods';
import { addShares, fillGroups, splitLargest } from './share';

const empty = (key: number) => ({ key, value: 0 });
const items = fc.uniqueArray(fc.record({ key: fc.integer({ min: 1, max: 70 }), value: fc.nat(5000) }), {
  selector: ({ key }) => key,
});

test('fills missing buckets with 0 and puts unknown ones last', () => {
  expect(
    fillGroups(
      [1, 2, 3],
      [
        { key: 9, value: 4 },
        { key: 3, value: 6 },
        { key: 1, value: 10 },
      ],
      empty,
    ),
  ).toEqual([
    { key: 1, value: 10 },
    { key: 2, value: 0 },
    { key: 3, value: 6 },
    { key: 9, value: 4 },
  ]);
});

test('keeps all values, and shares add up to 100% unless all are 0', () => {
  fc.assert(
    fc.property(items, (list) => {
      const shown = addShares(fillGroups([1, 2, 3, 4], list, empty));
      const whole = list.reduce((sum, { value }) => sum + value, 0);
      expect(shown.reduce((sum, { value }) => sum + value, 0)).toBe(whole);
      expect(new Set(shown.map(({ key }) => key)).size).toBe(shown.length);
      if (whole === 0) expect(shown.every(({ percent }) => percent === null)).toBe(true);
      else expect(shown.reduce((sum, { percent }) => sum + (percent ?? 0), 0)).toBeCloseTo(100, 6);
    }),
  );
});

test('the largest and the rest add up to all', () => {
  const list = [3, 9, 5, 1].map((value, key) => ({ key, value }));
  expect(splitLargest(list, 2)).toEqual({
    top: [
      { key: 1, value: 9 },
      { key: 2, value: 5 },
    ],
    rest: { value: 4, count: 2 },
  });
  expect(splitLargest(list, 4).rest).toBeUndefined();
  fc.assert(
    fc.property(items, fc.nat(20), (all, count) => {
      const { top, rest } = splitLargest(all, count);
      const least = Math.min(...top.map(({ value }) => value));
      expect(top.length + (rest?.count ?? 0)).toBe(all.length);
      expect(all.filter(({ value }) => value > least).length).toBeLessThanOrEqual(top.length);
    }),
  );
});

test('aligns rows with dates, undefined for a date without a row', () => {
  const row = { refDate: '2026-11-02', visitPv: 5 };
  expect(alignPeriods(['2026-11-01', '2026-11-02'], [row])).toEqual([undefined, row]);
});
