import type { Locator } from 'playwright-core';
import { settled, type WatchedPage } from '../../../tests/e2e/browser';

const KEYS = 21;
/** Event Timing reports no shorter events. */
const TOLD_FROM_MS = 16;

/** Runs in the page: records for each key the ms until the next frame was painted (Event Timing). */
function watchKeys() {
  const times = new Map<number, number>();
  Object.assign(window, { keyTimes: times });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) times.set(interactionId, Math.max(times.get(interactionId) ?? 0, duration));
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Types into `field` and returns for each key the ms until the next paint. Starts a new observer in the page. */
export async function timeKeys(page: WatchedPage, field: Locator) {
  await field.click();
  await settled(page, 60_000);
  await page.evaluate(watchKeys);
  await field.pressSequentially('x'.repeat(KEYS), { delay: 150 });
  await settled(page, 60_000);
  const timed = await page.evaluate(() => [
    ...(window as unknown as { keyTimes: Map<number, number> }).keyTimes.values(),
  ]);
  // Keys that were too fast to be reported count as the shortest reported time.
  return [...timed, ...Array<number>(Math.max(0, KEYS - timed.length)).fill(TOLD_FROM_MS)];
}
