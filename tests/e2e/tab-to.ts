import type { WatchedPage } from './browser';

const MAX_PRESSES = 60;

/** Presses Tab until the text of the focused element equals `text` or matches it. */
export async function tabTo(page: WatchedPage, text: string | RegExp) {
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = (await page.evaluate(() => document.activeElement?.textContent?.trim())) ?? '';
    if (typeof text === 'string' ? focused === text : text.test(focused)) return;
  }
  throw new Error(`Tab does not lead to ${text}`);
}
