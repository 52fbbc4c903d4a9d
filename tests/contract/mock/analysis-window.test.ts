import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { analysisApi } from '@/contract/analysis';
import { Distribution } from '@/contract/analysis/distribution';
import { VisitPages } from '@/contract/analysis/page';
import type { Granularity } from '@/contract/analysis/period';
import { Portrait } from '@/contract/analysis/portrait';
import { DailySummary, Retain, VisitTrend } from '@/contract/analysis/trend';
import { analysis as limit } from '@/contract/limits/analysis';
import { addDays } from '@/domain/period/calendar';
import { addUnits, getNewestUnits, listUnits, toRefDate } from '@/domain/period/period';
import { resetState } from '../../../mock/state';
import { copyWorld } from '../../copy-world';
import { worldRuns } from '../../properties';
import { getWorld } from '../../world';
import { EARLY, FIRST_DAY, READY, read, TODAY } from './analysis';
import { send, sessionCookie } from './server';

const world = getWorld(0);
const yesterday = { from: '2026-11-20', before: TODAY };
let cookie: string;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: EARLY });
  resetState(copyWorld(world));
  cookie = await sessionCookie();
});
afterEach(() => void vi.useRealTimers());

const trend = (granularity: Granularity, window: { from: string; before: string }) =>
  read(analysisApi.visitTrend, VisitTrend, { granularity, ...window }, cookie);
const byDay = [
  ['dailySummary', {}],
  ['distribution', {}],
  ['pages', {}],
  ['retain', { granularity: 'day' }],
  ['visitTrend', { granularity: 'day' }],
] as const;

describe('a window', () => {
  const fieldErrors = async (name: (typeof byDay)[number][0], query: Record<string, string>) => {
    const { status, data } = await send(analysisApi[name], { query, cookie });
    expect(status).toBe(422);
    return (data as { fieldErrors: Record<string, string> }).fieldErrors;
  };
  const field = (name: string) => ({ [name]: expect.stringMatching(/\p{Script=Han}/u) });

  test('by day is refused by each report when it is reversed, empty, in the future, too long or malformed', async () => {
    for (const [name, rest] of byDay) {
      const refused = (from: string, before: string) => fieldErrors(name, { ...rest, from, before });
      expect(await refused('2026-11-10', '2026-11-09'), name).toEqual(field('before'));
      expect(await refused('2026-11-10', '2026-11-10')).toEqual(field('before'));
      expect(await refused('2026-11-10', '2026-11-22')).toEqual(field('before'));
      const most = name === 'retain' ? limit.maxRetainPeriods.day : limit.maxDays;
      expect(await refused(addDays(TODAY, -most - 1), TODAY)).toEqual(field('from'));
      expect(await refused('0001-01-01', TODAY)).toEqual(field('from'));
      expect(await refused('2026-02-30', TODAY)).toEqual(field('from'));
      expect(await fieldErrors(name, rest)).toEqual({ ...field('from'), ...field('before') });
      const { status } = await send(analysisApi[name], {
        query: { ...rest, from: addDays(TODAY, -most), before: TODAY },
        cookie,
      });
      expect(status).toBe(200);
    }
  });

  test('of weeks or months is refused when it is partial, in the future or too long', async () => {
    for (const [granularity, from, before, name] of [
      // The week of Monday, 16 November has not ended.
      ['week', '2026-11-09', '2026-11-23', 'before'],
      ['week', '2026-11-09', '2026-11-21', 'before'],
      ['week', '2026-11-08', '2026-11-16', 'from'],
      ['week', '2026-11-02', '2026-11-15', 'before'],
      ['week', '2025-11-10', '2026-11-16', 'from'],
      ['month', '2026-10-01', '2026-12-01', 'before'],
      ['month', '2026-10-02', '2026-11-01', 'from'],
      ['month', '2026-09-01', '2026-10-31', 'before'],
      ['month', '2024-10-01', '2026-11-01', 'from'],
    ] as const) {
      expect(
        await fieldErrors('visitTrend', { granularity, from, before }),
        JSON.stringify([granularity, from, before]),
      ).toEqual(field(name));
    }
  });

  test('is refused without a known granularity', async () => {
    expect(await fieldErrors('visitTrend', yesterday)).toEqual(field('granularity'));
    expect(await fieldErrors('retain', { ...yesterday, granularity: 'year' })).toEqual(field('granularity'));
  });

  test('has each period once, with figures or with a reason why they are missing', async () => {
    const granularities = fc.constantFrom('day', 'week', 'month');
    await fc.assert(
      fc.asyncProperty(
        granularities,
        fc.nat({ max: 30 }),
        fc.integer({ min: 1, max: 24 }),
        async (unit, back, length) => {
          const before = getNewestUnits(unit, back + 1, TODAY).before;
          const window = { from: addUnits(unit, before, -back - length), before: addUnits(unit, before, -back) };
          const { rows, missing } = await trend(unit, window);
          const dates = [...rows, ...missing].map(({ refDate }) => refDate).sort();
          expect(dates).toEqual(listUnits(unit, window).map((start) => toRefDate(unit, start)));
          const reasonOf = (refDate: string) => {
            const start = unit === 'month' ? `${refDate}-01` : refDate;
            if (start < FIRST_DAY) return 'notProvided';
            return refDate === '2026-11-20' ? 'generating' : 'failed';
          };
          for (const { refDate, reason } of missing) expect([refDate, reason]).toEqual([refDate, reasonOf(refDate)]);
        },
      ),
      { numRuns: worldRuns(60, 15) },
    );
  });
});

