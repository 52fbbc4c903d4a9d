import { resolve } from 'node:path';
import { expect } from 'vitest';
import { isDeep, locales, widths } from '../deep';
import { enUS, zhCN } from '../texts';
import { axeFindings } from './axe';
import { settled, type WatchedPage } from './browser';

/** Runs in the page: whether the page scrolls horizontally. */
export const isWiderThanWindow = () => document.documentElement.scrollWidth > window.innerWidth;

/** Languages and window widths in which each screen is checked: one on push, all in the deep tier. */
export const views = locales.flatMap((locale) =>
  widths.map((width) => ({ locale, width, messages: locale === 'zh-CN' ? zhCN : enUS })),
);

/**
 * Views in the deep tier, none on push: for screens whose forms, menus and dialogs have the same parts as a screen that
 * is checked on push.
 */
export const deepViews = isDeep ? views : [];

/** Folder for a screenshot of each state. Without it, no screenshots are taken. */
const pictures = process.env.E2E_PICTURES;

/** Checks a state of a page: axe finds nothing, and the page is not wider than the window. */
export const lookAt = (page: WatchedPage) => async (state: string) => {
  await settled(page);
  if (pictures) await page.screenshot({ path: resolve(pictures, `${state}.png`) });
  expect(await axeFindings(page), state).toEqual([]);
  expect(await page.evaluate(isWiderThanWindow), state).toBe(false);
};

/**
 * As `lookAt`, in the deep tier only: for states that consist of the parts of a state that is checked on push, where it
 * only waits until the page is settled. A click on a dialog that still opens would be lost.
 */
export const lookDeepAt = (page: WatchedPage) => (isDeep ? lookAt(page) : async (_state: string) => settled(page));
