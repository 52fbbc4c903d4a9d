import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toDayCounts, toHourCounts, toMeanByHour } from './hours';

const HOUR_MS = 3_600_000;
const FIRST = Date.parse('2026-11-01T00:00:00+08:00');
const hoursOf = (counts: readonly number[]) =>
  counts.map((count, place) => ({ hour: new Date(FIRST + place * HOUR_MS).toISOString(), count }));
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

test('days add up to their hours, whatever the UTC offset of the server', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9_999), { minLength: 1, maxLength: 31 * 24 }), (counts) => {
      const days = toDayCounts(hoursOf(counts));
      expect(sum(days.map(({ count }) => count))).toBe(sum(counts));
      expect(days).toHaveLength(Math.ceil(counts.length / 24));
      expect(days[0]).toEqual({ day: '2026-11-01', count: sum(counts.slice(0, 24)) });
    }),
  );
});

test('averages an hour over the days on which it is over', () => {
  const counts = [...Array<number>(24).fill(10), ...Array<number>(10).fill(20)];
  const hours = toMeanByHour(hoursOf(counts), FIRST + 33.5 * HOUR_MS);
  expect(hours.map(({ mean }) => mean)).toEqual([...Array<number>(9).fill(15), ...Array<number>(15).fill(10)]);
  expect(toMeanByHour([], FIRST).every(({ mean }) => mean === null)).toBe(true);
  expect(toHourCounts(hoursOf([1, 2])).map(({ label }) => label)).toEqual(['00:00', '01:00']);
});
