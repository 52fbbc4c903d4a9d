/** How long a server is waited for that has fallen silent, or once the run is stopped. */
export const LAST_TIMEOUT_MS = 3000;

/**
 * What ends a request after a time, or soon after the run: what it makes meanwhile has to be known, to be put away.
 *
 * @returns `reached` rejects at the end, as the signal alone does not do: `fetch` in Node 20 may lose sight of it while a
 * server keeps silent, as garbage
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