describe('yesterday', () => {
  const generating = [{ refDate: '2026-11-20', reason: 'generating' }];
  const answers = () =>
    Promise.all([
      trend('day', yesterday),
      read(analysisApi.retain, Retain, { granularity: 'day', ...yesterday }, cookie),
      read(analysisApi.dailySummary, DailySummary, yesterday, cookie),
      read(analysisApi.distribution, Distribution, yesterday, cookie),
      read(analysisApi.pages, VisitPages, yesterday, cookie),
      read(analysisApi.portrait, Portrait, { span: '1', endDate: '2026-11-20' }, cookie),
    ]);

  test('is generating until 10:00', async () => {
    for (const now of [EARLY, READY - 1]) {
      vi.setSystemTime(now);
      for (const { missing, newest, syncedAt } of await answers()) {
        expect(missing).toEqual(generating);
        expect(newest).toBe('2026-11-19');
        expect(syncedAt).toBe('2026-11-20T10:00:00.000+08:00');
      }
    }
    const [, , summary, distribution, pages, portrait] = await answers();
    expect([summary.rows, distribution.days, distribution.source, pages.rows, portrait.snapshot]).toEqual([
      [],
      0,
      [],
      [],
      null,
    ]);
  });

  test('is available from 10:00', async () => {
    vi.setSystemTime(READY);
    const [, , summary, distribution, pages, portrait] = await answers();
    for (const { missing, newest, syncedAt } of await answers()) {
      expect(missing).toEqual([]);
      expect(newest).toBe('2026-11-20');
      expect(syncedAt).toBe('2026-11-21T10:00:00.000+08:00');
    }
    expect([summary.rows.length, distribution.days, portrait.snapshot === null]).toEqual([1, 1, false]);
    expect(pages.rows.length).toBeGreaterThan(20);
  });

  test('adds no retention to earlier days until 10:00', async () => {
    const query = { granularity: 'day', from: '2026-11-13', before: '2026-11-14' };
    const keys = async () => {
      const { rows } = await read(analysisApi.retain, Retain, query, cookie);
      return rows[0]?.new.cells.map(({ key }) => key);
    };
    expect(await keys()).toEqual([1, 2, 3, 4, 5, 6]);
    vi.setSystemTime(READY);
    expect(await keys()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('is left out of a sum of days and listed as missing', async () => {
    const window = { from: '2026-11-18', before: TODAY };
    const distribution = await read(analysisApi.distribution, Distribution, window, cookie);
    expect(distribution).toMatchObject({ days: 2, missing: generating });
  });

  test('delays a week or a month that ends with it', async () => {
    const week = { from: '2026-11-16', before: '2026-11-23' };
    vi.setSystemTime(Date.parse('2026-11-23T09:59:59+08:00'));
    expect((await trend('week', week)).missing).toEqual([{ refDate: '2026-11-16', reason: 'generating' }]);
    vi.setSystemTime(Date.parse('2026-11-23T10:00:00+08:00'));
    expect((await trend('week', week)).missing).toEqual([]);
    const month = { from: '2026-11-01', before: '2026-12-01' };
    vi.setSystemTime(Date.parse('2026-12-01T09:59:59+08:00'));
    expect(await trend('month', month)).toMatchObject({
      missing: [{ refDate: '2026-11', reason: 'generating' }],
      newest: '2026-10',
    });
    vi.setSystemTime(Date.parse('2026-12-01T10:00:00+08:00'));
    expect((await trend('month', month)).rows.map(({ refDate }) => refDate)).toEqual(['2026-11']);
  });

  test('follows the business time zone, not that of the machine', async () => {
    // In New York, the time zone of the tests, it is still the previous day.
    vi.setSystemTime(Date.parse('2026-11-22T00:00:00+08:00'));
    expect((await trend('day', { from: TODAY, before: '2026-11-22' })).missing).toEqual([
      { refDate: TODAY, reason: 'generating' },
    ]);
  });
});

describe('figures', () => {
  test('of a day stay the same as time passes', async () => {
    const window = { from: '2026-11-01', before: '2026-11-06' };
    const { rows } = await trend('day', window);
    vi.setSystemTime(EARLY + 30 * 86_400_000);
    expect((await trend('day', window)).rows).toEqual(rows);
    expect((await trend('day', { from: TODAY, before: '2026-12-20' })).rows).toHaveLength(29);
  });

  test('are computed and not stored in the world, which tests copy', () => {
    expect(JSON.stringify(world.analysis).length).toBeLessThan(5000);
  });

  test('before the first day are not provided', async () => {
    const window = { from: '2025-10-15', before: '2025-10-18' };
    const { rows, missing } = await trend('day', window);
    expect(rows.map(({ refDate }) => refDate)).toEqual([FIRST_DAY]);
    expect(missing).toEqual(['2025-10-15', '2025-10-16'].map((refDate) => ({ refDate, reason: 'notProvided' })));
  });
});

describe('a portrait', () => {
  test('of a portrait is refused with another span or day', async () => {
    for (const [span, endDate, field] of [
      ['7', TODAY, 'endDate'],
      ['1', '2026-11-31', 'endDate'],
      ['14', '2026-11-19', 'span'],
    ] as const) {
      const { status, data } = await send(analysisApi.portrait, { query: { span, endDate }, cookie });
      expect([status, data], JSON.stringify([span, endDate])).toEqual([
        422,
        { fieldErrors: { [field]: expect.any(String) } },
      ]);
    }
  });

  test('is missing unless all of its days have data', async () => {
    const last = addDays(FIRST_DAY, 5);
    const { snapshot, missing } = await read(analysisApi.portrait, Portrait, { span: '7', endDate: last }, cookie);
    expect([snapshot, missing]).toEqual([null, [{ refDate: last, reason: 'notProvided' }]]);
  });
});
