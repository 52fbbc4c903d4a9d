import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, getMonday } from './calendar';
import { getComparedPeriod } from './comparison';
import {
  countUnits,
  formatUnit,
  getEndOfData,
  getLastDay,
  getNewestUnits,
  getUnitStart,
  listUnits,
  toRefDate,
} from './period';

const granularity = fc.constantFrom('day', 'week', 'month');
const today = fc.integer({ min: 0, max: 30_000 }).map((number) => addDays('2000-01-01', number));
const count = fc.integer({ min: 1, max: 90 });

describe('complete units', () => {
  test.each([
    // A Saturday: the week is not complete before Sunday.
    ['2026-11-21', '2026-11-20', '2026-11-09', '2026-10'],
    ['2026-11-22', '2026-11-21', '2026-11-09', '2026-10'],
    ['2026-11-23', '2026-11-22', '2026-11-16', '2026-10'],
    ['2026-12-01', '2026-11-30', '2026-11-23', '2026-11'],
    ['2027-01-01', '2026-12-31', '2026-12-21', '2026-12'],
    ['2028-03-01', '2028-02-29', '2028-02-21', '2028-02'],
  ])('on %s the newest day is %s, the newest week %s, the newest month %s', (now, day, week, month) => {
    const newest = (unit: 'day' | 'week' | 'month') => toRefDate(unit, getNewestUnits(unit, 1, now).from);
    expect([newest('day'), newest('week'), newest('month')]).toEqual([day, week, month]);
  });

  test('end before today, by at most one unit', () => {
    fc.assert(
      fc.property(granularity, today, (unit, now) => {
        const end = getEndOfData(unit, now);
        expect(end <= now).toBe(true);
        expect(daysBetween(end, now)).toBeLessThan({ day: 1, week: 7, month: 31 }[unit]);
      }),
    );
  });
});

test('the newest units are consecutive whole units', () => {
  fc.assert(
    fc.property(granularity, today, count, (unit, now, length) => {
      const period = getNewestUnits(unit, length, now);
      const starts = listUnits(unit, period);
      expect(countUnits(unit, period)).toBe(length);
      expect(starts).toHaveLength(length);
      expect(starts[0]).toBe(period.from);
      for (const start of starts) expect(getUnitStart(unit, start)).toBe(start);
      expect(new Set(starts).size).toBe(length);
      expect([...starts].sort()).toEqual(starts);
    }),
  );
});

test('lists units across a new year and a leap day', () => {
  expect(listUnits('day', { from: '2028-02-28', before: '2028-03-02' })).toEqual([
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
  ]);
  expect(listUnits('week', { from: '2026-12-21', before: '2027-01-11' })).toEqual([
    '2026-12-21',
    '2026-12-28',
    '2027-01-04',
  ]);
  expect(listUnits('month', { from: '2026-11-01', before: '2027-02-01' })).toEqual([
    '2026-11-01',
    '2026-12-01',
    '2027-01-01',
  ]);
  expect(getLastDay({ from: '2028-02-01', before: '2028-03-01' })).toBe('2028-02-29');
});

test('labels a unit the same in every language', () => {
  expect(formatUnit('day', '2026-11-20')).toBe('2026-11-20');
  expect(formatUnit('week', '2026-12-28')).toBe('2026-12-28 ~ 01-03');
  expect(formatUnit('month', '2026-10-01')).toBe('2026-10');
});

describe('the compared period', () => {
  test('is right before, with the same number of units', () => {
    fc.assert(
      fc.property(granularity, today, count, (unit, now, length) => {
        const period = getNewestUnits(unit, length, now);
        const before = getComparedPeriod(unit, period, 'previous');
        expect(before?.before).toBe(period.from);
        expect(before && countUnits(unit, before)).toBe(length);
      }),
    );
  });

  test('a year before has the same number of units, and days on the nearest same weekday', () => {
    fc.assert(
      fc.property(granularity, today, count, (unit, now, length) => {
        const period = getNewestUnits(unit, length, now);
        const year = getComparedPeriod(unit, period, 'year');
        if (!year) throw new Error('nothing to compare with');
        expect(countUnits(unit, year)).toBe(length);
        if (unit === 'month') {
          expect(year.from.slice(4)).toBe(period.from.slice(4));
          return;
        }
        expect(daysBetween(getMonday(year.from), year.from)).toBe(daysBetween(getMonday(period.from), period.from));
        const sameDate = `${Number(period.from.slice(0, 4)) - 1}${period.from.slice(4).replace('02-29', '02-28')}`;
        expect(Math.abs(daysBetween(sameDate, year.from))).toBeLessThanOrEqual(3);
      }),
    );
  });

  test('29 February is compared with the Tuesday of its week, a year before', () => {
    expect(getComparedPeriod('day', { from: '2028-02-29', before: '2028-03-01' }, 'year')).toEqual({
      from: '2027-03-02',
      before: '2027-03-03',
    });
  });

  test('is undefined without a comparison', () => {
    expect(getComparedPeriod('day', { from: '2026-11-01', before: '2026-11-02' }, 'none')).toBeUndefined();
  });
});
