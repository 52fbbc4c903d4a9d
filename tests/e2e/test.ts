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
  open: async ({ pool }, use) => {
    const opened: (() => Promise<void>)[] = [];
    await use(async ({ context, ...options } = {}) => {
      if (context) return newPage(context);
      const { page, close } = await pool.open(options);
      opened.push(close);
      return page;
    });
    for (const close of opened) await close();
  },
});
