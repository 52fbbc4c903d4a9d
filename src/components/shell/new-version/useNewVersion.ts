import { useLayoutEffect, useState } from 'react';
import { fetchServedBuild, hasBuild } from './served-build';

const LOOK_PAUSE_MS = 60_000;
/** Half a working day: a second reminder before it ends, but not so often that it is dismissed unread. */
const REMIND_MS = 4 * 60 * 60 * 1000;

/**
 * Checks for a new version when the window becomes visible or focused. A dismissed banner returns with the next
 * version, or after half a working day.
 */
export function useNewVersion() {
  const [other, setOther] = useState<string>();
  const [late, setLate] = useState<{ id: string; until: number }>();

  // A layout effect, so that no event is missed between render and effect.
  useLayoutEffect(() => {
    if (!hasBuild()) return;
    let isMounted = true;
    // The page has just been loaded from the server.
    let askedAt = Date.now();
    const look = async () => {
      const isDue = Date.now() - askedAt >= LOOK_PAUSE_MS;
      if (document.visibilityState !== 'visible' || !navigator.onLine || !isDue) return;
      askedAt = Date.now();
      const served = await fetchServedBuild();
      if (!served || !isMounted) return;
      const { id, isOther } = served;
      // A version that was rolled back needs no reload.
      setOther(isOther ? id : undefined);
      setLate((was) => (was && ((isOther && id !== was.id) || Date.now() >= was.until) ? undefined : was));
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      isMounted = false;
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, []);

  return {
    isNew: other !== undefined && !late,
    putOff: () => other !== undefined && setLate({ id: other, until: Date.now() + REMIND_MS }),
  };
}
