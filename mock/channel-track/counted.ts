import { adjusted } from '../../src/domain/channel/funnel';
import { addDays } from '../../src/domain/period/calendar';
import { toNumber } from '../analysis/periods';
import { businessDay, dayNumberStart } from '../clock';
import { state } from '../state';
import { keyOf } from '../track/sources';
import type { World } from '../world';
import type { TrackRow } from './track-row';
import { tracksOf } from './tracks';

declare module '../world' {
  interface World {
    /** What operators have moved to another channel since the world began, oldest first: rows of type `adjust`. */
    trackAdjustments: TrackRow[];
  }
}

/** What counts of a track. */
export type CountedTrack = Pick<
  TrackRow,
  'id' | 'at' | 'eventType' | 'channelId' | 'linkId' | 'projectId' | 'recordId' | 'person' | 'adjustOf'
>;

type Now = { world: World; now: number };

const here = (): Now => ({ world: state().world, now: Date.now() });

/** The days of a window, oldest first; without one all days of the world up to now, which is in milliseconds. */
export function daysOf(window: { from: string; before: string } | undefined, { world, now }: Now = here()): string[] {
  const { firstDay } = world.analysis;
  const from = window && window.from > firstDay ? window.from : firstDay;
  const tomorrow = addDays(businessDay(now), 1);
  const before = window && window.before < tomorrow ? window.before : tomorrow;
  const days: string[] = [];
  for (let day = from; day < before; day = addDays(day, 1)) days.push(day);
  return days;
}

/** All rows of a day in order of time, as the log shows them: with what operators have moved on it. */
export function loggedOn(day: string, { world, now }: Now = here()): readonly TrackRow[] {
  const own = world.trackAdjustments.filter(({ at }) => businessDay(at) === day && at <= now);
  const rows = tracksOf({ world, day, now });
  return own.length === 0 ? rows : [...rows, ...own].sort((a, b) => a.at - b.at);
}

const counted = ({ id, at, eventType, channelId, linkId, projectId, recordId, person, adjustOf }: TrackRow) => ({
  id,
  at,
  eventType,
  channelId,
  linkId,
  projectId,
  recordId,
  person,
  adjustOf,
});

/** Days that are over, by the world that they are of: small enough to be kept whole, unlike what they are drawn from. */
let kept: { key: string; days: Map<string, readonly CountedTrack[]> } | undefined;

function streamOf(day: string, { world, now }: Now): readonly CountedTrack[] {
  if (dayNumberStart(toNumber(day) + 1) > now) return adjusted(tracksOf({ world, day, now }));
  const key = keyOf(world);
  if (kept?.key !== key) kept = { key, days: new Map() };
  const found = kept.days.get(day) ?? adjusted(tracksOf({ world, day, now })).map(counted);
  kept.days.set(day, found);
  return found;
}

/** What counts of some days, each event where it belongs by now: what operators have moved is counted where they put it. */
export function* countedOn(days: Iterable<string>, at: Now = here()): Generator<CountedTrack> {
  const later = at.world.trackAdjustments;
  for (const day of days) {
    const rows = streamOf(day, at);
    yield* later.length === 0 ? rows : adjusted(rows, later);
  }
}
