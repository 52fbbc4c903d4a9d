import type { Report, ReportStatus } from '../../src/contract/analysis/status';
import { state } from '../state';
import { extent, syncedAt } from './answer';
import { reportPeriods } from './reports';
import { lastPeriod, today } from './today';

/** How far a report goes and how its last sync went. */
export function getStatus(report: Report): ReportStatus {
  const { oldest, newest } = extent(report);
  const failed = getFailures(report)
    .map(({ refDate }) => refDate)
    .sort();
  return { report, oldest, newest, lastSyncedAt: syncedAt(report), ...getState(report, newest), failed };
}

const getFailures = (report: Report) => state().world.analysis.failures.filter((one) => one.report === report);

function getState(report: Report, newest: string | null): Pick<ReportStatus, 'state' | 'reason'> {
  const [failure] = getFailures(report);
  if (failure) return { state: 'failed', reason: failure.reason };
  if (lastSyncBrokeDown(report)) return { state: 'failed', reason: 'brokenDown' };
  const isNewest = newest === lastPeriod(reportPeriods[report].granularity, today()).refDate;
  return isNewest ? { state: 'ready', reason: null } : { state: 'generating', reason: 'notReady' };
}

/** A sync that was cancelled says nothing about the report; one under way does not yet. */
function lastSyncBrokeDown(report: Report) {
  const last = state().jobs.findLast(
    ({ kind, action, state: is }) => kind === 'sync' && action === report && (is === 'succeeded' || is === 'failed'),
  );
  return last?.state === 'failed';
}
