import fc from 'fast-check';
import { isDeep } from './deep';

/** How often each property runs: 50 times on push, 2,000 times in the deep tier. */
fc.configureGlobal({ numRuns: isDeep ? 2000 : 50 });

/**
 * Number of runs of a property whose single run is expensive: it builds a world, which takes half a second, or calls the
 * mock many times.
 *
 * @param deep runs in the deep tier
 * @param push runs on push
 */
export const worldRuns = (deep: number, push = 2) => (isDeep ? deep : push);
