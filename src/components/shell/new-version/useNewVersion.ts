import { useLayoutEffect, useState } from 'react';
import { fetchServedBuild, hasBuild } from './served-build';

const LOOK_PAUSE_MS = 60_000;
/** Half a working day: once more before it ends, and not so often that it is clicked away unread. */
const REMIND_MS = 4 * 60 * 60 * 1000;

/**
 * Looks for a newer version of the console whenever its window is seen or used again. What was put off comes again
 * with the next version, or after half a working day.
 */
export function useNewVersion() {
  const [other, setOther] = useState<string>();
  const [late, setLate] = useState<{ id: string; until: number }>();

  // With its drawing: what comes in between would not be heard.
  useLayoutEffect(() => {
    if (!hasBuild()) return;
    let isMounted = true;
    // The page itself has just come from there.
    let askedAt = Date.now();
    const look = async () => {
      const isDue = Date.now() - askedAt >= LOOK_PAUSE_MS;
      if (document.visibilityState !== 'visible' || !navigator.onLine || !isDue) return;
      askedAt = Date.now();
      const served = await fetchServedBuild();
      if (!served || !isMounted) return;
      const { id, isOther } = served;
      // One that was taken back is no longer worth a reload.
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
