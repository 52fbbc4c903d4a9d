import type { Granularity, Window } from '../../src/contract/analysis/period';
import type { DailySummary, Retain, RetainCohort, VisitTrend } from '../../src/contract/analysis/trend';
import { getAvailability, getMissingReason } from './availability';
import { getDataEnd, getFiguresOrigin } from './data-range';
import { getRandom } from './fixtures/day';
import { buildRetention } from './fixtures/retain';
import { getDayFigures, getSpanFigures, getVisitTotal } from './fixtures/series';
import { getSpan, requireDayNumber, shiftPeriod } from './periods';
import { retainReports, trendReports } from './reports';
import { getWindowPeriods } from './window';

const round = (value: number) => Math.round(value * 100) / 100;

/** Retention of the periods of a window. */
export function getRetention(granularity: Granularity, window: Window): Retain {
  const report = retainReports[granularity];
  const { given, reported } = getAvailability(report, getWindowPeriods(report, window));
  const rows = given.map((period) => {
    const all = buildRetention(getFiguresOrigin(), granularity, getSpan(period));
    const elapsed = ({ base, cells }: RetainCohort) => ({
      base,
      cells: cells.filter(({ key }) => shiftPeriod(granularity, period, key).before <= getDataEnd()),
    });
    return { refDate: period.refDate, new: elapsed(all.new), active: elapsed(all.active) };
  });
  return { ...reported, rows };
}

/** Total users and shares of the days of a window. */
export function getDailySummary(window: Window): DailySummary {
  const { given, reported } = getAvailability('dailySummary', getWindowPeriods('dailySummary', window));
  const rows = given.map((period) => {
    const day = requireDayNumber(period.from);
    const { sharePv, shareUv } = getDayFigures(getFiguresOrigin(), day);
    const visitTotal = getVisitTotal(getFiguresOrigin(), day);
    const isBeforeKnown = !getMissingReason('dailySummary', shiftPeriod('day', period, -1));
    const visitTotalDelta = isBeforeKnown ? visitTotal - getVisitTotal(getFiguresOrigin(), day - 1) : null;
    return { refDate: period.refDate, visitTotal, visitTotalDelta, sharePv, shareUv };
  });
  return { ...reported, rows };
}

/** Visits of the periods of a window. */
export function getVisitTrend(granularity: Granularity, window: Window): VisitTrend {
  const report = trendReports[granularity];
  const { given, reported } = getAvailability(report, getWindowPeriods(report, window));
  const rows = given.map((period) => {
    const { uv, uvNew, session, pv, stay, depth } = getSpanFigures(getFiguresOrigin(), getSpan(period));
    const leavesOut =
      granularity === 'day' && getRandom(getFiguresOrigin(), requireDayNumber(period.from), 7).chance(1 / 60);
    return {
      refDate: period.refDate,
      sessionCnt: session,
      visitPv: pv,
      visitUv: uv,
      visitUvNew: uvNew,
      stayTimeUv: leavesOut ? null : round((stay * session) / uv),
      stayTimeSession: round(stay),
      visitDepth: round(depth),
    };
  });
  return { ...reported, rows };
}
