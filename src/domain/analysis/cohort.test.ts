import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { retainKeys } from '../../contract/limits/analysis';
import { addDays } from '../period/calendar';
import { getNewestUnits, listUnits, toRefDate } from '../period/period';
import { isElapsed, retentionCurve, toCohortReportRows, toCohortRows } from './cohort';

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

const NONE = { missing: [], newest: null };
const between = (from: string, before: string) => ({ from, before });

describe('a cell', () => {
  const query = { granularity: 'day', keys: [1, 2], today: TODAY } as const;

  test('is unknown if it has not elapsed, whatever was sent, or if it was not sent', () => {
    const cohorts = [
      { refDate: '2026-11-18', base: 200, cells: [{ key: 1, value: 50 }] },
      { refDate: '2026-11-20', base: 100, cells: [{ key: 1, value: 0 }] },
    ];
    const rows = toCohortRows({ ...query, period: between('2026-11-18', '2026-11-21') }, { cohorts, ...NONE });
    expect(rows.map(({ cells }) => cells)).toEqual([
      [
        { key: 1, value: 50, rate: 25 },
        { key: 2, value: null, rate: null, reason: 'notProvided' },
      ],
      [
        { key: 1, value: null, rate: null, reason: 'notProvided' },
        { key: 2, value: null, rate: null, reason: 'notElapsed' },
      ],
      [
        { key: 1, value: null, rate: null, reason: 'notElapsed' },
        { key: 2, value: null, rate: null, reason: 'notElapsed' },
      ],
    ]);
  });

  test('is being generated when its day is over without data', () => {
    const cohorts = [{ refDate: '2026-11-18', base: 200, cells: [{ key: 1, value: 50 }] }];
    const period = between('2026-11-18', '2026-11-19');
    const [row] = toCohortRows({ ...query, period }, { cohorts, missing: [], newest: '2026-11-19' });
    expect(row?.cells[1]).toEqual({ key: 2, value: null, rate: null, reason: 'generating' });
  });

  test('has the failure reason of its cohort', () => {
    const missing = [{ refDate: '2026-11-18', reason: 'failed' as const }];
    const period = between('2026-11-18', '2026-11-19');
    const [row] = toCohortRows({ ...query, period }, { cohorts: [], missing, newest: '2026-11-20' });
    expect(row).toMatchObject({ base: null, reason: 'failed' });
    expect(row?.cells.map(({ reason }) => reason)).toEqual(['failed', 'failed']);
  });

  test('is 0 when nobody came back; an empty cohort has no rate', () => {
    const cohorts = [{ refDate: '2026-11-01', base: 0, cells: [{ key: 1, value: 0 }] }];
    const period = between('2026-11-01', '2026-11-02');
    const rows = toCohortRows({ ...query, keys: [1], period }, { cohorts, ...NONE });
    expect(rows[0]?.cells).toEqual([{ key: 1, value: 0, rate: null }]);
    expect(retentionCurve(rows, [1])).toEqual([
      { key: 1, rate: null, retained: 0, base: 0, cohorts: 1, missing: 0, reason: 'noBase' },
    ]);
    const [shown] = toCohortReportRows(rows, (refDate) => refDate, 'rate');
    expect(shown).toMatchObject({ cells: { base: 0, later1: null }, reasons: { later1: 'noBase' } });
  });
});

