import type { World } from '../world';
import { getEventDay, getKnownUntil } from './day';
import { type EventRow, toEventRow } from './row';

/**
 * Events of a day that were received by `now`, in order of time, as rows. Use `createMatcher` to filter without
 * creating rows.
 * ¶
 * @param day YYYY-MM-DD
 * @param now in milliseconds
 */
export function getEvents(query: { world: World; day: string; now: number }): readonly EventRow[] {
  const day = getEventDay(query);
  if (!day) return [];
  const until = getKnownUntil(day, query.now);
  const { at, delayMs } = day.events;
  const places = Array.from({ length: day.events.count }, (_, place) => place);
  return places
    .filter((place) => (at[place] ?? 0) + (delayMs[place] ?? 0) <= until)
    .map((place) => toEventRow(day, place));
}
