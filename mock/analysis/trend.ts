import type { Granularity, Window } from '../../src/contract/analysis/period';
import type { DailySummary, Retain, RetainCohort, VisitTrend } from '../../src/contract/analysis/trend';
import { answerOf, whyMissing } from './answer';
import { randomOf } from './fixtures/day';
import { retained } from './fixtures/retain';
import { dayFigures, spanFigures, visitTotalOf } from './fixtures/series';
import { laterPeriod, spanOf, toNumber } from './periods';
import { retainReports, trendReports } from './reports';
import { origin, readyBefore } from './today';
import { periodsOfWindow } from './window';

const round = (value: number) => Math.round(value * 100) / 100;

/** The retention of a window's periods. */
export function retain(granularity: Granularity, window: Window): Retain {
  const report = retainReports[granularity];
  const { given, reported } = answerOf(report, periodsOfWindow(report, window));
  const rows = given.map((period) => {
    const all = retained(origin(), granularity, spanOf(period));
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
  const { given, reported } = answerOf('dailySummary', periodsOfWindow('dailySummary', window));
  const rows = given.map((period) => {
    const day = toNumber(period.from);
    const { sharePv, shareUv } = dayFigures(origin(), day);
    const visitTotal = visitTotalOf(origin(), day);
    const isBeforeKnown = !whyMissing('dailySummary', laterPeriod('day', period, -1));
    const visitTotalDelta = isBeforeKnown ? visitTotal - visitTotalOf(origin(), day - 1) : null;
    return { refDate: period.refDate, visitTotal, visitTotalDelta, sharePv, shareUv };
  });
  return { ...reported, rows };
}

/** The visits of a window's periods. */
export function visitTrend(granularity: Granularity, window: Window): VisitTrend {
  const report = trendReports[granularity];
  const { given, reported } = answerOf(report, periodsOfWindow(report, window));
  const rows = given.map((period) => {
    const { uv, uvNew, session, pv, stay, depth } = spanFigures(origin(), spanOf(period));
    const leavesOut = granularity === 'day' && randomOf(origin(), toNumber(period.from), 7).chance(1 / 60);
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
