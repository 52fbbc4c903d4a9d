import { state } from '../state';
import type { World } from '../world';

/**
 * Caches what `make` returns per world and second, because jobs present many rows in a short time. Its `now` is in
 * milliseconds.
 */
export function cachePerSecond<Made>(make: (now: number) => Made): () => Made {
  let last: { world: World; now: number; made: Made } | undefined;
  return () => {
    const { world } = state();
    const now = Math.floor(Date.now() / 1000) * 1000;
    if (last?.world !== world || last.now !== now) last = { world, now, made: make(now) };
    return last.made;
  };
}
