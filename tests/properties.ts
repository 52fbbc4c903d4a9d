import fc from 'fast-check';
import { isDeep } from './deep';

/**
 * On push each property runs 50 times from one seed, so that a run fails because of a change and not by chance; in the
 * deep tier 2,000 times from another seed each time.
 */
fc.configureGlobal(isDeep ? { numRuns: 2000 } : { numRuns: 50, seed: 20_261_121 });

/**
 * Number of runs of a property whose single run is expensive: it builds a world, which takes half a second, or calls the
 * mock many times.
 *
 * @param deep runs in the deep tier
 * @param push runs on push
 */
export const worldRuns = (deep: number, push = 2) => (isDeep ? deep : push);
