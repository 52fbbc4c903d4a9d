import { state } from '../state';
import type { World } from '../world';

/**
 * What `make` makes of the world at `now` (milliseconds), anew for each second: a job writes many rows at once, and what
 * shows one of them looks through all that they belong to.
 */
export function eachSecond<Made>(make: (now: number) => Made): () => Made {
  let last: { world: World; now: number; made: Made } | undefined;
  return () => {
    const { world } = state();
    const now = Math.floor(Date.now() / 1000) * 1000;
    if (last?.world !== world || last.now !== now) last = { world, now, made: make(now) };
    return last.made;
  };
}
