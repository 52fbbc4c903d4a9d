import { getResponse } from 'msw';
import { buildWorld } from '../../../mock/fixtures/world';
import { server } from '../../../mock/handlers';
import { resetState } from '../../../mock/state';
import { copyWorld } from '../../copy-world';
import type { Fetch } from '../api/client';

/** Current time of the mock's world, half an hour after the platform has published yesterday's figures. */
export const NOW = Date.parse('2026-11-21T10:30:00+08:00');

export const credentials = { username: 'operator', password: 'health-2021' };

const worlds = new Map<number, ReturnType<typeof buildWorld>>();

/** Resets the mock and returns a function that sends requests to it. @param memberCount members in its world */
export function freshMock(memberCount: number): Fetch {
  const world = worlds.get(memberCount) ?? buildWorld({ now: NOW, memberCount });
  worlds.set(memberCount, world);
  resetState(copyWorld(world));
  return async (request) => {
    const answer = await getResponse([server], request);
    if (!answer) throw new Error(`${request.method} ${request.url} has no handler`);
    return answer;
  };
}
