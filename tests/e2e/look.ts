import { resolve } from 'node:path';
import { expect } from 'vitest';
import { isDeep, locales, widths } from '../deep';
import { enUS, zhCN } from '../texts';
import { axeFindings } from './axe';
import { settled, type WatchedPage } from './browser';

/** Runs in the page. */
export const isWiderThanWindow = () => document.documentElement.scrollWidth > window.innerWidth;

/** The languages and widths of the window in which each screen is looked at: one on push, all in the deep tier. */
export const views = locales.flatMap((locale) =>
  widths.map((width) => ({ locale, width, messages: locale === 'zh-CN' ? zhCN : enUS })),
);

/**
 * Views of the deep tier only: for screens whose forms, menus and dialogs consist of the same parts as those of a screen
 * that is looked at on push.
 */
export const deepViews = isDeep ? views : [];

/** The folder for a picture of each state. Without it no pictures are taken. */
const pictures = process.env.E2E_PICTURES;

/** Checks a state of a page: axe finds nothing, and nothing makes the page wider than the window. */
export const lookAt = (page: WatchedPage) => async (state: string) => {
  await settled(page);
  if (pictures) await page.screenshot({ path: resolve(pictures, `${state}.png`) });
  expect(await axeFindings(page), state).toEqual([]);
  expect(await page.evaluate(isWiderThanWindow), state).toBe(false);
};
