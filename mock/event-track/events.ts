import { track as limit } from '../../src/contract/limits/track';
import { randomOf } from '../analysis/fixtures/day';
import { toNumber } from '../analysis/periods';
import { dayNumberStart } from '../clock';
import type { Random } from '../fixtures/random';
import { madeByDay, type Sources } from '../track/sources';
import { idOf } from '../track/times';
import type { World } from '../world';
import { type EventRow, eventsOfSession } from './script';
import { sessionsOf } from './sessions';

const STREAM = 44;

/** Most events arrive at once, some a few minutes later; those of a device whose clock is off count from then. */
function delayOf({ int, chance }: Random) {
  if (chance(0.01)) return 0;
  return chance(0.02) ? int(5_000, 240_000) : int(40, 2_500);
}

function buildEvents(sources: Sources, day: number): EventRow[] {
  const random = randomOf(sources.origin, day, STREAM);
  const events = sessionsOf(sources, day).flatMap((session) => eventsOfSession(random, sources, session, day));
  events.sort((a, b) => a.at - b.at);
  for (const [place, event] of events.entries()) {
    event.id = idOf(day, place);
    event.delayMs = delayOf(random);
  }
  return events;
}

// Today and the days that a screen begins with: thousands of events a day are soon made anew.
const wholeDay = madeByDay(limit.defaultDays + 1, buildEvents);

/**
 * What people did in the mini program on a day, in order of time, as far as it was received by `now`: the same whenever
 * it is asked, for a world of the same seed. As many launches as the platform counts opens. Nothing of a day before the
 * world's first one.
 * @param day YYYY-MM-DD
 * @param now in milliseconds
 */
export function eventsOf({ world, day, now }: { world: World; day: string; now: number }): readonly EventRow[] {
  if (day < world.analysis.firstDay || dayNumberStart(toNumber(day)) > now) return [];
  const rows = wholeDay(world, toNumber(day));
  return dayNumberStart(toNumber(day) + 1) <= now ? rows : rows.filter(({ at, delayMs }) => at + delayMs <= now);
}
