import { businessDay } from '../clock';
import { state } from '../state';
import type { TrackRow } from './track-row';
import { getTracks } from './tracks';

const getLast = (rows: readonly TrackRow[]) =>
  new Map(rows.flatMap((row) => (row.adjustOf === null ? [] : [[row.adjustOf, row] as const])));

/**
 * Returns a function that finds the latest adjustment of an event, made by an operator or generated on the event's day.
 */
export function createAdjustmentFinder(): (event: TrackRow) => TrackRow | undefined {
  const { world } = state();
  const now = Date.now();
  const later = getLast(world.trackAdjustments);
  const days = new Map<string, ReturnType<typeof getLast>>();
  return ({ id, at }) => {
    const day = businessDay(at);
    const own = days.get(day) ?? getLast(getTracks({ world, day, now }));
    days.set(day, own);
    return later.get(id) ?? own.get(id);
  };
}
