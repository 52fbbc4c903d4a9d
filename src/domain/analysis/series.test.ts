import { expect, test } from 'vitest';
import { getCardFigure, getTotal } from './aggregate';
import { toAverageRow } from './period-rows';
import { toSeriesFigures, toSeriesRows, toSummaryFigures, toTrendFigures } from './series';

const trend = (refDate: string, figures = {}) => ({
  refDate,
  sessionCnt: 500,
  visitPv: 900,
  visitUv: 400,
  visitUvNew: 50,
  stayTimeUv: 75,
  stayTimeSession: 60,
  visitDepth: 2.5,
  ...figures,
});
const days = [
  trend('2026-11-18'),
  trend('2026-11-19', { sessionCnt: 100, visitUv: 100, visitUvNew: 40, stayTimeSession: 30, stayTimeUv: null }),
];
const PERIOD = { from: '2026-11-18', before: '2026-11-21' };
const figuresOf = (rows: readonly (typeof days)[0][]) => toSeriesFigures('day', PERIOD, { rows }, toTrendFigures);
const data = { rows: days, missing: [{ refDate: '2026-11-20', reason: 'generating' as const }] };

test('new users are a share of all: 50 of 400 are 12.5%, and of 500 on two days 90 are 18%', () => {
  expect(toTrendFigures(days[0] as (typeof days)[0]).newRate).toBe(12.5);
  expect(getCardFigure('newRate', figuresOf(days)).value).toBe(18);
});

test('over several days, opens and new users add up, visitors do not, and stay is weighted by opens', () => {
  const figures = figuresOf(days);
  expect(getTotal('sessionCnt', figures)).toEqual({ value: 600, missing: 1 });
  // Nobody is new twice.
  expect(getTotal('visitUvNew', figures)).toEqual({ value: 90, missing: 1 });
  expect(getTotal('visitUv', figures).value).toBeNull();
  expect(getCardFigure('visitUv', figures)).toEqual({ value: 250, missing: 1, isAverage: true });
  // 500 opens of 60 s and 100 of 30 s.
  expect(getCardFigure('stayTimeSession', figures)).toMatchObject({ value: 55, missing: 1 });
  // The second day is missing: it is left out and counted.
  expect(getCardFigure('stayTimeUv', figures)).toMatchObject({ value: 75, missing: 2 });
});

test('counts each day once in any order, or as missing, and ignores days of other periods', () => {
  const [first, second] = days as [(typeof days)[0], (typeof days)[0]];
  const figures = figuresOf([second, trend('2026-11-17'), first, second]);
  expect(figures).toEqual([toTrendFigures(first), toTrendFigures(second), {}]);
  expect(getTotal('sessionCnt', figures)).toEqual({ value: 600, missing: 1 });
});

test('a row has the reason for each unknown figure', () => {
  const rows = toSeriesRows(
    'day',
    PERIOD,
    { ...data, rows: [trend('2026-11-18', { visitUv: 0, visitUvNew: 0, stayTimeUv: null }), ...days.slice(1)] },
    ['visitUv', 'newRate', 'stayTimeUv'],
    toTrendFigures,
  );
  expect(rows).toMatchObject([
    { cells: { visitUv: 0, newRate: null }, reasons: { newRate: 'noBase', stayTimeUv: 'noBase' } },
    { cells: { visitUv: 100, newRate: 40 }, reasons: { stayTimeUv: 'notProvided' } },
    { key: '2026-11-20', cells: {}, reason: 'generating' },
  ]);
});

test('shares per person who shared: 30 by 12 are 2.5; over two days 33 by 15 are 2.2', () => {
  const rows = [
    { refDate: '2026-11-18', visitTotal: 1000, visitTotalDelta: null, sharePv: 30, shareUv: 12 },
    { refDate: '2026-11-19', visitTotal: 1040, visitTotalDelta: 40, sharePv: 3, shareUv: 3 },
    { refDate: '2026-11-20', visitTotal: 1060, visitTotalDelta: 20, sharePv: 0, shareUv: 0 },
  ];
  expect(rows.map(toSummaryFigures).map(({ sharePerUser }) => sharePerUser)).toEqual([2.5, 1, null]);
  const figures = toSeriesFigures('day', PERIOD, { rows }, toSummaryFigures);
  expect(getCardFigure('sharePerUser', figures)).toMatchObject({ value: 2.2, missing: 0 });
  expect(getCardFigure('visitTotal', figures)).toMatchObject({ value: 1060, missing: 0 });
  expect(getCardFigure('visitTotalDelta', figures)).toMatchObject({ value: 60, missing: 1 });
  expect(toAverageRow('', ['visitTotalDelta'], figures).cells).toEqual({ visitTotalDelta: 30 });
  const names = ['visitTotalDelta', 'sharePerUser'] as const;
  const shown = toSeriesRows('day', PERIOD, { rows, missing: [] }, names, toSummaryFigures);
  expect(shown.map(({ reasons }) => reasons)).toEqual([
    { visitTotalDelta: 'noFigure' },
    {},
    { sharePerUser: 'noBase' },
  ]);
});
