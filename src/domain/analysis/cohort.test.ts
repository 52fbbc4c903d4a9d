import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { retainKeys } from '../../contract/limits/analysis';
import { addDays } from '../period/calendar';
import { newestUnits, refDateOf, unitsOf } from '../period/period';
import { cohortMatrix, isElapsed, retentionCurve } from './cohort';

const TODAY = '2026-11-21';

describe('what has elapsed', () => {
  test.each([
    ['day', '2026-11-19', 1, true],
    ['day', '2026-11-20', 1, false],
    ['day', '2026-10-21', 30, true],
    ['day', '2026-10-22', 30, false],
    // The week of the 9th is over, that of the 16th is not.
    ['week', '2026-11-02', 1, true],
    ['week', '2026-11-09', 1, false],
    ['month', '2026-09', 1, true],
    ['month', '2026-10', 1, false],
  ] as const)('%s %s and %d more: %s', (unit, refDate, key, expected) => {
    expect(isElapsed(unit, refDate, key, TODAY)).toBe(expected);
  });
});

test('a cell that has not elapsed is unknown whatever was sent, and so is one that was not sent', () => {
  const rows = cohortMatrix(
    'day',
    [
      { refDate: '2026-11-18', base: 200, cells: [{ key: 1, value: 50 }] },
      { refDate: '2026-11-20', base: 100, cells: [{ key: 1, value: 0 }] },
    ],
    [1, 2],
    TODAY,
  );
  expect(rows.map(({ cells }) => cells)).toEqual([
    [
      { key: 1, value: 50, rate: 25 },
      { key: 2, value: null, rate: null, reason: 'notProvided' },
    ],
    [
      { key: 1, value: null, rate: null, reason: 'notElapsed' },
      { key: 2, value: null, rate: null, reason: 'notElapsed' },
    ],
  ]);
});

test('the curve weighs cohorts by their size: 50 of 200 and 10 of 20 are 60 of 220', () => {
  const cohorts = [
    { refDate: '2026-11-10', base: 200, cells: [{ key: 1, value: 50 }] },
    { refDate: '2026-11-11', base: 20, cells: [{ key: 1, value: 10 }] },
    { refDate: '2026-11-20', base: 999, cells: [] },
  ];
  const [one, seven] = retentionCurve(cohortMatrix('day', cohorts, [1, 7], TODAY), [1, 7]);
  expect(one?.rate).toBeCloseTo((60 / 220) * 100, 10);
  expect(one?.cohorts).toBe(2);
  expect(seven).toEqual({ key: 7, rate: null, cohorts: 0 });
});

test('nobody came again is 0, and a cohort of nobody has no rate', () => {
  const [row] = cohortMatrix('day', [{ refDate: '2026-11-01', base: 0, cells: [{ key: 1, value: 0 }] }], [1], TODAY);
  expect(row?.cells).toEqual([{ key: 1, value: 0, rate: null }]);
});

test('the known cells of the newest cohorts make a triangle', () => {
  fc.assert(
    fc.property(fc.constantFrom('day', 'week', 'month'), fc.nat(2000), (unit, ago) => {
      const today = addDays(TODAY, -ago);
      const keys = retainKeys[unit];
      const full = keys.map((key) => ({ key, value: 1 }));
      const cohorts = unitsOf(unit, newestUnits(unit, 24, today)).map((start) => ({
        refDate: refDateOf(unit, start),
        base: 2,
        cells: full,
      }));
      cohortMatrix(unit, cohorts, keys, today).forEach(({ cells }, index) => {
        const later = cohorts.length - 1 - index;
        for (const { key, value } of cells) expect(value !== null).toBe(key <= later);
      });
    }),
  );
});
