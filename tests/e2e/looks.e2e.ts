import { expect } from 'vitest';
import { say } from '../say';
import { enUS, zhCN } from '../texts';
import { settled, signIn, type WatchedPage } from './browser';
import { test } from './test';

const MEMBERS = '/member/member-list';
const HOTWORDS = '/setting/search-hotwords';
const HOSPITALS = '/setting/pilot-hospital';

const rows = (page: WatchedPage) => page.locator('.ant-table-row');
const openList = async (page: WatchedPage, path: string) => {
  await signIn(page, path);
  await rows(page).first().waitFor();
  await settled(page);
};

test.for([
  ['zh-CN', zhCN],
  ['en-US', enUS],
] as const)('%s: the first tick leaves the table where it is', async ([locale, t], { open }) => {
  const page = await open({ locale });
  for (const path of [MEMBERS, HOTWORDS, HOSPITALS]) {
    await openList(page, path);
    const before = await rows(page).first().boundingBox();
    await rows(page).first().getByRole('checkbox').check();
    await page.getByText(say(t.list.selected, { count: 1 })).waitFor();
    expect(await rows(page).first().boundingBox(), path).toEqual(before);
  }
});

type Box = { x: number; width: number } | null;
const rightOf = (box: Box) => (box ? box.x + box.width : Number.NaN);

test('a narrow window keeps the boxes that tick and the actions in view, and the pages of a list in one line', async ({
  open,
}) => {
  const page = await open({ locale: 'en-US', width: 768 });
  await openList(page, HOSPITALS);
  const table = await page.locator('.ant-table-body').boundingBox();
  const actions = await page.locator('.ant-table-row > td').filter({ hasText: enUS.list.more }).first().boundingBox();
  // Over the edge: what passes below would show where a zoom puts that between two pixels.
  expect(rightOf(actions)).toBeGreaterThan(rightOf(table));
  await page.locator('.ant-table-body').evaluate((body) => body.scrollTo({ left: body.scrollWidth }));
  const box = await rows(page).first().getByRole('checkbox').boundingBox();
  expect(box?.x).toBeGreaterThan(table?.x ?? Number.NaN);
  const middles = await page
    .locator('.ant-pagination > li:visible')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => top + bottom));
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(16);
});

/** Runs in the page: entries of its menus that are cut, or have no room. */
const hiddenEntries = () =>
  [...document.querySelectorAll<HTMLElement>('header .ant-menu-item, aside .ant-menu-item')]
    .filter(
      (entry) =>
        getComputedStyle(entry).opacity === '0' ||
        [entry, ...entry.querySelectorAll('*')].some(
          (part) => part.clientWidth > 0 && part.scrollWidth > part.clientWidth,
        ),
    )
    .map(({ textContent }) => textContent);

test('English menus have room for all their entries at 1280', async ({ open }) => {
  const page = await open({ locale: 'en-US' });
  for (const path of [HOTWORDS, '/analysis/visit-distribution']) {
    await signIn(page, path);
    expect(await page.locator('aside .ant-menu-item').count()).toBeGreaterThan(5);
    expect(await page.evaluate(hiddenEntries), path).toEqual([]);
  }
});

test('sections stay in the menu after a change of the language', async ({ open }) => {
  const page = await open();
  await signIn(page, HOTWORDS);
  await page.getByRole('button', { name: 'English' }).click();
  await settled(page);
  // That of the menu is measured a moment after what stands beside it.
  await expect
    .poll(() => page.getByRole('menuitem', { name: enUS.menu.setting, exact: true }).first().isVisible())
    .toBe(true);
  expect(await page.getByRole('menuitem', { name: enUS.menu.analysis, exact: true }).first().isVisible()).toBe(true);
});

/**
 * Runs in the page: how long the longest of its movements that end from now on was made for, in ms. `settled` brings a
 * movement to its end before its beginning is told, but tells its end.
 */
function watchMotion() {
  const scope = window as unknown as { longestMotion: number };
  scope.longestMotion = 0;
  const note = (event: Event) => {
    const { elapsedTime } = event as AnimationEvent | TransitionEvent;
    scope.longestMotion = Math.max(scope.longestMotion, elapsedTime * 1000);
  };
  document.addEventListener('animationend', note, true);
  document.addEventListener('transitionend', note, true);
}

const FRAME_MS = 1000 / 60;

test('a drawer moves, but for whoever asks the system for less motion', async ({ open }) => {
  const page = await open();
  const longest: Record<string, number> = {};
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion });
    await openList(page, HOTWORDS);
    await page.evaluate(watchMotion);
    await page.getByRole('button', { name: zhCN.hotword['action.create'] }).click();
    await page.getByRole('textbox', { name: zhCN.hotword['field.word'] }).waitFor();
    await settled(page);
    longest[reducedMotion] = await page.evaluate(() => (window as unknown as { longestMotion: number }).longestMotion);
  }
  expect(longest.reduce).toBeLessThan(FRAME_MS);
  expect(longest['no-preference']).toBeGreaterThan(100);
});
