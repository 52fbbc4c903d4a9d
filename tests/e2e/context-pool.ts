import type { Browser, BrowserContext, Page } from 'playwright-core';
import { baseUrl } from './base-url';
import { newContext, newPage, type WatchedPage } from './browser';

export type OpenOptions = Omit<Parameters<typeof newContext>[1], 'baseUrl'>;

/** Runs in the page: as a new operator's browser has it. */
function forget(locale: string) {
  localStorage.clear();
  localStorage.setItem('umi_locale', locale);
}

/**
 * Browsers that are used again, test after test. One made anew has the console's code to load and compile for
 * each page, a third of what opening one takes; one used before has it at hand, and nothing else of who was there.
 */
export class ContextPool {
  private readonly free = new Map<string, BrowserContext[]>();

  constructor(private readonly browser: Browser) {}

  /** A page in a browser that nobody else has, and what gives that back, all its tabs closed. */
  async open({ width = 1280, ...options }: OpenOptions): Promise<{ page: WatchedPage; close: () => Promise<void> }> {
    const key = JSON.stringify(options);
    const context = this.free.get(key)?.pop() ?? (await newContext(this.browser, { baseUrl: baseUrl(), ...options }));
    const page = await newPage(context);
    await page.setViewportSize({ width, height: 800 });
    // A clock that is set stays so for all pages of a browser.
    let isClockSet = false;
    const install = page.clock.install.bind(page.clock);
    page.clock.install = (time) => {
      isClockSet = true;
      return install(time);
    };
    const close = async () => {
      // One that cannot be brought back to the start is not used again.
      if (!isClockSet && (await reset(context, options.locale ?? 'zh-CN').catch(() => false)))
        this.free.set(key, [...(this.free.get(key) ?? []), context]);
      else await context.close();
    };
    return { page, close };
  }
}

/** Closes what is open and empties what is kept; tells whether it could. */
async function reset(context: BrowserContext, locale: string) {
  await context.setOffline(false);
  const pages = context.pages();
  const ours = pages.find((page: Page) => page.url().startsWith(baseUrl()));
  await ours?.evaluate(forget, locale);
  for (const page of pages) await page.close();
  await context.clearCookies();
  return ours !== undefined;
}
