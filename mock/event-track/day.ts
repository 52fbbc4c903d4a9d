import { track as limit } from '../../src/contract/limits/track';
import { getRandom } from '../analysis/fixtures/day';
import { toNumber } from '../analysis/periods';
import { dayNumberStart } from '../clock';
import { madeByDay, type Sources } from '../track/sources';
import type { World } from '../world';
import { beginDraft, type DayEvents, endDraft } from './draft';
import { drawSession } from './script';
import { type DaySessions, getSessions } from './sessions';

/** What people did in the mini program on a day, some 13,000 events in half a megabyte. */
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
  const sessions = getSessions(sources, day);
  beginDraft();
  for (let place = 0; place < sessions.count; place += 1) drawSession(random, sources, day, sessions, place);
  return { sources, number: day, sessions, events: endDraft() };
}

// A period of the longest kind and the one before it: both are asked for at once.
const wholeDay = madeByDay(2 * limit.maxEventDays + 1, buildDay);

/**
 * The events of a day in order of time, the same whenever they are asked for, for a world of the same seed: as many
 * launches as the platform counts opens.
 *
 * @param day YYYY-MM-DD
 * @param now in milliseconds
 * @returns undefined for a day before the world's first one, and for one that has not begun
 */
export const eventDay = ({ world, day, now }: { world: World; day: string; now: number }): EventDay | undefined =>
  day < world.analysis.firstDay || dayNumberStart(toNumber(day)) > now ? undefined : wholeDay(world, toNumber(day));

/** Up to when, in milliseconds after the day began, something must have been received to be known. */
export const knownUntil = ({ number }: EventDay, now: number) =>
  dayNumberStart(number + 1) <= now ? Number.POSITIVE_INFINITY : now - dayNumberStart(number);
