import { useInterval } from 'ahooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createLeaseKeeper, type LeaseState } from './keeper';

const ACTIVITY = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
const RECHECK_MS = 15_000;
const asking: LeaseState = { status: 'asking', holder: null };

/**
 * The lease of the one thing that is open (src/contract/lease.ts): claimed on arrival, renewed while the operator is
 * active in a window that is seen, given back on leaving. Who waits for it sees when it has become free.
 *
 * @param path of the thing, such as `/reports/7`; another path is another lease
 * @returns where it stands, and the two ways to get it
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
    // A page that the browser keeps for the way back is left as any other, and begins anew.
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

  // Whoever waits sees that it is free; whoever has it, that it was taken over.
  const isWatched = state.status === 'held' || state.status === 'mine';
  useInterval(() => keeper.current?.look(), isWatched ? RECHECK_MS : undefined);

  /** Does what the lease may end with; nobody asks for the lease meanwhile. */
  const during = useCallback(<Answer>(write: () => Promise<Answer>) => keeper.current?.during(write) ?? write(), []);

  return {
    ...state,
    during,
    claim: () => keeper.current?.claim(),
    takeOver: () => keeper.current?.takeOver(),
    /** Asks who works on it by now, as after a write that was refused. */
    look: () => keeper.current?.look(),
    /** Gives it back before the thing is left: it is published or deleted, and nobody works on it any more. */
    leave: () => keeper.current?.leave(),
  };
}
