import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { analysisApi } from '@/contract/analysis';
import { Distribution } from '@/contract/analysis/distribution';
import { VisitPages } from '@/contract/analysis/page';
import {
  Portrait,
  PortraitDays,
  type PortraitItem,
  type PortraitSide,
  portraitSpans,
} from '@/contract/analysis/portrait';
import { DailySummary, VisitTrend, type VisitTrendRow } from '@/contract/analysis/trend';
import { analysis as limit } from '@/contract/limits/analysis';
import { addDays } from '@/domain/period/calendar';
import { createDataCheck } from '@/domain/period/days-with-data';
import { listUnits } from '@/domain/period/period';
import { resetState, state } from '../../../mock/state';
import { copyWorld } from '../../copy-world';
import { isDeep } from '../../deep';
import { getWorld } from '../../world';
import { FIRST_DAY, getSum, READY, read, TODAY, windows } from './analysis';
import { sessionCookie } from './server';

// Up to a hundred days are fetched one by one, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/** Days to test, with all weekdays equally often: every twentieth of 400, or every fourth in the deep tier. */
const days = listUnits('day', { from: FIRST_DAY, before: TODAY }).filter((_, index) => index % (isDeep ? 4 : 20) === 0);
const oneDay = (from: string) => ({ from, before: addDays(from, 1) });
const near = (value: number, expected: number, by: number) => Math.abs(value / expected - 1) <= by;
const getValues = (items: readonly { value: number }[]) => getSum(items.map(({ value }) => value));

let cookie: string;
const trend = new Map<string, VisitTrendRow>();
const getTrend = (day: string) => {
  const row = trend.get(day);
  if (!row) throw new Error(`no trend of ${day}`);
  return row;
};

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: READY });
  resetState(copyWorld(getWorld(0, READY)));
  state().world.analysis.failures = [];
  cookie = await sessionCookie();
  for (const window of windows('day', { from: FIRST_DAY, before: TODAY }, limit.maxTrendPeriods.day)) {
    const { rows } = await read(analysisApi.visitTrend, VisitTrend, { granularity: 'day', ...window }, cookie);
    for (const row of rows) trend.set(row.refDate, row);
  }
});
afterAll(() => void vi.useRealTimers());

describe('distribution', () => {
  const distribution = (window: { from: string; before: string }) =>
    read(analysisApi.distribution, Distribution, window, cookie);

  test('of a day has the same sum for source, stay and depth, close to the number of sessions', async () => {
    const sources = new Set<number>();
    for (const day of days) {
      const { source, stayTime, depth } = await distribution(oneDay(day));
      const { sessionCnt, visitUv, visitDepth, stayTimeSession } = getTrend(day);
      const opens = getValues(source);
      expect([getValues(stayTime), getValues(depth)]).toEqual([opens, opens]);
      expect(near(opens, sessionCnt, 0.005)).toBe(true);

      expect(getSum(source.map(({ uv }) => uv ?? 0))).toBeGreaterThanOrEqual(visitUv);
      for (const { uv, value } of source) expect(uv).toBeLessThanOrEqual(value);
      for (const { key } of source) sources.add(key);

      const mean = (items: typeof depth, of: number[]) =>
        getSum(items.map(({ key, value }) => value * (of[key - 1] ?? Number.NaN))) / opens;
      expect(near(visitDepth, mean(depth, [1, 2, 3, 4, 5, 7, 12]), 0.01)).toBe(true);
      expect(near(stayTimeSession, mean(stayTime, [1, 4, 8, 15, 25, 40, 75, 160]), 0.03)).toBe(true);
    }
    // The platform also sends keys that are in none of its tables.
    for (const key of [3, 4, 59, 62]) expect(sources).toContain(key);
  });

  test('of several days has the sum of the days, and the mean for people', async () => {
    const week = await distribution({ from: '2026-11-09', before: '2026-11-16' });
    const each = await Promise.all(
      listUnits('day', { from: '2026-11-09', before: '2026-11-16' }).map((day) => distribution(oneDay(day))),
    );
    expect(week.days).toBe(7);
    for (const groups of ['source', 'stayTime', 'depth'] as const) {
      for (const { key, value } of week[groups]) {
        const values = each.flatMap((day) => day[groups]).filter((item) => item.key === key);
        expect(value).toBe(getValues(values));
      }
      expect(getValues(week[groups])).toBe(getSum(each.map((day) => getValues(day[groups]))));
    }
    for (const { key, uv } of week.source) {
      const people = each.flatMap((day) => day.source).filter((item) => item.key === key);
      expect(uv).toBeCloseTo(getSum(people.map((item) => item.uv ?? 0)) / 7, 1);
    }
  });
});

