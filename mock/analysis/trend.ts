import type { Granularity, Window } from '../../src/contract/analysis/period';
import type { DailySummary, Retain, RetainCohort, VisitTrend } from '../../src/contract/analysis/trend';
import { getAnswer, getMissingReason } from './answer';
import { getRandom } from './fixtures/day';
import { retained } from './fixtures/retain';
import { dayFigures, getVisitTotal, spanFigures } from './fixtures/series';
import { getSpan, laterPeriod, toNumber } from './periods';
import { retainReports, trendReports } from './reports';
import { origin, readyBefore } from './today';
import { periodsOfWindow } from './window';

const round = (value: number) => Math.round(value * 100) / 100;

/** The retention of a window's periods. */
export function retain(granularity: Granularity, window: Window): Retain {
  const report = retainReports[granularity];
  const { given, reported } = getAnswer(report, periodsOfWindow(report, window));
  const rows = given.map((period) => {
    const all = retained(origin(), granularity, getSpan(period));
    const elapsed = ({ base, cells }: RetainCohort) => ({
      base,
      cells: cells.filter(({ key }) => laterPeriod(granularity, period, key).before <= readyBefore()),
    });
    return { refDate: period.refDate, new: elapsed(all.new), active: elapsed(all.active) };
  });
  return { ...reported, rows };
}

/** All users and shares of a window's days. */
export function dailySummary(window: Window): DailySummary {
  const { given, reported } = getAnswer('dailySummary', periodsOfWindow('dailySummary', window));
  const rows = given.map((period) => {
    const day = toNumber(period.from);
    const { sharePv, shareUv } = dayFigures(origin(), day);
    const visitTotal = getVisitTotal(origin(), day);
    const isBeforeKnown = !getMissingReason('dailySummary', laterPeriod('day', period, -1));
    const visitTotalDelta = isBeforeKnown ? visitTotal - getVisitTotal(origin(), day - 1) : null;
    return { refDate: period.refDate, visitTotal, visitTotalDelta, sharePv, shareUv };
  });
  return { ...reported, rows };
}

/** The visits of a window's periods. */
export function visitTrend(granularity: Granularity, window: Window): VisitTrend {
  const report = trendReports[granularity];
  const { given, reported } = getAnswer(report, periodsOfWindow(report, window));
  const rows = given.map((period) => {
    const { uv, uvNew, session, pv, stay, depth } = spanFigures(origin(), getSpan(period));
    const leavesOut = granularity === 'day' && getRandom(origin(), toNumber(period.from), 7).chance(1 / 60);
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
