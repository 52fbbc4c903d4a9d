import { afterEach, beforeEach, vi } from 'vitest';
import { resetState } from '../../../mock/state';
import type { World } from '../../../mock/world';
import { copyWorld } from '../../copy-world';
import { sessionCookie } from './server';

/** Begins each test with a copy of a world, at its instant, and with an operator signed in. */
export function beginEachWith(world: World, onSignedIn: (cookie: string) => void) {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: world.now });
    resetState(copyWorld(world));
    onSignedIn(await sessionCookie());
  });
  afterEach(() => void vi.useRealTimers());
}
