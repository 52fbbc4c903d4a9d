import { applyAdjustments } from '../../src/domain/channel/funnel';
import { addDays } from '../../src/domain/period/calendar';
import { toNumber } from '../analysis/periods';
import { businessDay, dayNumberStart } from '../clock';
import { state } from '../state';
import { getKey } from '../track/sources';
import { dayOfId } from '../track/times';
import type { World } from '../world';
import type { TrackRow } from './track-row';
import { getTracks } from './tracks';

declare module '../world' {
  interface World {
    /** What operators have moved to another channel since the world began, oldest first: rows of type `adjust`. */
    trackAdjustments: TrackRow[];
  }
}

/** What counts of a track, and what it is found by. */
export type CountedTrack = Pick<
  TrackRow,
  | 'id'
  | 'at'
  | 'eventType'
  | 'channelId'
  | 'fromChannelId'
  | 'linkId'
  | 'projectId'
  | 'recordId'
  | 'person'
  | 'isNewUser'
  | 'scene'
  | 'adjustOf'
>;

export type Now = { world: World; now: number };

const here = (): Now => ({ world: state().world, now: Date.now() });

/** The days of a window, oldest first; without one all days of the world up to now, which is in milliseconds. */
export function getDays(window: { from: string; before: string } | undefined, { world, now }: Now = here()): string[] {
  const { firstDay } = world.analysis;
  const from = window && window.from > firstDay ? window.from : firstDay;
  const tomorrow = addDays(businessDay(now), 1);
  const before = window && window.before < tomorrow ? window.before : tomorrow;
  const days: string[] = [];
  for (let day = from; day < before; day = addDays(day, 1)) days.push(day);
  return days;
}

/** What operators have moved on a day. */
const movedOn = (day: string, { world, now }: Now) =>
  world.trackAdjustments.filter(({ at }) => businessDay(at) === day && at <= now);

/** All rows of a day in order of time, as the log shows them: with what operators have moved on it. */
export function loggedOn(day: string, at: Now = here()): readonly TrackRow[] {
  const own = movedOn(day, at);
  const rows = getTracks({ ...at, day });
  return own.length === 0 ? rows : [...rows, ...own].sort((a, b) => a.at - b.at);
}

const small = (row: TrackRow): CountedTrack => ({
  id: row.id,
  at: row.at,
  eventType: row.eventType,
  channelId: row.channelId,
  fromChannelId: row.fromChannelId,
  linkId: row.linkId,
  projectId: row.projectId,
  recordId: row.recordId,
  person: row.person,
  isNewUser: row.isNewUser,
  scene: row.scene,
  adjustOf: row.adjustOf,
});

type Stream = { events: readonly CountedTrack[]; adjustments: readonly CountedTrack[] };

/** Events where the adjustments of their own day have put them, and these. */
const streamOfRows = (rows: readonly CountedTrack[]): Stream => ({
  events: applyAdjustments(rows),
  adjustments: rows.filter(({ eventType }) => eventType === 'adjust'),
});

/** Days that are over, by the world that they are of: small enough to be kept whole, unlike what they are drawn from. */
let kept: { key: string; days: Map<string, Stream> } | undefined;

function getStream(day: string, { world, now }: Now): Stream {
  if (dayNumberStart(toNumber(day) + 1) > now) return streamOfRows(getTracks({ world, day, now }));
  const key = getKey(world);
  if (kept?.key !== key) kept = { key, days: new Map() };
  const found = kept.days.get(day) ?? streamOfRows(getTracks({ world, day, now }).map(small));
  kept.days.set(day, found);
  return found;
}

/** The events of a day, each where it belongs by now: those that operators have moved are few. */
function getEvents({ events }: Stream, day: string, { world, now }: Now) {
  const number = toNumber(day);
  const later = world.trackAdjustments.filter(
    ({ adjustOf, at }) => at <= now && adjustOf !== null && dayOfId(adjustOf) === number,
  );
  return later.length === 0 ? events : applyAdjustments(events, later);
}

/** What counts of some days, each event where it belongs by now: what operators have moved is counted where they put it. */
export function* countedOn(days: Iterable<string>, at: Now = here()): Generator<CountedTrack> {
  for (const day of days) yield* getEvents(getStream(day, at), day, at);
}

/** The rows of a day as they are found: events where they belong by now, then the adjustments that were made on it. */
export function filedOn(day: string, at: Now = here()): readonly CountedTrack[] {
  const stream = getStream(day, at);
  return [...getEvents(stream, day, at), ...stream.adjustments, ...movedOn(day, at)];
}
