import { useEffect, useRef } from 'react';

/** Reads again when something else has been: `attempt` is then another. */
export function useReloadWith(attempt: number, reload: () => void) {
  const isReadAt = useRef(attempt);
  useEffect(() => {
    if (isReadAt.current !== attempt) reload();
    isReadAt.current = attempt;
  }, [attempt, reload]);
}
