import { track as limit } from '../../src/contract/limits/track';
import { randomOf } from '../analysis/fixtures/day';
import { toNumber } from '../analysis/periods';
import type { Random } from '../fixtures/random';
import { madeByDay, type Sources } from '../track/sources';
import { dayStart, idOf } from '../track/times';
import type { World } from '../world';
import { type Happening, happeningsOf } from './happenings';
import { type Session, sessionsOf } from './sessions';

/** An event as it is made: what is the same in all of a session stands once, names follow from the world. */
export type EventRow = Happening & {
  id: string;
  /** In milliseconds. */
  receivedAt: number;
  session: Session;
};

const STREAM = 44;

/** Most events arrive at once, some a few minutes later; of a device whose clock is off they count from then. */
function arrivalOf({ int, chance }: Random, at: number) {
  const delay = chance(0.02) ? int(5_000, 240_000) : int(40, 2_500);
  return chance(0.01) ? at : at + delay;
}

function buildEvents(sources: Sources, day: number): EventRow[] {
  const random = randomOf(sources.origin, day, STREAM);
  const events: EventRow[] = [];
  for (const session of sessionsOf(sources, day)) {
    for (const happening of happeningsOf(random, sources, session, day)) {
      events.push(Object.assign(happening, { id: '', receivedAt: arrivalOf(random, happening.at), session }));
    }
  }
  events.sort((a, b) => a.at - b.at);
  events.forEach((event, place) => {
    event.id = idOf(day, place);
  });
  return events;
}

const wholeDay = madeByDay(limit.maxEventDays, buildEvents);

/**
 * What people did in the mini program on a day, in order of time, as far as it was received by `now`: the same whenever
 * it is asked, for a world of the same seed. As many launches as the platform counts opens. Nothing of a day before the
 * world's first one.
 * @param day YYYY-MM-DD
 * @param now in milliseconds
 */
export function eventsOf({ world, day, now }: { world: World; day: string; now: number }): readonly EventRow[] {
  if (day < world.analysis.firstDay || dayStart(toNumber(day)) > now) return [];
  const rows = wholeDay(world, toNumber(day));
  return dayStart(toNumber(day) + 1) <= now ? rows : rows.filter(({ receivedAt }) => receivedAt <= now);
}
