import { useEffect } from 'react';

/** Reads again when the list has been: `attempt` is then another. */
export function useReloadWith(attempt: number, reload: () => void) {
  useEffect(() => {
    if (attempt > 0) reload();
  }, [attempt, reload]);
}
