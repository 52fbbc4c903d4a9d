import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './calendar';
import { comparisons } from './comparison';
import { addUnits, countUnits, findRunningUnit, getNewestUnits, toRefDate } from './period';
import { formatPeriod, parsePeriod } from './query';
import { dailySummaryRules, retainRules, singleDayRules, trendRules } from './rules';
import { formatSnapshot, parseSnapshot, snapshotPeriod, spans } from './snapshot';

const TODAY = '2026-11-21';
const YESTERDAY = '2026-11-20';
const granularity = fc.constantFrom('day', 'week', 'month');
const reading = (search: string) => {
  const query = new URLSearchParams(search);
  return (name: string) => query.get(name);
};
const parse = (search: string, rules = dailySummaryRules) => parsePeriod(reading(search), rules, TODAY);
const written = (params: Record<string, string | null>) =>
  new URLSearchParams(Object.entries(params).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));

describe('the URL of a period', () => {
  test('is empty for the default', () => {
    expect(parse('')).toEqual({
      period: { from: '2026-10-22', before: '2026-11-21' },
      choice: { last: 30 },
      comparison: 'none',
      problems: [],
    });
    expect(written(formatPeriod({ last: 30 }, 'none', dailySummaryRules)).toString()).toBe('');
  });

  test('with a preset means the newest days relative to today', () => {
    expect(parse('last=7').period).toEqual({ from: '2026-11-14', before: '2026-11-21' });
    expect(parsePeriod(reading('last=7'), dailySummaryRules, '2026-11-22').period.before).toBe('2026-11-22');
  });

  test.each([
    ['from=2026-11-10&before=2026-11-10', 'reversed'],
    ['from=2026-11-10&before=2026-11-01', 'reversed'],
    ['from=2026-11-10&before=2026-11-22', 'future'],
    ['from=2026-08-01&before=2026-11-01', 'tooLong'],
    ['from=2026-02-29&before=2026-03-02', 'notADate'],
    ['from=yesterday&before=2026-03-02', 'notADate'],
    ['from=2026-11-10', 'notADate'],
    ['before=2026-11-10', 'notADate'],
    ['last=0', 'notADate'],
    ['last=-7', 'notADate'],
    ['last=7.5', 'notADate'],
    ['last=1e1', 'notADate'],
    ['last=91', 'tooLong'],
    ['last=99999', 'tooLong'],
    ['from=0000-01-01&before=0000-01-05', 'tooEarly'],
    ['from=2016-12-31&before=2017-01-05', 'tooEarly'],
    ['compare=lastYear', 'notAComparison'],
  ])('%s is %s and falls back to the preset', (search, problem) => {
    expect(parse(search)).toMatchObject({ choice: { last: 30 }, comparison: 'none', problems: [problem] });
  });

  test.each([
    ['week', 'from=2026-11-10&before=2026-11-16', 'notWhole'],
    ['week', 'from=2026-11-09&before=2026-11-15', 'notWhole'],
    ['week', 'from=2026-11-16&before=2026-11-23', 'future'],
    ['month', 'from=2026-10-02&before=2026-11-01', 'notWhole'],
    ['month', 'from=2026-11-01&before=2026-12-01', 'future'],
    ['month', 'from=2024-10-01&before=2026-11-01', 'tooLong'],
  ] as const)('of %ss, %s is %s', (unit, search, problem) => {
    expect(parse(search, trendRules(unit)).problems).toEqual([problem]);
  });

  test('keeps the period when the comparison is invalid', () => {
    expect(parse('last=7&compare=x')).toMatchObject({ choice: { last: 7 }, problems: ['notAComparison'] });
  });

  test('may include the current unit if the figures do, and never a later one', () => {
    fc.assert(
      fc.property(granularity, fc.integer({ min: 1, max: 24 }), (unit, length) => {
        const rules = { ...trendRules(unit), until: 'today' } as const;
        const { period, problems } = parse(`last=${length}`, rules);
        expect(problems).toEqual([]);
        expect(countUnits(unit, period)).toBe(length);
        expect(period.from <= TODAY && TODAY < period.before).toBe(true);
        expect(findRunningUnit(unit, period, TODAY)).toBe(
          toRefDate(unit, getNewestUnits(unit, 1, TODAY, 'today').from),
        );
        expect(findRunningUnit(unit, getNewestUnits(unit, length, TODAY), TODAY)).toBeUndefined();
        // The same days as fixed dates; one more unit is in the future.
        expect(parse(`${written(formatPeriod(period, 'none', rules))}`, rules).problems).toEqual([]);
        const later = { ...period, before: addUnits(unit, period.before, 1) };
        expect(parse(`${written(formatPeriod(later, 'none', rules))}`, rules).problems).toEqual(['future']);
      }),
    );
  });

  test('restores the period that it was formatted from', () => {
    fc.assert(
      fc.property(
        granularity,
        fc.integer({ min: 1, max: 24 }),
        fc.integer({ min: 0, max: 40 }),
        fc.constantFrom(...comparisons),
        fc.boolean(),
        (unit, length, ago, comparison, isRelative) => {
          const rules = trendRules(unit);
          const choice = isRelative ? { last: length } : getNewestUnits(unit, length, addDays(TODAY, -ago));
          const search = written(formatPeriod(choice, comparison, rules)).toString();
          const state = parse(search, rules);
          expect(state).toMatchObject({ choice, comparison, problems: [] });
          expect(countUnits(unit, state.period)).toBe(length);
        },
      ),
    );
  });

  test('always gives complete units, at most the allowed number', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('2026-11-09', '2026-11-16', '2026-11-01', '2026-99-99', '7'));
    fc.assert(
      fc.property(granularity, text, text, text, text, (unit, last, from, before, compare) => {
        const rules = retainRules(unit);
        const { period } = parse(new URLSearchParams({ last, from, before, compare }).toString(), rules);
        expect(countUnits(unit, period)).toBeGreaterThanOrEqual(1);
        expect(countUnits(unit, period)).toBeLessThanOrEqual(rules.max);
        expect(period.before <= TODAY).toBe(true);
      }),
    );
  });
});

