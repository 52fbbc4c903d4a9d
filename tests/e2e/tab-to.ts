import type { WatchedPage } from './browser';

const MOST_PRESSES = 60;

/** Presses Tab until what has the focus says `text`. */
export async function tabTo(page: WatchedPage, text: string) {
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(() => document.activeElement?.textContent?.trim())) === text) return;
  }
  throw new Error(`Tab does not lead to ${text}`);
}
