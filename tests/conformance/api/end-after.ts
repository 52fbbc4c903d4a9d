/** Timeout in ms when the server no longer responds, or once the run is stopped. */
export const LAST_TIMEOUT_MS = 3000;

/**
 * Aborts a request after `ms`, or LAST_TIMEOUT_MS after `stop`. The delay gives a write time to respond, because the
 * run must know what it created in order to clean up.
 *
 * @returns `signal` for the request; `reached`, which rejects at the timeout, because `fetch` in Node 20 may lose the
 * signal to garbage collection while a server does not respond; and `clear`, which removes timers and listener
 */
export function endAfter(ms: number, stop?: AbortSignal) {
  const controller = new AbortController();
  const timers: ReturnType<typeof setTimeout>[] = [];
  const endIn = (wait: number) => void timers.push(setTimeout(() => controller.abort(), wait));
  const hurry = () => endIn(LAST_TIMEOUT_MS);
  endIn(ms);
  stop?.addEventListener('abort', hurry);
  const reached = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
  });
  return {
    signal: controller.signal,
    reached,
    clear: () => {
      timers.forEach(clearTimeout);
      stop?.removeEventListener('abort', hurry);
    },
  };
}
