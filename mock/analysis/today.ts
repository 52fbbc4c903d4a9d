import type { Granularity } from '../../src/contract/analysis/period';
import { addDays } from '../../src/domain/period/calendar';
import { getNewestUnits } from '../../src/domain/period/period';
import { businessDay, iso } from '../clock';
import { state } from '../state';
import type { Origin } from './fixtures/day';
import { getPeriod, laterPeriod, type Period, toNumber } from './periods';

/** The platform has the figures of a day by this hour of the next one. */
const READY_HOUR = 10;

/** The business day of now. */
export const today = () => businessDay(Date.now());

/** The first day that the platform has no figures of yet: today, yesterday in the early morning. */
export const readyBefore = () => (Number(iso(Date.now()).slice(11, 13)) >= READY_HOUR ? today() : addDays(today(), -1));

/** The instant at which the server last asked the platform on its own, in milliseconds. */
export const lastFetch = () => Date.parse(`${readyBefore()}T${READY_HOUR}:00:00+08:00`);

/** What all figures are made from. */
export function origin(): Origin {
  const { seed, firstDay } = state().world.analysis;
  return { seed, start: toNumber(firstDay) };
}

/** The newest period that is over when `day` begins. */
export const lastPeriod = (granularity: Granularity, day: string): Period =>
  getPeriod(granularity, getNewestUnits(granularity, 1, day).from);

/** The first period that the platform gives as a whole. */
export function firstPeriod(granularity: Granularity): Period {
  const { firstDay } = state().world.analysis;
  const period = getPeriod(granularity, firstDay);
  return period.from === firstDay ? period : laterPeriod(granularity, period, 1);
}
