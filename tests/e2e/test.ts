import type { Browser, BrowserContext } from 'playwright-core';
import { test as base } from 'vitest';
import { launchBrowser, newPage, type WatchedPage } from './browser';
import { type OpenOptions, PagePool } from './page-pool';

type Open = (options?: OpenOptions & { context?: BrowserContext }) => Promise<WatchedPage>;

type Fixtures = {
  browser: Browser;
  pool: PagePool;
  /** Opens a page in a context that no other test uses, or another tab of `context`. Closed after the test. */
  open: Open;
};

/** Describes the screen after a failed test, to explain rare failures. */
async function describeState(page: WatchedPage) {
  if (page.isClosed()) return 'The page is closed.';
  const shown = await page
    .locator('body')
    .ariaSnapshot({ timeout: 5_000 })
    .catch((error: unknown) => String(error));
  return [page.url(), `${page.pending.size} requests pending`, ...page.troubles, shown].join('\n');
}

/** Vitest's `test` with fixtures that open the built app in Chromium. */
export const test = base.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the dependencies of a fixture from its pattern
    async ({}, use) => {
      const browser = await launchBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  pool: [async ({ browser }, use) => use(new PagePool(browser)), { scope: 'worker' }],
  open: async ({ pool, task }, use) => {
    const opened: ((hasPassed: boolean) => Promise<void>)[] = [];
    const pages: WatchedPage[] = [];
    await use(async ({ context, ...options } = {}) => {
      const { page, close } = context ? { page: await newPage(context), close: undefined } : await pool.open(options);
      pages.push(page);
      if (close) opened.push(close);
      return page;
    });
    const hasPassed = task.result?.state !== 'fail';
    if (!hasPassed) for (const page of pages) console.error(await describeState(page));
    for (const close of opened) await close(hasPassed);
  },
});
