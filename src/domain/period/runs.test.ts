import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addUnits, getStartOfRefDate, getUnitStart, listUnits, toRefDate } from './period';
import { groupRuns } from './runs';

test.each([
  [
    'day',
    ['2026-02-28', '2026-03-01', '2026-03-03'],
    [
      ['2026-02-28', '2026-03-01'],
      ['2026-03-03', '2026-03-03'],
    ],
  ],
  ['week', ['2026-11-02', '2026-11-09'], [['2026-11-02', '2026-11-09']]],
  [
    'month',
    ['2025-12', '2026-01', '2026-03'],
    [
      ['2025-12-01', '2026-01-01'],
      ['2026-03-01', '2026-03-01'],
    ],
  ],
  ['day', [], []],
] as const)('%s %j', (granularity, refDates, expected) => {
  expect(groupRuns(granularity, refDates).map(({ first, last }) => [first, last])).toEqual(expected);
});

test('runs contain exactly the given units', () => {
  fc.assert(
    fc.property(fc.constantFrom('day', 'week', 'month'), fc.array(fc.nat(40)), (granularity, offsets) => {
      const start = getUnitStart(granularity, '2026-01-05');
      const starts = [...new Set(offsets)].sort((a, b) => a - b).map((by) => addUnits(granularity, start, by));
      const refDates = starts.map((one) => toRefDate(granularity, one));
      const held = groupRuns(granularity, refDates).flatMap(({ first, last }) =>
        listUnits(granularity, { from: first, before: addUnits(granularity, last, 1) }),
      );
      expect(held).toEqual(starts);
      expect(refDates.map((refDate) => getStartOfRefDate(granularity, refDate))).toEqual(starts);
    }),
  );
});
