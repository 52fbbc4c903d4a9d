import { buildWorld } from '../mock/fixtures/world';
import type { World } from '../mock/world';
import { freeze } from './copy-world';
import { isDeep } from './deep';

/** The instant of the worlds of tests: Saturday morning in Shanghai, half an hour before yesterday's figures arrive. */
export const NOW = Date.parse('2026-11-21T09:30:00+08:00');

const worlds = new Map<string, World>();

/**
 * The mock's world, built once per worker and frozen: tests share it, and a test that writes takes `copyWorld` of it.
 *
 * @param memberCount number of members; 2,000 as in the demo by default
 */
export function getWorld(memberCount = 2000, now = NOW): World {
  const key = `${memberCount} ${now}`;
  const known = worlds.get(key);
  if (known) return known;
  const world = buildWorld({ now, memberCount });
  freeze(world);
  worlds.set(key, world);
  return world;
}

/** The world of which a test examines every row: 200 members on push, all 2,000 in the deep tier. */
export const getExaminedWorld = () => getWorld(isDeep ? 2000 : 200);
