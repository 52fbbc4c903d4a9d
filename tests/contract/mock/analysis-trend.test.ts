import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { analysisApi } from '@/contract/analysis';
import type { Granularity, Window } from '@/contract/analysis/period';
import {
  DailySummary,
  type DailySummaryRow,
  Retain,
  type RetainRow,
  VisitTrend,
  type VisitTrendRow,
} from '@/contract/analysis/trend';
import { analysis as limit, retainKeys } from '@/contract/limits/analysis';
import { addDays } from '@/domain/period/calendar';
import { addUnits, listUnits, toRefDate } from '@/domain/period/period';
import { resetState, state } from '../../../mock/state';
import { copyWorld } from '../../copy-world';
import { getWorld } from '../../world';
import { FIRST_DAY, getSum, READY, read, TODAY, windows } from './analysis';
import { sessionCookie } from './server';

const all: Record<Granularity, Window> = {
  day: { from: FIRST_DAY, before: TODAY },
  week: { from: '2025-10-20', before: '2026-11-16' },
  month: { from: '2025-11-01', before: '2026-11-01' },
};
const granularities = ['day', 'week', 'month'] as const;

let cookie: string;
const trend = new Map<string, VisitTrendRow>();
const retain = new Map<string, RetainRow>();
const summary: DailySummaryRow[] = [];
const getKey = (granularity: Granularity, refDate: string) => `${granularity} ${refDate}`;
const getTrend = (granularity: Granularity, refDate: string) => {
  const row = trend.get(getKey(granularity, refDate));
  if (!row) throw new Error(`no trend of ${granularity} ${refDate}`);
  return row;
};
const getRows = <Row>(rows: Map<string, Row>, granularity: Granularity) =>
  [...rows].filter(([key]) => key.startsWith(granularity)).map(([, row]) => row);

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: READY });
  resetState(copyWorld(getWorld(0, READY)));
  state().world.analysis.failures = [];
  cookie = await sessionCookie();
  for (const granularity of granularities) {
    for (const window of windows(granularity, all[granularity], limit.maxTrendPeriods[granularity])) {
      const { rows, missing } = await read(analysisApi.visitTrend, VisitTrend, { granularity, ...window }, cookie);
      expect(missing).toEqual([]);
      for (const row of rows) trend.set(getKey(granularity, row.refDate), row);
    }
    for (const window of windows(granularity, all[granularity], limit.maxRetainPeriods[granularity])) {
      const { rows } = await read(analysisApi.retain, Retain, { granularity, ...window }, cookie);
      for (const row of rows) retain.set(getKey(granularity, row.refDate), row);
    }
  }
  for (const window of windows('day', all.day, limit.maxDays)) {
    summary.push(...(await read(analysisApi.dailySummary, DailySummary, window, cookie)).rows);
  }
});
afterAll(() => void vi.useRealTimers());

describe('visit trend', () => {
  test('has a row for each day, week and month of 400 days, oldest first', () => {
    for (const granularity of granularities) {
      const starts = listUnits(granularity, all[granularity]).map((start) => toRefDate(granularity, start));
      expect(
        getRows(trend, granularity).map(({ refDate }) => refDate),
        granularity,
      ).toEqual(starts);
      expect(starts).toHaveLength({ day: 400, week: 56, month: 12 }[granularity]);
    }
  });

  test('has no more new people than people, people than sessions, and sessions than page views', () => {
    for (const granularity of granularities) {
      for (const { visitUvNew, visitUv, sessionCnt, visitPv } of getRows(trend, granularity)) {
        const ascending = [visitUvNew, visitUv, sessionCnt, visitPv];
        expect(ascending, granularity).toEqual([...ascending].sort((a, b) => a - b));
        expect(visitUvNew).toBeGreaterThan(0);
      }
    }
  });

  test('has a stay per person that matches the stay per session', () => {
    for (const granularity of granularities) {
      const rows = getRows(trend, granularity);
      for (const { stayTimeUv, stayTimeSession, sessionCnt, visitUv } of rows) {
        const perPerson = (stayTimeSession * sessionCnt) / visitUv;
        if (stayTimeUv !== null) expect(Math.abs(stayTimeUv / perPerson - 1), granularity).toBeLessThan(0.001);
      }
      // The platform sometimes omits it.
      expect(rows.some(({ stayTimeUv }) => stayTimeUv === null)).toBe(granularity === 'day');
    }
  });

  test('of a week or month has the sum of sessions, page views and new people, but fewer people than the sum', () => {
    for (const granularity of ['week', 'month'] as const) {
      for (const start of listUnits(granularity, all[granularity])) {
        const days = listUnits('day', { from: start, before: addUnits(granularity, start, 1) });
        const rows = days.map((day) => getTrend('day', day));
        const whole = getTrend(granularity, toRefDate(granularity, start));
        expect(whole.sessionCnt, granularity).toBe(getSum(rows.map(({ sessionCnt }) => sessionCnt)));
        expect(whole.visitPv).toBe(getSum(rows.map(({ visitPv }) => visitPv)));
        expect(whole.visitUvNew).toBe(getSum(rows.map(({ visitUvNew }) => visitUvNew)));
        expect(whole.visitUv).toBeGreaterThanOrEqual(Math.max(...rows.map(({ visitUv }) => visitUv)));
        expect(whole.visitUv).toBeLessThan(getSum(rows.map(({ visitUv }) => visitUv)));
      }
    }
  });

  test('grows over the year and is lower on Sundays', () => {
    const people = getRows(trend, 'week').map(({ visitUv }) => visitUv);
    const mean = (values: number[]) => getSum(values) / values.length;
    expect(mean(people.slice(-10))).toBeGreaterThan(1.3 * mean(people.slice(0, 10)));
    const sessionsOn = (weekday: number) =>
      mean(
        getRows(trend, 'day')
          .filter(({ refDate }) => new Date(refDate).getUTCDay() === weekday)
          .map(({ sessionCnt }) => sessionCnt),
      );
    expect(sessionsOn(0)).toBeLessThan(0.9 * sessionsOn(2));
  });
});

