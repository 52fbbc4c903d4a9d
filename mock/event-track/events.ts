import type { World } from '../world';
import { eventDay, knownUntil } from './day';
import { type EventRow, rowAt } from './row';

/**
 * What people did in the mini program on a day, in order of time, as far as it was received by `now`: all rows of it,
 * each taken out of its columns. Who looks for some of them asks the columns.
 *
 * @param day YYYY-MM-DD
 * @param now in milliseconds
 */
export function getEvents(asked: { world: World; day: string; now: number }): readonly EventRow[] {
  const day = eventDay(asked);
  if (!day) return [];
  const until = knownUntil(day, asked.now);
  const { at, delayMs } = day.events;
  const places = Array.from({ length: day.events.count }, (_, place) => place);
  return places.filter((place) => (at[place] ?? 0) + (delayMs[place] ?? 0) <= until).map((place) => rowAt(day, place));
}
