import { expect } from 'vitest';
import { axeFindings } from './axe';
import { settled, type WatchedPage } from './browser';

/** Runs in the page. */
export const isWiderThanWindow = () => document.documentElement.scrollWidth > window.innerWidth;

/** Looks at a page in the state that it has come to: axe finds nothing, and nothing makes it wider than the window. */
export const lookAt = (page: WatchedPage) => async (state: string) => {
  await settled(page);
  expect(await axeFindings(page), state).toEqual([]);
  expect(await page.evaluate(isWiderThanWindow), state).toBe(false);
};
