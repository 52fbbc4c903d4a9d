import type { Report, ReportStatus } from '../../src/contract/analysis/status';
import { state } from '../state';
import { getExtent, getSyncedAt } from './availability';
import { getLastPeriod, getToday } from './data-range';
import { reportPeriods } from './reports';

/** Available periods of a report and the result of its last sync. */
export function getStatus(report: Report): ReportStatus {
  const { oldest, newest } = getExtent(report);
  const failed = getFailures(report)
    .map(({ refDate }) => refDate)
    .sort();
  return { report, oldest, newest, lastSyncedAt: getSyncedAt(report), ...getState(report, newest), failed };
}

const getFailures = (report: Report) => state().world.analysis.failures.filter((one) => one.report === report);

function getState(report: Report, newest: string | null): Pick<ReportStatus, 'state' | 'reason'> {
  const [failure] = getFailures(report);
  if (failure) return { state: 'failed', reason: failure.reason };
  if (hasLastSyncFailed(report)) return { state: 'failed', reason: 'brokenDown' };
  const isNewest = newest === getLastPeriod(reportPeriods[report].granularity, getToday()).refDate;
  return isNewest ? { state: 'ready', reason: null } : { state: 'generating', reason: 'notReady' };
}

/** Whether the last completed sync failed; running and canceled ones do not count. */
function hasLastSyncFailed(report: Report) {
  const last = state().jobs.findLast(
    ({ kind, action, state: is }) => kind === 'sync' && action === report && (is === 'succeeded' || is === 'failed'),
  );
  return last?.state === 'failed';
}
