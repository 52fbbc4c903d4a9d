import fc from 'fast-check';
import { buildWorld } from '../mock/fixtures/world';
import type { World } from '../mock/world';
import { freeze } from './copy-world';
import { isDeep } from './deep';

/** The instant of test worlds: Saturday morning in Shanghai, half an hour before yesterday's figures arrive. */
export const NOW = Date.parse('2026-11-21T09:30:00+08:00');

const worlds = new Map<string, World>();

/**
 * The mock's world, built once per worker and frozen. Tests share it; a test that writes uses a `copyWorld` of it.
 *
 * @param memberCount number of members; by default 2,000, as in the demo
 * @param seed seed of the generator; by default that of the demo
 */
export function getWorld(memberCount = 2000, now = NOW, seed?: number): World {
  const key = `${memberCount} ${now} ${seed}`;
  const known = worlds.get(key);
  if (known) return known;
  const world = buildWorld({ now, memberCount, seed });
  freeze(world);
  worlds.set(key, world);
  return world;
}

/** The first of the generated rows that fits. The error quotes the condition, because a rule or the fixtures changed. */
export function findRow<Row>(rows: readonly Row[], fits: (row: Row) => unknown): Row {
  const row = rows.find(fits);
  if (row !== undefined) return row;
  throw new Error(
    `None of ${rows.length} generated rows fits \`${fits}\`: a rule of src/domain or mock/**/fixtures.ts has changed.`,
  );
}

/** World for tests that check every row: 200 members on push, 2,000 in the deep tier. */
export const getExaminedWorld = () => getWorld(isDeep ? 2000 : 200);

type WorldOptions = {
  /** Number of runs in the deep tier. */
  deepRuns: number;
  /** Member counts to choose from in the deep tier; 35 by default. */
  memberCounts?: number[];
};

/**
 * Checks a rule on worlds with other seeds and instants: on push on one with another seed that all tests of a worker
 * share, in the deep tier on a new one for each run, which takes half a second.
 */
export function checkWorlds(check: (world: World) => void, { deepRuns, memberCounts = [35] }: WorldOptions) {
  if (!isDeep) return check(getOtherWorld());
  const instants = fc.date({ min: new Date('2024-01-01'), max: new Date('2036-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.integer(), instants, fc.constantFrom(...memberCounts), (seed, now, memberCount) => {
      check(buildWorld({ now: now.getTime(), seed, memberCount }));
    }),
    { numRuns: deepRuns },
  );
}

/** World with another seed at the same instant. */
const getOtherWorld = () => getWorld(100, NOW, 734_219_508);

/** Checks a rule on worlds with other seeds at `NOW`: on push on one, in the deep tier on `deepRuns` new ones. */
export function checkSeeds(check: (world: World) => void, { deepRuns }: Pick<WorldOptions, 'deepRuns'>) {
  if (!isDeep) return check(getOtherWorld());
  fc.assert(
    fc.property(fc.integer(), (seed) => check(buildWorld({ now: NOW, seed, memberCount: 35 }))),
    { numRuns: deepRuns },
  );
}
