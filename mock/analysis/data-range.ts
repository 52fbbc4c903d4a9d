import type { Granularity } from '../../src/contract/analysis/period';
import { addDays } from '../../src/domain/period/calendar';
import { getNewestUnits } from '../../src/domain/period/period';
import { businessDay, iso } from '../clock';
import { state } from '../state';
import type { Origin } from './fixtures/day';
import { getPeriod, type Period, requireDayNumber, shiftPeriod } from './periods';

/** Hour of the next day at which the platform has a day's figures. */
const READY_HOUR = 10;

/** Current business day. */
export const getToday = () => businessDay(Date.now());

/** First day without figures yet: today, or yesterday before `READY_HOUR`. */
export const getDataEnd = () =>
  Number(iso(Date.now()).slice(11, 13)) >= READY_HOUR ? getToday() : addDays(getToday(), -1);

/** Time of the last automatic sync, in milliseconds. */
export const getLastAutoSync = () => Date.parse(`${getDataEnd()}T${READY_HOUR}:00:00+08:00`);

/** Origin of all generated figures. */
export function getFiguresOrigin(): Origin {
  const { seed, firstDay } = state().world.analysis;
  return { seed, start: requireDayNumber(firstDay) };
}

/** Newest period that ends before `day`. */
export const getLastPeriod = (granularity: Granularity, day: string): Period =>
  getPeriod(granularity, getNewestUnits(granularity, 1, day).from);

/** First whole period with figures. */
export function getFirstPeriod(granularity: Granularity): Period {
  const { firstDay } = state().world.analysis;
  const period = getPeriod(granularity, firstDay);
  return period.from === firstDay ? period : shiftPeriod(granularity, period, 1);
}
