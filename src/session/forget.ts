import { queryClient } from '@/services/query-client';

type Cleanup = () => void;
const registered = new Set<Cleanup>([() => queryClient.clear()]);
let sessionNumber = 1;

/** Changes with every session: what a read of the last one still answers belongs to nobody in this one. */
export const getSessionNumber = () => sessionNumber;

/**
 * @public
 * Registers what must not outlive a session: caches, personal filters, drafts.
 * @returns takes the registration back
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
