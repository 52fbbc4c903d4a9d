import { afterEach, beforeEach, vi } from 'vitest';
import { SESSION_COOKIE } from '@/contract/session-cookie';
import { resetState, state } from '../../../mock/state';
import type { World } from '../../../mock/world';
import { copyWorld } from '../../copy-world';

const SESSION = 'contract-test';

type Options = {
  /** All tests share the world, and what is derived of it, such as its events; none of them writes into it. */
  isShared?: boolean;
};

/** Begins each test with a copy of a world, at its instant, and with the first operator signed in. */
export function beginEachWith(world: World, onSignedIn: (cookie: string) => void, { isShared = false }: Options = {}) {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: world.now });
    resetState(isShared ? world : copyWorld(world));
    // The sign-in itself is proven in session.test.ts.
    state().sessions.set(SESSION, '1');
    onSignedIn(`${SESSION_COOKIE}=${SESSION}`);
  });
  afterEach(() => void vi.useRealTimers());
}
