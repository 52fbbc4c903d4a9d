import { track as limit } from '../../src/contract/limits/track';
import { getRandom } from '../analysis/fixtures/day';
import { requireDayNumber } from '../analysis/periods';
import { dayNumberStart } from '../clock';
import { cacheByDay, type Sources } from '../track/sources';
import type { World } from '../world';
import { beginDraft, type DayEvents, endDraft } from './draft';
import { addSessionEvents } from './session-events';
import { buildSessions, type DaySessions } from './sessions';

/** All events of the mini program on one day: about 13,000, in half a megabyte. */
export type EventDay = {
  sources: Sources;
  /** Days since 1970. */
  number: number;
  sessions: DaySessions;
  events: DayEvents;
};

const STREAM = 44;

function buildDay(sources: Sources, day: number): EventDay {
  const random = getRandom(sources.origin, day, STREAM);
  const sessions = buildSessions(sources, day);
  beginDraft();
  for (let place = 0; place < sessions.count; place += 1) addSessionEvents(random, sources, day, sessions, place);
  return { sources, number: day, sessions, events: endDraft() };
}

// A summary needs the longest period and an equally long one before it.
const getWholeDay = cacheByDay(2 * limit.maxEventDays + 1, buildDay);

/**
 * Events of a day in order of time. They depend only on the seed of the world; there are as many launches as the
 * platform counts opens.
 * ¶
 * @param day YYYY-MM-DD
 * @param now in milliseconds
 * @returns undefined for a day before the first day of the world or after `now`
 */
export const getEventDay = ({ world, day, now }: { world: World; day: string; now: number }): EventDay | undefined =>
  day < world.analysis.firstDay || dayNumberStart(requireDayNumber(day)) > now
    ? undefined
    : getWholeDay(world, requireDayNumber(day));

/** Events received after this offset are not known yet; in milliseconds since the start of the day. */
export const getKnownUntil = ({ number }: EventDay, now: number) =>
  dayNumberStart(number + 1) <= now ? Number.POSITIVE_INFINITY : now - dayNumberStart(number);
