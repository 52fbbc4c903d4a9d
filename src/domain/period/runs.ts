import type { Granularity } from '../../contract/analysis/period';
import { addUnits, getStartOfRefDate } from './period';

/** Consecutive units without a gap, from the first to the last. */
export type Run = { first: string; last: string };

/**
 * Groups units into runs of consecutive units.
 *
 * @param refDates oldest first
 * @returns bounds as the first days of their units
 */
export function groupRuns(granularity: Granularity, refDates: readonly string[]): Run[] {
  const runs: Run[] = [];
  for (const refDate of refDates) {
    const start = getStartOfRefDate(granularity, refDate);
    const run = runs.at(-1);
    if (run && addUnits(granularity, run.last, 1) === start) run.last = start;
    else runs.push({ first: start, last: start });
  }
  return runs;
}
