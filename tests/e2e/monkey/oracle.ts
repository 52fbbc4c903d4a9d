import enUS from '../../../src/locales/en-US/error';
import zhCN from '../../../src/locales/zh-CN/error';
import { settled, type WatchedPage } from '../browser';
import type { Faults } from './faults';

/** The browser logs every failed request; `findTroubles` looks at the answers themselves. */
const isNetworkLog = (trouble: string) => trouble.startsWith('console: Failed to load resource');

/** Refusals of the server, to which random input leads. */
const REFUSAL = /^answer 4(01|03|04|09|22|29):/;

/** What went wrong since the last call, except for the consequences of injected faults and refused input. */
export function findTroubles(page: WatchedPage, faults: Faults) {
  const isInjected = (trouble: string) => [...faults.injected].some((url) => trouble.includes(url));
  return page.troubles
    .splice(0)
    .filter((trouble) => !isNetworkLog(trouble) && !REFUSAL.test(trouble) && !isInjected(trouble));
}

/** Runs in the page: whether there is a page with content. */
const hasContent = () => {
  const main = document.querySelector('main');
  return Boolean(main?.checkVisibility() && main.textContent?.trim());
};
/** An ended session clears the page before the sign-in form shows. */
const BLANK_MS = 5_000;

const IS_LOADING = /Execution context was destroyed/;
const SETTLE_MS = 20_000;

/** Checks the page once nothing loads any more: it is on this origin, has content and has not crashed. */
export async function findDefects(page: WatchedPage, origin: string) {
  if (new URL(page.url()).origin !== origin) return [`left the console: ${page.url()}`];
  const foreign = page.requested.splice(0).filter((url) => /^https?:/.test(url) && new URL(url).origin !== origin);
  const defects = foreign.map((url) => `request to another origin: ${url}`);
  await settled(page, SETTLE_MS).catch((error: Error) => {
    // A page load has begun meanwhile; the next check finds its defects.
    if (!IS_LOADING.test(error.message)) defects.push(error.message);
  });
  await page
    .waitForFunction(hasContent, undefined, { timeout: BLANK_MS })
    .catch(() => void defects.push('main is blank'));
  const crash = page.getByRole('heading', { name: new RegExp(`${zhCN.crashTitle}|${enUS.crashTitle}`) });
  if (await crash.count()) defects.push('the page has crashed');
  return defects;
}
