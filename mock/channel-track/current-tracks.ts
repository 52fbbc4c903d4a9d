import { applyAdjustments } from '../../src/domain/channel/funnel';
import { addDays } from '../../src/domain/period/calendar';
import { requireDayNumber } from '../analysis/periods';
import { businessDay, dayNumberStart } from '../clock';
import { state } from '../state';
import { getKey } from '../track/sources';
import { getDayOfId } from '../track/times';
import type { World } from '../world';
import type { TrackRow } from './track-row';
import { getTracks } from './tracks';

declare module '../world' {
  interface World {
    /** Adjustments made by operators, oldest first: rows of type `adjust`. */
    trackAdjustments: TrackRow[];
  }
}

/** Fields of a track that filters and counts need. */
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

const getNow = (): Now => ({ world: state().world, now: Date.now() });

/**
 * Days of a window, oldest first, as far as they have begun; by default all days of the world. `now` is in
 * milliseconds.
 */
export function getDays(
  window: { from: string; before: string } | undefined,
  { world, now }: Now = getNow(),
): string[] {
  const { firstDay } = world.analysis;
  const from = window && window.from > firstDay ? window.from : firstDay;
  const tomorrow = addDays(businessDay(now), 1);
  const before = window && window.before < tomorrow ? window.before : tomorrow;
  const days: string[] = [];
  for (let day = from; day < before; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Adjustments that operators made on a day. */
const getManualAdjustments = (day: string, { world, now }: Now) =>
  world.trackAdjustments.filter(({ at }) => businessDay(at) === day && at <= now);

/** All log rows of a day in order of time, including manual adjustments. */
export function getLoggedTracks(day: string, at: Now = getNow()): readonly TrackRow[] {
  const own = getManualAdjustments(day, at);
  const rows = getTracks({ ...at, day });
  return own.length === 0 ? rows : [...rows, ...own].sort((a, b) => a.at - b.at);
}

const toCountedTrack = (row: TrackRow): CountedTrack => ({
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

/** Events in the channels where the adjustments of the same day put them, and these adjustments. */
const toStream = (rows: readonly CountedTrack[]): Stream => ({
  events: applyAdjustments(rows),
  adjustments: rows.filter(({ eventType }) => eventType === 'adjust'),
});

/** Cache of completed days of one world. These rows are small enough to keep all of them. */
let cache: { key: string; days: Map<string, Stream> } | undefined;

function getStream(day: string, { world, now }: Now): Stream {
  if (dayNumberStart(requireDayNumber(day) + 1) > now) return toStream(getTracks({ world, day, now }));
  const key = getKey(world);
  if (cache?.key !== key) cache = { key, days: new Map() };
  const found = cache.days.get(day) ?? toStream(getTracks({ world, day, now }).map(toCountedTrack));
  cache.days.set(day, found);
  return found;
}

/** Events of a day in their current channels, including later adjustments. */
function getEvents({ events }: Stream, day: string, { world, now }: Now) {
  const number = requireDayNumber(day);
  const later = world.trackAdjustments.filter(
    ({ adjustOf, at }) => at <= now && adjustOf !== null && getDayOfId(adjustOf) === number,
  );
  return later.length === 0 ? events : applyAdjustments(events, later);
}

/** Events of some days, each in its current channel. */
export function* iterateCountedTracks(days: Iterable<string>, at: Now = getNow()): Generator<CountedTrack> {
  for (const day of days) yield* getEvents(getStream(day, at), day, at);
}

/** Rows of a day for filtering: events in their current channels, then the adjustments made on that day. */
export function getListedTracks(day: string, at: Now = getNow()): readonly CountedTrack[] {
  const stream = getStream(day, at);
  return [...getEvents(stream, day, at), ...stream.adjustments, ...getManualAdjustments(day, at)];
}
