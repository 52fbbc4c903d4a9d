import { expect, test } from 'vitest';
import type { Missing } from '../../contract/analysis/period';
import type { ReportStatus } from '../../contract/analysis/status';
import { getSyncSummary } from './gaps';

const status = (given: Partial<ReportStatus>): ReportStatus => ({
  report: 'visitTrendDay',
  oldest: '2025-10-17',
  newest: '2026-11-19',
  lastSyncedAt: null,
  state: 'ready',
  reason: null,
  failed: [],
  ...given,
});
const generating = status({ state: 'generating', reason: 'notReady' });
const overQuota = status({ state: 'failed', reason: 'quotaExceeded', failed: ['2026-11-12'] });
const of = (...missing: [string, Missing['reason']][]) => missing.map(([refDate, reason]) => ({ refDate, reason }));

test('ignores pending and failed data outside the period', () => {
  expect(getSyncSummary('day', generating, [])).toMatchObject({ state: 'ready', count: 0, reason: null });
  expect(getSyncSummary('day', overQuota, [])).toMatchObject({
    state: 'ready',
    reason: 'quotaExceeded',
    elsewhere: ['2026-11-12'],
  });
});

test('lists each run of missing periods once, with the reason of the failed sync', () => {
  const missing = of(['2026-11-11', 'notProvided'], ['2026-11-12', 'failed'], ['2026-11-20', 'generating']);
  expect(getSyncSummary('day', overQuota, missing)).toEqual({
    state: 'failed',
    count: 3,
    gaps: [
      { first: '2026-11-12', last: '2026-11-12', reason: 'failed' },
      { first: '2026-11-20', last: '2026-11-20', reason: 'generating' },
      { first: '2026-11-11', last: '2026-11-11', reason: 'notProvided' },
    ],
    reason: 'quotaExceeded',
    elsewhere: [],
  });
  const yesterday = of(['2026-11-19', 'generating'], ['2026-11-20', 'generating']);
  expect(getSyncSummary('day', generating, yesterday)).toMatchObject({
    state: 'generating',
    count: 2,
    gaps: [{ first: '2026-11-19', last: '2026-11-20' }],
    reason: null,
  });
});

test('keeps the state of a sync that failed completely, and passes unknown states through', () => {
  const broken = status({ state: 'failed', reason: 'brokenDown' });
  expect(getSyncSummary('day', broken, [])).toMatchObject({ state: 'failed', reason: 'brokenDown' });
  expect(getSyncSummary('day', broken, of(['2026-11-20', 'generating']))).toMatchObject({ state: 'failed' });
  const newer = status({ state: 'paused' as 'ready', reason: 'maintenance' as 'notReady' });
  expect(getSyncSummary('day', newer, [])).toMatchObject({ state: 'paused', reason: 'maintenance' });
  expect(getSyncSummary('day', undefined, of(['2026-11-20', 'failed']))).toMatchObject({ state: 'failed', count: 1 });
  expect(getSyncSummary('day', generating, undefined)).toMatchObject({ state: 'generating', count: 0, elsewhere: [] });
});
