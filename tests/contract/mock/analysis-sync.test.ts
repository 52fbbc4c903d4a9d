import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { analysisApi } from '@/contract/analysis';
import { type Report, ReportStatusList, reports } from '@/contract/analysis/status';
import { DailySummary, VisitTrend } from '@/contract/analysis/trend';
import { Job } from '@/contract/job';
import { resetState, state } from '../../../mock/state';
import { copyWorld } from '../../copy-world';
import { getWorld } from '../../world';
import { EARLY, READY, read, TODAY } from './analysis';
import { pass, readJob } from './jobs';
import { send, sessionCookie } from './server';

const world = getWorld(0);
const FAILED_DAY = '2026-11-12';
let cookie: string;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: EARLY });
  resetState(copyWorld(world));
  cookie = await sessionCookie();
});
afterEach(() => void vi.useRealTimers());

const getStatus = async (report: Report) => {
  const all = ReportStatusList.parse((await send(analysisApi.status, { cookie })).data);
  const status = all.find((one) => one.report === report);
  if (!status) throw new Error(`no status of ${report}`);
  return status;
};
const start = async (body: { report: Report; from?: string; before?: string }) => {
  const { status, data } = await send(analysisApi.sync, { body, cookie });
  expect(status).toBe(200);
  return Job.parse(data);
};
const sync = async (body: { report: Report; from?: string; before?: string }) => {
  const { id } = await start(body);
  pass(5000);
  return readJob(id, cookie);
};

describe('the status', () => {
  test('shows the oldest and newest date of every report', async () => {
    const all = ReportStatusList.parse((await send(analysisApi.status, { cookie })).data);
    expect(all.map(({ report }) => report)).toEqual(reports);
    expect(await getStatus('dailySummary')).toEqual({
      report: 'dailySummary',
      oldest: '2025-10-17',
      newest: '2026-11-19',
      lastSyncedAt: '2026-11-20T10:00:00.000+08:00',
      state: 'generating',
      reason: 'notReady',
      failed: [],
    });
    // The last complete week ended on Sunday, the last complete month on 31 October.
    expect(await getStatus('retainWeek')).toMatchObject({ oldest: '2025-10-20', newest: '2026-11-09', state: 'ready' });
    expect(await getStatus('visitTrendMonth')).toMatchObject({ oldest: '2025-11', newest: '2026-10', state: 'ready' });
  });

  test('is ready from 10:00', async () => {
    vi.setSystemTime(READY);
    expect(await getStatus('dailySummary')).toMatchObject({ newest: '2026-11-20', state: 'ready', reason: null });
  });

  test('is failed while a day is missing, and the report names that day', async () => {
    expect(await getStatus('visitTrendDay')).toMatchObject({
      state: 'failed',
      reason: 'quotaExceeded',
      failed: [FAILED_DAY],
    });
    const query = { granularity: 'day', from: '2026-11-11', before: '2026-11-14' };
    const { rows, missing } = await read(analysisApi.visitTrend, VisitTrend, query, cookie);
    expect(rows.map(({ refDate }) => refDate)).toEqual(['2026-11-11', '2026-11-13']);
    expect(missing).toEqual([{ refDate: FAILED_DAY, reason: 'failed' }]);
    const { from, before } = query;
    const summary = await read(analysisApi.dailySummary, DailySummary, { from, before }, cookie);
    expect([summary.rows.length, summary.missing]).toEqual([3, []]);
  });
});

describe('a sync', () => {
  test('is a job that fetches missing days', async () => {
    const window = { from: '2026-11-10', before: '2026-11-15' };
    const started = await start({ report: 'visitTrendDay', ...window });
    expect(started).toMatchObject({
      kind: 'sync',
      entity: 'analysis',
      action: 'visitTrendDay',
      state: 'queued',
      total: 5,
    });
    pass(5000);
    expect(await readJob(started.id, cookie)).toMatchObject({ state: 'succeeded', done: 5, failed: [] });
    const query = { granularity: 'day', ...window };
    const { rows, missing, syncedAt } = await read(analysisApi.visitTrend, VisitTrend, query, cookie);
    expect([rows.length, missing]).toEqual([5, []]);
    expect(Date.parse(syncedAt ?? '')).toBeGreaterThan(EARLY);
    expect(await getStatus('visitTrendDay')).toMatchObject({ state: 'generating', lastSyncedAt: syncedAt, failed: [] });
    expect((await getStatus('dailySummary')).lastSyncedAt).toBe('2026-11-20T10:00:00.000+08:00');
  });

  test('reports that the newest period is still being generated', async () => {
    const job = await sync({ report: 'dailySummary' });
    expect(job).toMatchObject({ state: 'succeeded', total: 1 });
    expect(job.failed).toEqual([{ id: '2026-11-20', label: '2026-11-20', reason: '数据生成中，请稍后再试' }]);
    vi.setSystemTime(READY);
    expect((await sync({ report: 'dailySummary' })).failed).toEqual([]);
  });

  test('of a week or a month fetches the newest by default', async () => {
    for (const [report, refDate] of [
      ['retainWeek', '2026-11-09'],
      ['visitTrendMonth', '2026-10'],
    ] as const) {
      await start({ report });
      expect(state().jobs.at(-1)?.rowIds, report).toEqual([refDate]);
      expect((await sync({ report })).failed).toEqual([]);
    }
  });

  test('reports the days that the platform does not provide', async () => {
    const portraits = await sync({ report: 'portrait', from: '2026-09-01', before: '2026-11-20' });
    expect(portraits.failed.length).toBeGreaterThan(0);
    const early = await sync({ report: 'pages', from: '2025-10-15', before: '2025-10-19' });
    expect(early.failed.map(({ id }) => id)).toEqual(['2025-10-15', '2025-10-16']);
    for (const { reason } of [...portraits.failed, ...early.failed]) expect(reason).toBe('微信未提供该日期的数据');
  });

  test('can break down, and the report stays failed until a sync succeeds', async () => {
    state().jobsBreakDown = true;
    const week = { report: 'retainWeek', from: '2026-10-05', before: '2026-11-16' } as const;
    expect((await sync(week)).state).toBe('failed');
    expect(await getStatus('retainWeek')).toMatchObject({ state: 'failed', reason: 'brokenDown' });
    expect((await getStatus('retainMonth')).state).toBe('ready');
    state().jobsBreakDown = false;
    expect((await sync(week)).state).toBe('succeeded');
    expect(await getStatus('retainWeek')).toMatchObject({ state: 'ready', reason: null });
  });

  test('refuses an invalid report or day on its field', async () => {
    for (const [body, field] of [
      [{ report: 'retainDay', from: '2026-11-20', before: '2026-11-22' }, 'before'],
      [{ report: 'retainDay', from: '2026-11-20', before: '2026-11-20' }, 'before'],
      [{ report: 'retainDay', from: '2026-09-01', before: TODAY }, 'from'],
      [{ report: 'retainDay', from: TODAY }, 'before'],
      [{ report: 'visitTrendWeek', from: '2026-11-10' }, 'from'],
      [{ report: 'everything' }, 'report'],
    ] as const) {
      const { status, data } = await send(analysisApi.sync, { body, cookie });
      expect([status, data], JSON.stringify(body)).toEqual([422, { fieldErrors: { [field]: expect.any(String) } }]);
      expect(state().jobs).toEqual([]);
    }
  });
});
