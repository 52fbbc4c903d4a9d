import type { Browser, BrowserContext } from 'playwright-core';
import { test as base } from 'vitest';
import { launchBrowser, newPage, type WatchedPage } from './browser';
import { ContextPool, type OpenOptions } from './context-pool';

type Open = (options?: OpenOptions & { context?: BrowserContext }) => Promise<WatchedPage>;

type Fixtures = {
  browser: Browser;
  pool: ContextPool;
  /** Opens a page in a browser of its own, or a further tab of `context`; closed after the test. */
  open: Open;
};

/** What was on the screen when a test failed: the only witness of what happens once in a hundred runs. */
async function stateOf(page: WatchedPage) {
  if (page.isClosed()) return 'The page is closed.';
  const shown = await page
    .locator('body')
    .ariaSnapshot({ timeout: 5_000 })
    .catch((error: unknown) => String(error));
  return [page.url(), `${page.pending.size} requests pending`, ...page.troubles, shown].join('\n');
}

/** Vitest's `test` with the built console in Chromium. */
export const test = base.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs off its pattern
    async ({}, use) => {
      const browser = await launchBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  pool: [async ({ browser }, use) => use(new ContextPool(browser)), { scope: 'worker' }],
  open: async ({ pool, task }, use) => {
    const opened: (() => Promise<void>)[] = [];
    const pages: WatchedPage[] = [];
    await use(async ({ context, ...options } = {}) => {
      const { page, close } = context ? { page: await newPage(context), close: undefined } : await pool.open(options);
      pages.push(page);
      if (close) opened.push(close);
      return page;
    });
    if (task.result?.state === 'fail') for (const page of pages) console.error(await stateOf(page));
    for (const close of opened) await close();
  },
});
