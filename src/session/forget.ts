import { queryClient } from '@/services/query-client';

type Cleanup = () => void;
const registered = new Set<Cleanup>([() => queryClient.clear()]);
let sessionNumber = 1;

/** Changes with every session, so that late answers of an earlier session are recognized. */
export const getSessionNumber = () => sessionNumber;

/**
 * @public
 * Registers a cleanup for the end of the session: caches, personal filters, drafts.
 * @returns unregisters it
 */
export function onSessionEnd(forget: Cleanup) {
  registered.add(forget);
  return () => {
    registered.delete(forget);
  };
}

export function forgetSession() {
  sessionNumber += 1;
  for (const forget of registered) forget();
}
