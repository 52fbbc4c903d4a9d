import { useCallback, useRef, useState } from 'react';
import { showUnexpected } from '@/errors/show';

/**
 * Wraps a write of an event handler. Calls during a run do nothing, so that a double click sends one request; an error
 * that was not shown yet is shown.
 *
 * @returns the handler, which resolves to the result of `work` or to undefined if it failed or was not started, and
 * whether a run is pending
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
