import { useCallback, useRef, useState } from 'react';
import { showUnexpected } from '@/errors/show';

/**
 * The only way an event handler writes. While one run is under way further calls do nothing, so
 * that a double click is one request; a failure that the operator has not seen yet is shown.
 *
 * @returns whether a run is under way, and the handler: it resolves to what `work` returned, or to
 * undefined when it failed or was not started
 */
export function useAction<Args extends unknown[], Value>(work: (...args: Args) => Promise<Value>) {
  const [isPending, setIsPending] = useState(false);
  const isRunning = useRef(false);
  const latest = useRef(work);
  latest.current = work;

  const run = useCallback(async (...args: Args): Promise<Value | undefined> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setIsPending(true);
    try {
      return await latest.current(...args);
    } catch (error) {
      showUnexpected(error);
      return undefined;
    } finally {
      isRunning.current = false;
      setIsPending(false);
    }
  }, []);

  return [run, isPending] as const;
}
