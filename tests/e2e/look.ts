import { resolve } from 'node:path';
import { expect } from 'vitest';
import { axeFindings } from './axe';
import { settled, type WatchedPage } from './browser';

/** Runs in the page. */
export const isWiderThanWindow = () => document.documentElement.scrollWidth > window.innerWidth;

/** Where a picture of each state is put, for somebody to look at; without it none is taken. */
const pictures = process.env.E2E_PICTURES;

/** Looks at a page in the state that it has come to: axe finds nothing, and nothing makes it wider than the window. */
export const lookAt = (page: WatchedPage) => async (state: string) => {
  await settled(page);
  if (pictures) await page.screenshot({ path: resolve(pictures, `${state}.png`) });
  expect(await axeFindings(page), state).toEqual([]);
  expect(await page.evaluate(isWiderThanWindow), state).toBe(false);
};
