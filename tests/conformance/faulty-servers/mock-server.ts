import { getResponse } from 'msw';
import { buildWorld } from '../../../mock/fixtures/world';
import { server } from '../../../mock/handlers';
import { resetState } from '../../../mock/state';
import { copyWorld } from '../../copy-world';
import type { Fetch } from '../api/client';

/** When the mock's world is, half an hour after the platform has made yesterday's figures. */
export const NOW = Date.parse('2026-11-21T10:30:00+08:00');

export const credentials = { username: 'operator', password: 'health-2021' };

const worlds = new Map<number, ReturnType<typeof buildWorld>>();

/** The mock, begun anew, as something to send requests to. @param memberCount how large its world is */
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