describe('retention', () => {
  test('has the people of the trend as base', () => {
    for (const granularity of granularities) {
      const rows = getRows(retain, granularity);
      expect(rows, granularity).toHaveLength(getRows(trend, granularity).length);
      for (const row of rows) {
        const { visitUv, visitUvNew } = getTrend(granularity, row.refDate);
        expect([row.new.base, row.active.base]).toEqual([visitUvNew, visitUv]);
      }
    }
  });

  test('never has more people than its base or the later period', () => {
    for (const granularity of granularities) {
      for (const row of getRows(retain, granularity)) {
        const start = granularity === 'month' ? `${row.refDate}-01` : row.refDate;
        for (const cohort of [row.new, row.active]) {
          for (const { key, value } of cohort.cells) {
            expect(value, granularity).toBeLessThanOrEqual(cohort.base);
            const later = getTrend(granularity, toRefDate(granularity, addUnits(granularity, start, key)));
            expect(value).toBeLessThanOrEqual(later.visitUv - later.visitUvNew);
          }
        }
        // New people are active people too.
        for (const [index, { value }] of row.new.cells.entries()) {
          expect(value).toBeLessThanOrEqual(row.active.cells[index]?.value ?? 0);
        }
      }
    }
  });

  test('has exactly the keys of elapsed periods', () => {
    for (const granularity of granularities) {
      for (const row of getRows(retain, granularity)) {
        const start = granularity === 'month' ? `${row.refDate}-01` : row.refDate;
        const elapsed = retainKeys[granularity].filter((key) => addUnits(granularity, start, key + 1) <= TODAY);
        for (const { cells } of [row.new, row.active])
          expect(
            cells.map(({ key }) => key),
            granularity,
          ).toEqual(elapsed);
      }
      const counts = new Set(getRows(retain, granularity).map((row) => row.new.cells.length));
      expect(counts.size).toBe(retainKeys[granularity].length + 1);
    }
  });

  test('is 0 when nobody came back', () => {
    const none = getRows(retain, 'day').filter(
      ({ new: { cells } }) => cells.length > 1 && cells.every(({ value }) => value === 0),
    );
    expect(none.length).toBeGreaterThan(0);
    expect(none.length).toBeLessThan(20);
  });
});

describe('daily summary', () => {
  test('increases each day by the new people of the trend', () => {
    expect(summary).toHaveLength(400);
    summary.forEach(({ refDate, visitTotal, visitTotalDelta }, index) => {
      const before = summary[index - 1];
      expect(visitTotalDelta).toBe(before ? visitTotal - before.visitTotal : null);
      if (before) expect(visitTotalDelta).toBe(getTrend('day', refDate).visitUvNew);
    });
  });

  test('has the same delta when the day is read alone', async () => {
    const day = summary[200];
    if (!day) throw new Error('no such day');
    const window = { from: day.refDate, before: addDays(day.refDate, 1) };
    expect((await read(analysisApi.dailySummary, DailySummary, window, cookie)).rows).toEqual([day]);
  });

  test('has at least one share per sharing person', () => {
    for (const { refDate, shareUv, sharePv } of summary) {
      expect(shareUv).toBeLessThanOrEqual(sharePv);
      expect(shareUv).toBeLessThanOrEqual(getTrend('day', refDate).visitUv);
      expect(shareUv).toBeGreaterThan(0);
    }
  });
});
