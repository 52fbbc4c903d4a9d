import { useInterval } from 'ahooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createLeaseKeeper, type LeaseState } from './keeper';

const ACTIVITY = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
const RECHECK_MS = 15_000;
const asking: LeaseState = { status: 'asking', holder: null };

/**
 * Lease of the open entity (src/contract/lease.ts): claimed on mount, renewed while the operator is active in a visible
 * window, released on unmount. A waiting operator sees when it becomes free.
 *
 * @param path of the entity, such as `/reports/7`; another path is another lease
 * @returns state of the lease, and the ways to claim it and to take it over
 */
export function useLease(path: string) {
  const [state, setState] = useState(asking);
  const keeper = useRef<ReturnType<typeof createLeaseKeeper>>(undefined);

  useEffect(() => {
    let current = createLeaseKeeper(path, setState);
    const begin = () => {
      keeper.current = current;
      current.claim();
    };
    // A page in the back/forward cache releases its lease, and claims it again when it is restored.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      current = createLeaseKeeper(path, setState);
      begin();
    };
    const leave = () => current.leave();
    const noteActivity = () => current.noteActivity();
    const look = () => current.look();

    begin();
    for (const name of ACTIVITY) window.addEventListener(name, noteActivity, { capture: true, passive: true });
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    document.addEventListener('visibilitychange', look);
    return () => {
      for (const name of ACTIVITY) window.removeEventListener(name, noteActivity, { capture: true });
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      document.removeEventListener('visibilitychange', look);
      leave();
    };
  }, [path]);

  // Polled so that a waiting operator sees it become free and the holder sees a takeover.
  const isWatched = state.status === 'held' || state.status === 'mine';
  useInterval(() => keeper.current?.look(), isWatched ? RECHECK_MS : undefined);

  /** Runs a write that can end the lease; the lease is not polled meanwhile. */
  const during = useCallback(<Answer>(write: () => Promise<Answer>) => keeper.current?.during(write) ?? write(), []);

  return {
    ...state,
    during,
    claim: () => keeper.current?.claim(),
    takeOver: () => keeper.current?.takeOver(),
    /** Reads the current holder, for example after a refused write. */
    look: () => keeper.current?.look(),
    /** Releases the lease before unmount, because the entity was published or deleted. */
    leave: () => keeper.current?.leave(),
  };
}
