import { expect } from 'vitest';
import { enUS, zhCN } from '../texts';
import { firstOperator, secondOperator, settled, signIn, type WatchedPage } from './browser';
import { lookAt } from './look';
import { tabTo } from './tab-to';
import { test } from './test';

const named = { 'zh-CN': /^通知/, 'en-US': /^Notifications/ } as const;
type Locale = keyof typeof named;

/** Opens the list by keyboard alone. */
async function open(page: WatchedPage, locale: Locale, title: string, who = firstOperator) {
  await signIn(page, '/setting/search-hotwords', who);
  const bell = page.getByRole('button', { name: named[locale] });
  await bell.focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: title });
  await list.getByRole('listitem').first().waitFor();
  await settled(page);
  return { bell, list };
}

test.for([
  ['zh-CN', zhCN, 1280, firstOperator],
  ['en-US', enUS, 768, secondOperator],
] as const)(
  '%s: the list is accessible, is read by keyboard, and gives the focus back',
  async ([locale, messages, width, who], { open: openPage }) => {
    const t = messages.notification;
    const page = await openPage({ locale, width });
    const { bell, list } = await open(page, locale, t.title, who);
    await lookAt(page)(`notifications-${locale}`);
    await tabTo(page, t.readAll);
    await page.keyboard.press('Enter');
    await expect.poll(() => list.getByText(t.unread).count()).toBe(0);
    await list.getByRole('radio', { name: t['filter.all'] }).focus();
    await page.keyboard.press('ArrowRight');
    await list.getByText(t.noneUnread).waitFor();
    await lookAt(page)(`notifications-${locale}-empty`);
    await page.keyboard.press('Escape');
    await expect.poll(() => bell.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await bell.getAttribute('aria-label')).toBe(t.title);
    expect(page.troubles).toEqual([]);
  },
);

test('a notification leads to its thing by keyboard', async ({ open: openPage }) => {
  const page = await openPage();
  const { list } = await open(page, 'zh-CN', zhCN.notification.title);
  const link = list.getByRole('link').first();
  const path = await link.getAttribute('href');
  await link.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${path}`);
  await list.waitFor({ state: 'detached' });
  await settled(page);
  expect(page.troubles).toEqual([]);
});

test('the list stays open, and the focus in it, while the window becomes narrow and wide again', async ({
  open: openPage,
}) => {
  const page = await openPage();
  const { list } = await open(page, 'zh-CN', zhCN.notification.title);
  const all = list.getByRole('button', { name: zhCN.notification.readAll });
  await all.focus();
  for (const width of [700, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await settled(page);
    expect(await all.evaluate((button) => button === document.activeElement)).toBe(true);
  }
  expect(page.troubles).toEqual([]);
});

test('the number beside the bell covers nothing of its neighbour, however long it is', async ({ open: openPage }) => {
  const page = await openPage();
  await page.route('**/notifications?*', (route) =>
    route.fulfill({ json: { success: true, data: { list: [], total: 0, unreadCount: 500 } } }),
  );
  await signIn(page, '/setting/search-hotwords');
  const number = page.getByRole('button', { name: named['zh-CN'] }).getByText('99+');
  await number.waitFor();
  await settled(page);
  const [right, left] = await Promise.all([
    number.evaluate((box) => box.getBoundingClientRect().right),
    page.getByRole('button', { name: 'English' }).evaluate((box) => box.getBoundingClientRect().left),
  ]);
  expect(right).toBeLessThanOrEqual(left);
  expect(page.troubles).toEqual([]);
});

test('a notification leads to its thing from anywhere in its row', async ({ open: openPage }) => {
  const page = await openPage();
  const { list } = await open(page, 'zh-CN', zhCN.notification.title);
  const row = list
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
    .first();
  const path = await row.getByRole('link').getAttribute('href');
  await row.click({ position: { x: 5, y: 5 } });
  await page.waitForURL(`**${path}`);
  await settled(page);
  expect(page.troubles).toEqual([]);
});

/** Runs in the page: as when another window covers it, or no longer does. */
function turn(visibility: 'hidden' | 'visible') {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  document.dispatchEvent(new Event('visibilitychange'));
}

test('nothing is asked for in a window that nobody sees, and at once when it is seen again', async ({
  open: openPage,
}) => {
  const page = await openPage();
  await page.clock.install();
  await signIn(page, '/setting/search-hotwords');
  const asked = () => page.requested.filter((url) => url.includes('/notifications?')).length;
  expect(asked()).toBe(1);
  await page.clock.runFor(31_000);
  await expect.poll(asked).toBe(2);
  await settled(page);
  await page.evaluate(turn, 'hidden' as const);
  await page.clock.runFor(600_000);
  expect(asked()).toBe(2);
  await page.evaluate(turn, 'visible' as const);
  await page.clock.runFor(10);
  await expect.poll(asked).toBe(3);
  expect(page.troubles).toEqual([]);
});