describe('pages', () => {
  const pages = (window: { from: string; before: string }) => read(analysisApi.pages, VisitPages, window, cookie);

  test('of a day add up to the totals of the day', async () => {
    for (const window of windows('day', { from: FIRST_DAY, before: TODAY }, limit.maxDays)) {
      const { rows: summaries } = await read(analysisApi.dailySummary, DailySummary, window, cookie);
      for (const { refDate, sharePv, shareUv } of summaries.filter(({ refDate }) => days.includes(refDate))) {
        const { rows } = await pages(oneDay(refDate));
        const { sessionCnt, visitPv, visitUv } = getTrend(refDate);
        const sum = (figure: (row: (typeof rows)[number]) => number | null) =>
          getSum(rows.map((row) => figure(row) ?? 0));
        expect(sum((row) => row.pageVisitPv)).toBe(visitPv);
        expect(sum((row) => row.entrypagePv)).toBe(sessionCnt);
        expect(sum((row) => row.exitpagePv)).toBe(sessionCnt);
        expect(sum((row) => row.pageSharePv)).toBe(sharePv);
        expect(sum((row) => row.pageShareUv)).toBeGreaterThanOrEqual(shareUv);
        expect(rows.length).toBeLessThanOrEqual(limit.maxPages);
        for (const { pageVisitUv, pageShareUv, ...row } of rows) {
          expect(pageVisitUv).toBeLessThanOrEqual(Math.min(row.pageVisitPv, visitUv));
          expect(row.entrypagePv).toBeLessThanOrEqual(row.pageVisitPv);
          expect(row.exitpagePv).toBeLessThanOrEqual(row.pageVisitPv);
          expect(pageShareUv).toBeLessThanOrEqual(Math.min(row.pageSharePv, pageVisitUv ?? 0));
        }
      }
    }
  });

  test('of several days have the sum of the days, stay weighted by visits, and the mean for people', async () => {
    const window = { from: '2026-11-09', before: '2026-11-16' };
    const week = await pages(window);
    const each = await Promise.all(listUnits('day', window).map((day) => pages(oneDay(day))));
    expect(week.days).toBe(7);
    for (const row of week.rows) {
      const rows = each.flatMap((day) => day.rows).filter(({ pagePath }) => pagePath === row.pagePath);
      const visits = getSum(rows.map(({ pageVisitPv }) => pageVisitPv));
      const stay = getSum(rows.map(({ pageVisitPv, pageStaytimePv }) => pageVisitPv * pageStaytimePv)) / visits;
      expect(row.pageVisitPv).toBe(visits);
      expect(row.pageVisitUv).toBeCloseTo(getSum(rows.map(({ pageVisitUv }) => pageVisitUv ?? 0)) / 7, 1);
      expect(row.pageStaytimePv).toBeCloseTo(stay, 1);
    }
  });
});

describe('portrait', () => {
  const portrait = (span: string, endDate: string) => read(analysisApi.portrait, Portrait, { span, endDate }, cookie);
  const one = ['gender', 'age', 'platform'] as const;

  function expectSide(side: PortraitSide, people: number | undefined) {
    const total = getValues(side.gender);
    if (people !== undefined) expect(total).toBe(people);
    expect(one.map((dimension) => getValues(side[dimension]))).toEqual([total, total, total]);
    for (const dimension of ['province', 'city', 'device'] as const) {
      expect(getValues(side[dimension])).toBeLessThanOrEqual(total);
    }
    expect(getValues(side.city)).toBeLessThanOrEqual(getValues(side.province));
    for (const items of Object.values(side)) expectDistinct(items);
    for (const { attrId } of side.device) expect(attrId).toBeNull();
  }
  function expectDistinct(items: PortraitItem[]) {
    expect(new Set(items.map(({ name }) => name)).size).toBe(items.length);
    expect(items.map(({ value }) => value)).toEqual(items.map(({ value }) => value).sort((a, b) => b - a));
  }
  const isEmpty = (side: PortraitSide) => Object.values(side).every((items) => items.length === 0);

  test.each(portraitSpans)('over %s days counts everyone by gender, age and platform', async (span) => {
    let [without, empty] = [0, 0];
    for (const day of days) {
      const { snapshot, missing } = await portrait(span, day);
      const isBeforeFirst = addDays(day, 1 - Number(span)) < FIRST_DAY;
      if (!snapshot) {
        expect(missing).toEqual([{ refDate: day, reason: 'notProvided' }]);
        if (!isBeforeFirst) without += 1;
        continue;
      }
      expect([isBeforeFirst, missing]).toEqual([false, []]);
      if (isEmpty(snapshot.active)) {
        empty += 1;
        continue;
      }
      const { visitUv, visitUvNew } = getTrend(day);
      expectSide(snapshot.active, span === '1' ? visitUv : undefined);
      expectSide(snapshot.new, span === '1' ? visitUvNew : undefined);
      expect(getValues(snapshot.new.gender)).toBeLessThanOrEqual(getValues(snapshot.active.gender));
    }
    // Among a hundred days some have no portrait and some an empty one; among twenty there may be none.
    if (!isDeep) return;
    expect(without).toBeGreaterThan(3);
    expect(without).toBeLessThan(30);
    expect(empty).toBeGreaterThan(0);
    expect(empty).toBeLessThan(20);
  });

  test('over the seven days to a Sunday has the people of that week', async () => {
    const query = { granularity: 'week', from: '2026-11-02', before: '2026-11-09' };
    const { rows } = await read(analysisApi.visitTrend, VisitTrend, query, cookie);
    const { snapshot } = await portrait('7', '2026-11-08');
    expect([getValues(snapshot?.active.age ?? []), getValues(snapshot?.new.age ?? [])]).toEqual([
      rows[0]?.visitUv,
      rows[0]?.visitUvNew,
    ]);
  });

  test('keeps the names of the platform', async () => {
    const { snapshot } = await portrait('30', '2026-11-14');
    expect(snapshot?.active.gender).toContainEqual(expect.objectContaining({ attrId: 1, name: '男' }));
    expect(snapshot?.active.province[0]).toMatchObject({ attrId: 31, name: '广东省' });
    expect(snapshot?.active.city).toContainEqual(expect.objectContaining({ attrId: 3102, name: '广州' }));
  });
});

test('portraitDays lists the days that have a portrait', async () => {
  const kept = await read(analysisApi.portraitDays, PortraitDays, {}, cookie);
  const has = createDataCheck(kept);
  expect([kept.oldest, kept.newest].every((day) => day !== null && has(day))).toBe(true);
  for (const day of [...days.slice(0, 40), ...days.slice(-40)]) {
    const { snapshot } = await read(analysisApi.portrait, Portrait, { span: '1', endDate: day }, cookie);
    expect([day, has(day)]).toEqual([day, snapshot !== null]);
  }
});
