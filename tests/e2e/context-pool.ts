import type { Browser, BrowserContext, Page } from 'playwright-core';
import { baseUrl } from './base-url';
import { newContext, newPage, type WatchedPage } from './browser';

export type OpenOptions = Omit<Parameters<typeof newContext>[1], 'baseUrl'>;

/** Runs in the page: leaves the storage as a new operator's browser has it. */
function clearStorage(locale: string) {
  localStorage.clear();
  localStorage.setItem('umi_locale', locale);
}

/**
 * Browser contexts that are reused by later tests. A new one must load and compile the console's code, a third of the
 * time of opening a page. A used one has the code cached, and nothing else of its previous operator.
 */
export class ContextPool {
  private readonly free = new Map<string, BrowserContext[]>();

  constructor(private readonly browser: Browser) {}

  /** Opens a page in a context that no other test has. `close` closes its tabs and returns the context to the pool. */
  async open({ width = 1280, ...options }: OpenOptions): Promise<{ page: WatchedPage; close: () => Promise<void> }> {
    const key = JSON.stringify(options);
    const context = this.free.get(key)?.pop() ?? (await newContext(this.browser, { baseUrl: baseUrl(), ...options }));
    const page = await newPage(context);
    await page.setViewportSize({ width, height: 800 });
    // An installed clock stays for all pages of a context.
    let isClockSet = false;
    const install = page.clock.install.bind(page.clock);
    page.clock.install = (time) => {
      isClockSet = true;
      return install(time);
    };
    const close = async () => {
      // A context that cannot be reset is not reused.
      if (!isClockSet && (await reset(context, options.locale ?? 'zh-CN').catch(() => false)))
        this.free.set(key, [...(this.free.get(key) ?? []), context]);
      else await context.close();
    };
    return { page, close };
  }
}

/** Closes the pages and empties the storage. Returns whether that was possible. */
async function reset(context: BrowserContext, locale: string) {
  await context.setOffline(false);
  const pages = context.pages();
  const ours = pages.find((page: Page) => page.url().startsWith(baseUrl()));
  await ours?.evaluate(clearStorage, locale);
  for (const page of pages) await page.close();
  await context.clearCookies();
  return ours !== undefined;
}
