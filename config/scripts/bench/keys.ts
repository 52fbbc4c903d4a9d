import type { Locator } from 'playwright-core';
import { settled, type WatchedPage } from '../../../tests/e2e/browser';

const KEYS = 21;
/** The browser tells of no shorter one. */
const TOLD_FROM_MS = 16;

/** Runs in the page: notes of each key how long the browser took until the next frame was drawn, in ms (Event Timing). */
function watchKeys() {
  const times = new Map<number, number>();
  Object.assign(window, { keyTimes: times });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) times.set(interactionId, Math.max(times.get(interactionId) ?? 0, duration));
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Types into `field`, and tells of each key how long it took until the next picture, in ms; the page is watched once. */
export async function timeKeys(page: WatchedPage, field: Locator) {
  await field.click();
  await settled(page, 60_000);
  await page.evaluate(watchKeys);
  await field.pressSequentially('x'.repeat(KEYS), { delay: 150 });
  await settled(page, 60_000);
  const timed = await page.evaluate(() => [
    ...(window as unknown as { keyTimes: Map<number, number> }).keyTimes.values(),
  ]);
  // What took less than is told of counts as that.
  return [...timed, ...Array<number>(Math.max(0, KEYS - timed.length)).fill(TOLD_FROM_MS)];
}
