import fc from 'fast-check';
import { isDeep } from './deep';

/**
 * On push each property runs 50 times from a fixed seed, so that a run fails because of a change and not by chance. In
 * the deep tier it runs 2,000 times from a random seed.
 */
fc.configureGlobal(isDeep ? { numRuns: 2000 } : { numRuns: 50, seed: 20_261_121 });

/**
 * Number of runs for a property whose runs are expensive because they build a world (half a second) or call the mock
 * many times.
 *
 * @param deep runs in the deep tier
 * @param push runs on push
 */
export const worldRuns = (deep: number, push = 2) => (isDeep ? deep : push);

/** Any character, like fast-check's unit `binary`, for which each process would first map a million characters. */
export const anyCharacter = fc
  .nat(0x10_ffff)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));