test('presets fit into the limits of a report', () => {
  expect(retainRules('day')).toMatchObject({ presets: [7, 30, 60], preset: 60 });
  expect(retainRules('week').presets).toEqual([4, 12, 26]);
  expect(trendRules('day').presets).toEqual([1, 7, 30, 90]);
  expect(parse('', singleDayRules).period).toEqual({ from: '2026-11-20', before: '2026-11-21' });
});

test('a one-day screen starts with the newest day with figures; longer periods end yesterday', () => {
  const open = (search: string) => parsePeriod(reading(search), singleDayRules, TODAY, '2026-11-18').period;
  expect(open('')).toEqual({ from: '2026-11-18', before: '2026-11-19' });
  expect(open('last=7')).toEqual({ from: '2026-11-14', before: TODAY });
  expect(open('from=2026-11-20&before=2026-11-21')).toEqual({ from: YESTERDAY, before: TODAY });
});

describe('the URL of a snapshot', () => {
  const parseOne = (search: string) => parseSnapshot(reading(search), TODAY);

  test('is empty for yesterday', () => {
    expect(parseOne('')).toEqual({ span: '1', endDate: '2026-11-20', comparison: 'none', problems: [] });
    expect(
      written(formatSnapshot({ span: '1', endDate: '2026-11-20', comparison: 'none' }, YESTERDAY)).toString(),
    ).toBe('');
  });

  test('is empty for the newest one, and contains any other day', () => {
    const newest = '2026-11-18';
    expect(parseSnapshot(reading(''), TODAY, newest).endDate).toBe(newest);
    expect(parseSnapshot(reading('date=2026-11-20'), TODAY, newest)).toMatchObject({
      endDate: YESTERDAY,
      problems: [],
    });
    expect(formatSnapshot({ span: '7', endDate: newest, comparison: 'year' }, newest)).toEqual({
      span: '7',
      date: null,
      compare: 'year',
    });
    expect(formatSnapshot({ span: '1', endDate: YESTERDAY, comparison: 'none' }, newest)).toMatchObject({
      date: YESTERDAY,
    });
  });

  test.each([
    ['date=2026-11-21', 'future'],
    ['date=2026-02-30', 'notADate'],
    ['span=14', 'notASpan'],
    ['compare=x', 'notAComparison'],
  ])('%s is %s', (search, problem) => {
    expect(parseOne(search)).toEqual({ span: '1', endDate: '2026-11-20', comparison: 'none', problems: [problem] });
  });

  test('restores the snapshot, which covers the days of its span', () => {
    fc.assert(
      fc.property(fc.constantFrom(...spans), fc.integer({ min: 1, max: 900 }), (span, ago) => {
        const snapshot = { span, endDate: addDays(TODAY, -ago), comparison: 'weekday' as const };
        expect(parseOne(written(formatSnapshot(snapshot, YESTERDAY)).toString())).toEqual({
          ...snapshot,
          problems: [],
        });
        expect(countUnits('day', snapshotPeriod(snapshot))).toBe(Number(span));
        expect(snapshotPeriod(snapshot).before).toBe(addDays(snapshot.endDate, 1));
      }),
    );
  });
});
