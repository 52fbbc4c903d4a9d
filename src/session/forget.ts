import { clearCache } from 'ahooks';

type Forget = () => void;
const registered = new Set<Forget>([() => clearCache()]);

/**
 * Registers what must not outlive a session: caches, personal filters, drafts.
 * @returns takes the registration back
 */
export function onSessionEnd(forget: Forget) {
  registered.add(forget);
  return () => {
    registered.delete(forget);
  };
}

export function forgetSession() {
  for (const forget of registered) forget();
}
