import { expect } from 'vitest';
import { formatText } from '../say';
import { enUS, zhCN } from '../texts';
import { settled, signIn, visit, type WatchedPage } from './browser';
import { test } from './test';

const HOTWORDS = '/setting/search-hotwords';
const HOSPITALS = '/setting/pilot-hospital';

const rows = (page: WatchedPage) => page.locator('.ant-table-row');
async function visitList(page: WatchedPage, path: string) {
  await visit(page, path);
  await page.waitForURL(path);
  await settled(page);
  await rows(page).first().waitFor();
}

/**
 * Runs in the page: records the longest duration in ms of animations and transitions that end after this call.
 * `settled` finishes each one early, but its end event still has the intended duration.
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

test('does not move the table when the first row is selected, and does not animate a drawer with reduced motion', async ({
  open,
}) => {
  const page = await open({ isFresh: true });
  await signIn(page, '/exception');
  for (const path of ['/member/member-list', HOSPITALS, HOTWORDS]) {
    await visitList(page, path);
    const before = await rows(page).first().boundingBox();
    await rows(page).first().getByRole('checkbox').check();
    await page.getByText(formatText(zhCN.list.selected, { count: 1 })).waitFor();
    expect(await rows(page).first().boundingBox(), path).toEqual(before);
    await rows(page).first().getByRole('checkbox').uncheck();
  }

  const longest: Record<string, number> = {};
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.evaluate(watchMotion);
    await page.getByRole('button', { name: zhCN.hotword['action.create'] }).click();
    await page.getByRole('textbox', { name: zhCN.hotword['field.word'] }).waitFor();
    await settled(page);
    longest[reducedMotion] = await page.evaluate(() => (window as unknown as { longestMotion: number }).longestMotion);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await settled(page);
  }
  expect(longest.reduce).toBeLessThan(FRAME_MS);
  expect(longest['no-preference']).toBeGreaterThan(100);
});

/** Runs in the page: menu entries that are cut off or hidden for lack of space. */
const findCutEntries = () =>
  [...document.querySelectorAll<HTMLElement>('header .ant-menu-item, aside .ant-menu-item')]
    .filter(
      (entry) =>
        getComputedStyle(entry).opacity === '0' ||
        [entry, ...entry.querySelectorAll('*')].some(
          (part) => part.clientWidth > 0 && part.scrollWidth > part.clientWidth,
        ),
    )
    .map(({ textContent }) => textContent);

type Box = { x: number; width: number } | null;
const getRight = (box: Box) => (box ? box.x + box.width : Number.NaN);

test('a collapsed menu names the focused entry, English menus fit after a change of the language, and a narrow window keeps names, checkboxes and actions visible', async ({
  open,
}) => {
  const page = await open();
  await signIn(page, HOTWORDS);
  // A collapsed menu shows the name of the focused entry.
  await page.getByRole('button', { name: zhCN.app.collapseMenu }).click();
  const expand = page.getByRole('button', { name: zhCN.app.expandMenu });
  await expand.waitFor();
  const entry = page.locator('aside a').nth(1);
  await entry.focus();
  // Moves the focus by keyboard, because a script's focus after a click shows no focus ring.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  expect((await entry.locator('[class*=item-text-has-icon]').boundingBox())?.width).toBeGreaterThan(40);
  await expand.click();
  await page.getByRole('button', { name: zhCN.app.collapseMenu }).waitFor();

  await page.getByRole('button', { name: 'English' }).click();
  await settled(page);
  // The menu measures its entries a moment after the rest has rendered.
  for (const section of [enUS.menu.setting, enUS.menu.analysis])
    await expect.poll(() => page.getByRole('menuitem', { name: section, exact: true }).first().isVisible()).toBe(true);
  for (const path of ['/analysis/visit-distribution', HOSPITALS]) {
    await visit(page, path);
    await page.waitForURL(path);
    await settled(page);
    expect(await page.locator('aside .ant-menu-item').count()).toBeGreaterThan(5);
    await expect.poll(() => page.evaluate(findCutEntries), { message: path }).toEqual([]);
  }

  await page.setViewportSize({ width: 768, height: 800 });
  await settled(page);
  const side = page.getByRole('complementary');
  await expect.poll(() => side.ariaSnapshot()).toContain(`menuitem "${enUS.menu['setting.pilot-hospital']}"`);
  const table = await page.locator('.ant-table-body').boundingBox();
  const actions = await page.locator('.ant-table-row > td').filter({ hasText: enUS.list.more }).first().boundingBox();
  // The action cells extend beyond the edge, so that no zoom level leaves a gap in which other cells are visible.
  expect(getRight(actions)).toBeGreaterThan(getRight(table));
  await page.locator('.ant-table-body').evaluate((body) => body.scrollTo({ left: body.scrollWidth }));
  const box = await rows(page).first().getByRole('checkbox').boundingBox();
  expect(box?.x).toBeGreaterThan(table?.x ?? Number.NaN);
  const middles = await page
    .locator('.ant-pagination > li:visible')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => top + bottom));
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(16);
  await page.getByRole('menuitem', { name: enUS.menu['setting.project-category'], exact: true }).click();
  await page.getByRole('heading', { level: 1, name: enUS.menu['setting.project-category'] }).waitFor();
});

test('lists fit into 1280 px, a collapsed menu leaves its width to the project, and an empty list keeps its header in one line', async ({
  open,
}) => {
  const page = await open({ locale: 'en-US' });
  await signIn(page, '/exception');
  const widths = () =>
    page
      .locator('th[data-column]')
      .evaluateAll((all) => all.map((one) => [one.getAttribute('data-column'), Math.round(one.clientWidth)]))
      .then((entries) => Object.fromEntries(entries) as Record<string, number>);
  const measureOverflow = () =>
    page.locator('.ant-table-body').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  for (const path of [
    '/data/event-tracks',
    '/channel/channel-tracks',
    '/record/record-list',
    '/project/project-list',
    '/channel/channel-list',
  ]) {
    await visitList(page, path);
    expect(await measureOverflow(), path).toBe(0);
  }
  for (const path of ['/data/follow-tracks?assignee=', '/data/report-list']) {
    await visit(page, path);
    await page.waitForURL(path);
    await settled(page);
    await rows(page).first().waitFor();
    expect(await measureOverflow(), path).toBe(0);
    const { project, ...others } = await widths();
    await page.getByRole('button', { name: enUS.app.collapseMenu }).click();
    await expect.poll(async () => (await widths()).project, { message: path }).toBeGreaterThan(Number(project) + 100);
    // The header follows the rows, whose widths it measures.
    await expect.poll(widths, { message: path }).toMatchObject(others);
    await page.getByRole('button', { name: enUS.app.expandMenu }).click();
    await settled(page);
  }
  await visit(page, '/data/follow-tracks?assignee=none');
  await page.locator('.ant-table-placeholder').waitFor();
  await settled(page);
  expect((await page.locator('.ant-table-header').boundingBox())?.height).toBeLessThan(50);
});
