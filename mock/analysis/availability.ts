import type { Missing } from '../../src/contract/analysis/period';
import type { Report } from '../../src/contract/analysis/status';
import { iso } from '../clock';
import { state } from '../state';
import { getDataEnd, getFirstPeriod, getLastAutoSync, getLastPeriod } from './data-range';
import type { Period } from './periods';
import { reportPeriods } from './reports';

/** Returns why a report has no figures for a completed period; undefined when it has some. */
export function getMissingReason(report: Report, { refDate, from, before }: Period): Missing['reason'] | undefined {
  if (before > getDataEnd()) return 'generating';
  if (from < state().world.analysis.firstDay) return 'notProvided';
  const { failures } = state().world.analysis;
  return failures.some((failure) => failure.report === report && failure.refDate === refDate) ? 'failed' : undefined;
}

/** Time of a report's last sync: the daily one, or a later one that an operator started. */
export const getSyncedAt = (report: Report) =>
  iso(Math.max(getLastAutoSync(), state().world.analysis.syncedByHand[report] ?? 0));

/** First and last period that can have figures. */
export function getExtent(report: Report) {
  const { granularity } = reportPeriods[report];
  const oldest = getFirstPeriod(granularity);
  const newest = getLastPeriod(granularity, getDataEnd());
  return newest.from < oldest.from
    ? { oldest: null, newest: null }
    : { oldest: oldest.refDate, newest: newest.refDate };
}

/** Common fields of a report's response, and the periods that have figures. */
export function getAvailability(report: Report, periods: readonly Period[]) {
  const reasons = periods.map((period) => ({ period, reason: getMissingReason(report, period) }));
  return {
    given: reasons.flatMap(({ period, reason }) => (reason ? [] : [period])),
    reported: {
      syncedAt: getSyncedAt(report),
      newest: getExtent(report).newest,
      missing: reasons.flatMap(({ period: { refDate }, reason }) => (reason ? [{ refDate, reason }] : [])),
    },
  };
}
