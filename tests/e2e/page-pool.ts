import type { Browser } from 'playwright-core';
import { baseUrl } from './base-url';
import { newContext, newPage, signOut, type WatchedPage, watch } from './browser';

export type OpenOptions = Omit<Parameters<typeof newContext>[1], 'baseUrl'> & { isFresh?: boolean };

/** Runs in the page: resets the storage to the state of a new browser. */
function clearStorage(locale: string) {
  localStorage.clear();
  localStorage.setItem('umi_locale', locale);
}

const JOBS = '/api/admin/v1/jobs';

/** Cancels running jobs of the operator, because their end would notify the next test. */
async function cancelJobs(page: WatchedPage) {
  const { request } = page.context();
  const { data } = await (await request.get(JOBS)).json();
  for (const { id, state } of data?.list ?? [])
    if (state === 'queued' || state === 'running')
      await request.post(`${JOBS}/${id}/cancel`, { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
}

/** Runs in the page: the UI language. */
const readLanguage = () => document.documentElement.lang;

/** A sign-out takes about a second. If it takes longer than this, the page is closed. */
const SIGN_OUT_MS = 3_000;

/**
 * Pages that later tests reuse, because a page load takes several seconds to compile and run the app's code. A page in
 * the pool is signed out, shows the sign-in form and has empty storage.
 */
export class PagePool {
  private readonly free = new Map<string, WatchedPage[]>();

  constructor(private readonly browser: Browser) {}

  /**
   * Opens a page in a context that no other test uses. `close` closes its other tabs and returns it to the pool.
   *
   * @param options with `isFresh`, opens a new page and closes it after the test: for tests of the page load and tests
   * that
   *   change the browser itself
   */
  async open({ width = 1280, isFresh = false, ...options }: OpenOptions): Promise<{
    page: WatchedPage;
    close: (hasPassed: boolean) => Promise<void>;
  }> {
    const key = JSON.stringify(options);
    const page = (!isFresh && this.free.get(key)?.pop()) || (await this.load(options));
    await page.setViewportSize({ width, height: 800 });
    watch(page);
    const close = async (hasPassed: boolean) => {
      await cancelJobs(page).catch(() => undefined);
      if (hasPassed && !isFresh && (await leave(page, options.locale ?? 'zh-CN').catch(() => false)))
        this.free.set(key, [...(this.free.get(key) ?? []), page]);
      else await page.context().close();
    };
    return { page, close };
  }

  private async load(options: Omit<OpenOptions, 'width' | 'isFresh'>) {
    return newPage(await newContext(this.browser, { baseUrl: baseUrl(), ...options }));
  }
}

/** Signs out, closes other tabs and clears the storage. @returns whether that was possible */
async function leave(page: WatchedPage, locale: string) {
  if (!page.url().startsWith(baseUrl()) || (await page.evaluate(readLanguage)) !== locale) return false;
  for (const tab of page.context().pages()) if (tab !== page) await tab.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(false);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signOut(page, SIGN_OUT_MS);
  await page.evaluate(clearStorage, locale);
  await page.context().clearCookies();
  return true;
}