describe('the curve', () => {
  const cohorts = [
    { refDate: '2026-11-10', base: 200, cells: [{ key: 1, value: 50 }] },
    { refDate: '2026-11-11', base: 20, cells: [{ key: 1, value: 10 }] },
    { refDate: '2026-11-20', base: 999, cells: [] },
  ];
  const query = { granularity: 'day', period: between('2026-11-10', '2026-11-21'), today: TODAY } as const;

  test('weights cohorts by size: 50 of 200 and 10 of 20 are 60 of 220', () => {
    const given = { cohorts: cohorts.slice(0, 2), ...NONE };
    const period = between('2026-11-10', '2026-11-12');
    const [one] = retentionCurve(toCohortRows({ ...query, period, keys: [1] }, given), [1]);
    expect(one).toMatchObject({ retained: 60, base: 220, cohorts: 2, missing: 0 });
    expect(one?.rate).toBeCloseTo(27.27, 2);
  });

  test('leaves out cohorts that have not elapsed and counts missing ones', () => {
    const [one, thirty] = retentionCurve(toCohortRows({ ...query, keys: [1, 30] }, { cohorts, ...NONE }), [1, 30]);
    // The 12th to the 19th were not sent; the 20th has not elapsed.
    expect(one).toMatchObject({ retained: 60, base: 220, cohorts: 2, missing: 8 });
    expect(thirty).toEqual({
      key: 30,
      rate: null,
      retained: 0,
      base: 0,
      cohorts: 0,
      missing: 0,
      reason: 'notElapsed',
    });
  });

  test('has a reason when there is no rate', () => {
    const given = {
      cohorts: [],
      missing: [{ refDate: '2026-11-10', reason: 'failed' as const }],
      newest: '2026-11-20',
    };
    const rows = toCohortRows({ ...query, period: between('2026-11-10', '2026-11-11'), keys: [1] }, given);
    expect(retentionCurve(rows, [1])[0]).toMatchObject({ rate: null, missing: 1, reason: 'failed' });
  });
});

test('report rows show the rates and people of the cells', () => {
  const cohorts = [
    { refDate: '2026-10', base: 40, cells: [] },
    { refDate: '2026-09', base: 50, cells: [{ key: 1, value: 9 }] },
  ];
  const period = between('2026-09-01', '2026-11-01');
  const rows = toCohortRows({ granularity: 'month', period, keys: [1], today: TODAY }, { cohorts, ...NONE });
  const shown = (show: 'value' | 'rate') => toCohortReportRows(rows, (refDate) => `[${refDate}]`, show);
  expect(shown('rate')).toEqual([
    { key: '2026-09', label: '[2026-09]', cells: { base: 50, later1: 18 }, reasons: {} },
    { key: '2026-10', label: '[2026-10]', cells: { base: 40, later1: null }, reasons: { later1: 'notElapsed' } },
  ]);
  expect(shown('value')[0]?.cells).toEqual({ base: 50, later1: 9 });
});

const units = fc.constantFrom('day', 'week', 'month');

test('the known cells of the newest cohorts form a triangle', () => {
  fc.assert(
    fc.property(units, fc.nat(2000), (granularity, ago) => {
      const today = addDays(TODAY, -ago);
      const keys = retainKeys[granularity];
      const period = getNewestUnits(granularity, 24, today);
      const cells = keys.map((key) => ({ key, value: 1 }));
      const cohorts = listUnits(granularity, period).map((start) => ({
        refDate: toRefDate(granularity, start),
        base: 2,
        cells,
      }));
      const rows = toCohortRows({ granularity, period, keys, today }, { cohorts, ...NONE });
      rows.forEach((row, index) => {
        const later = rows.length - 1 - index;
        for (const { key, value } of row.cells) expect(value !== null).toBe(key <= later);
      });
    }),
  );
});

test('a rate of the curve is between the lowest and the highest of its cohorts', () => {
  const cohort = fc.integer({ min: 1, max: 500 }).chain((base) => fc.tuple(fc.constant(base), fc.nat(base)));
  fc.assert(
    fc.property(fc.array(cohort, { minLength: 1, maxLength: 20 }), (sizes) => {
      const period = between(addDays('2026-11-01', -sizes.length), '2026-11-01');
      const cohorts = sizes.map(([base, value], index) => ({
        refDate: addDays(period.from, index),
        base,
        cells: [{ key: 1, value }],
      }));
      const rows = toCohortRows({ granularity: 'day', period, keys: [1], today: TODAY }, { cohorts, ...NONE });
      const rates = sizes.map(([base, value]) => (value / base) * 100);
      const [point] = retentionCurve(rows, [1]);
      expect(point?.cohorts).toBe(sizes.length);
      expect(point?.rate).toBeGreaterThanOrEqual(Math.min(...rates) - 1e-9);
      expect(point?.rate).toBeLessThanOrEqual(Math.max(...rates) + 1e-9);
    }),
  );
});
