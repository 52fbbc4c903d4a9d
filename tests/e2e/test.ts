import type { Browser, BrowserContext } from 'playwright-core';
import { test as base } from 'vitest';
import type { Locale } from '../../src/utils/constants';
import { baseUrl } from './base-url';
import { launchBrowser, newContext, newPage, type WatchedPage } from './browser';

type Open = (options?: {
  locale?: Locale;
  width?: number;
  timezoneId?: string;
  context?: BrowserContext;
}) => Promise<WatchedPage>;

type Fixtures = {
  browser: Browser;
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
  open: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ context, ...options } = {}) => {
      if (context) return newPage(context);
      const own = await newContext(browser, { baseUrl: baseUrl(), ...options });
      contexts.push(own);
      return newPage(own);
    });
    for (const context of contexts) await context.close();
  },
});
