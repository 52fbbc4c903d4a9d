import type { Missing } from '../../src/contract/analysis/period';
import type { Report } from '../../src/contract/analysis/status';
import { iso } from '../clock';
import { state } from '../state';
import type { Period } from './periods';
import { reportPeriods } from './reports';
import { firstPeriod, lastFetch, lastPeriod, readyBefore } from './today';

/** Why a report has no figures of a period that is over; undefined when it has some. */
export function getMissingReason(report: Report, { refDate, from, before }: Period): Missing['reason'] | undefined {
  if (before > readyBefore()) return 'generating';
  if (from < state().world.analysis.firstDay) return 'notProvided';
  const { failures } = state().world.analysis;
  return failures.some((failure) => failure.report === report && failure.refDate === refDate) ? 'failed' : undefined;
}

/** When a report was last fetched: every morning, and whenever an operator asked for it. */
export const syncedAt = (report: Report) =>
  iso(Math.max(lastFetch(), state().world.analysis.syncedByHand[report] ?? 0));

/** The first and the last period that there may be figures of. */
export function extent(report: Report) {
  const { granularity } = reportPeriods[report];
  const oldest = firstPeriod(granularity);
  const newest = lastPeriod(granularity, readyBefore());
  return newest.from < oldest.from
    ? { oldest: null, newest: null }
    : { oldest: oldest.refDate, newest: newest.refDate };
}

/** A report's answer for some periods: what all say, and which periods have figures. */
export function getAnswer(report: Report, periods: readonly Period[]) {
  const reasons = periods.map((period) => ({ period, reason: getMissingReason(report, period) }));
  return {
    given: reasons.flatMap(({ period, reason }) => (reason ? [] : [period])),
    reported: {
      syncedAt: syncedAt(report),
      newest: extent(report).newest,
      missing: reasons.flatMap(({ period: { refDate }, reason }) => (reason ? [{ refDate, reason }] : [])),
    },
  };
}
