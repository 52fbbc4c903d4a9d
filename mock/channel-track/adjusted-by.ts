import { businessDay } from '../clock';
import { state } from '../state';
import type { TrackRow } from './track-row';
import { getTracks } from './tracks';

const getLast = (rows: readonly TrackRow[]) =>
  new Map(rows.flatMap((row) => (row.adjustOf === null ? [] : [[row.adjustOf, row] as const])));

/** Finds of an event the adjustment that was made last: by an operator, or made up on the event's own day. */
export function adjustmentFinder(): (event: TrackRow) => TrackRow | undefined {
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
