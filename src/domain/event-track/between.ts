import type { EventBetween } from '../../contract/event-track';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Bucket boundaries in milliseconds, from a tap to a whole quiz. */
const bounds = [
  0,
  SECOND,
  5 * SECOND,
  10 * SECOND,
  30 * SECOND,
  MINUTE,
  2 * MINUTE,
  5 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
] as const;

/** Nearest-rank percentile of sorted times; null when there are none. */
function percentile(sorted: ArrayLike<number>, percent: number): number | null {
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? null;
}

/** Statistics of the measured times; `notReached` is the number of sessions without the second event. */
export function summarizeTimes(times: readonly number[], notReached: number): EventBetween {
  const sorted = Float64Array.from(times).sort();
  const counts = bounds.map(() => 0);
  for (const time of sorted) {
    const after = bounds.findIndex((bound) => time < bound);
    const place = (after === -1 ? bounds.length : after) - 1;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return {
    count: sorted.length,
    notReached,
    medianMs: percentile(sorted, 50),
    p90Ms: percentile(sorted, 90),
    buckets: bounds.map((fromMs, place) => ({
      fromMs,
      beforeMs: bounds[place + 1] ?? null,
      count: counts[place] ?? 0,
    })),
  };
}

/**
 * Measures the time within a session from the first event of one kind to the next event of another kind. Each session
 * counts once.
 *
 * @param first differs from `next`
 * @returns `see` receives all events, those of a session in order of time; other events may come in between
 */
export function measureBetween<Code>(first: Code, next: Code) {
  const begun = new Map<string | number, number>();
  const reached = new Set<string | number>();
  const times: number[] = [];
  return {
    see(session: string | number, code: Code, at: number) {
      if (code === first) {
        if (!begun.has(session)) begun.set(session, at);
      } else if (code === next) {
        const since = begun.get(session);
        if (since === undefined || reached.has(session)) return;
        reached.add(session);
        times.push(at - since);
      }
    },
    result: () => summarizeTimes(times, begun.size - reached.size),
  };
}
