import { afterEach, beforeEach, vi } from 'vitest';
import { SESSION_COOKIE } from '@/contract/session-cookie';
import { resetState, state } from '../../../mock/state';
import type { World } from '../../../mock/world';
import { copyWorld } from '../../copy-world';

const SESSION = 'contract-test';

type Options = {
  /** All tests share the world and values derived from it, such as events; none of them may write. */
  isShared?: boolean;
};

/** Starts each test with a copy of `world`, at its instant, with the first operator signed in. */
export function beginEachWith(world: World, onSignedIn: (cookie: string) => void, { isShared = false }: Options = {}) {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: world.now });
    resetState(isShared ? world : copyWorld(world));
    // session.test.ts tests the login itself.
    state().sessions.set(SESSION, '1');
    onSignedIn(`${SESSION_COOKIE}=${SESSION}`);
  });
  afterEach(() => void vi.useRealTimers());
}
