import type { Window } from '../../src/contract/analysis/period';
import type { Report } from '../../src/contract/analysis/status';
import { countUnits, getEndOfData, getUnitStart } from '../../src/domain/period/period';
import { Fault } from '../fault';
import { type Message, messages } from '../messages';
import { getLastPeriod, getToday } from './data-range';
import { analysisMessages } from './messages';
import { getPeriod, getPeriods, type Period } from './periods';
import { reportPeriods } from './reports';

const refuse = (field: 'from' | 'before' | 'endDate', message: Message) =>
  new Fault(messages.invalid, { fields: { [field]: message } });

const notOver = {
  day: analysisMessages.windowDayNotOver,
  week: analysisMessages.windowWeekNotOver,
  month: analysisMessages.windowMonthNotOver,
} as const;

/**
 * Periods of a report's window (docs/domain.md 1.6).
 * @throws Fault 422 for a window that is reversed, not over, not made of whole periods, or too long
 */
export function getWindowPeriods(report: Report, window: Window): Period[] {
  const { granularity, most } = reportPeriods[report];
  if (window.before <= window.from) throw refuse('before', analysisMessages.windowReversed);
  if (window.before > getEndOfData(granularity, getToday())) throw refuse('before', notOver[granularity]);
  for (const field of ['from', 'before'] as const) {
    if (getUnitStart(granularity, window[field]) !== window[field])
      throw refuse(field, analysisMessages.windowNotWhole);
  }
  if (countUnits(granularity, window) > most) throw refuse('from', analysisMessages.windowTooLong);
  return getPeriods(granularity, window);
}

/** Like `getWindowPeriods`; a missing bound defaults to that of the newest completed period. */
export function getPeriodsToSync(report: Report, { from, before }: Partial<Window>): Period[] {
  const newest = getLastPeriod(reportPeriods[report].granularity, getToday());
  return getWindowPeriods(report, { from: from ?? newest.from, before: before ?? newest.before });
}

/**
 * Checks and returns the day of a snapshot.
 * @throws Fault 422 for a day that is not over
 */
export function getSnapshotDay(endDate: string): Period {
  if (endDate >= getToday()) throw refuse('endDate', analysisMessages.windowDayNotOver);
  return getPeriod('day', endDate);
}
