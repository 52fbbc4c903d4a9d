import { expect } from 'vitest';
import { enUS, zhCN } from '../texts';
import { settled, signIn, type WatchedPage } from './browser';
import { lookAt } from './look';
import { tabTo } from './tab-to';
import { test } from './test';

const PATH = '/welcome';
const looks = [
  ['zh-CN', zhCN, 1280],
  ['en-US', enUS, 768],
] as const;

const cards = (page: WatchedPage) => page.getByRole('region').first().getByRole('link');
const focusedText = (page: WatchedPage) => page.evaluate(() => document.activeElement?.textContent ?? '');

test.for(looks)(
  '%s: Welcome, of an operator and of all, is accessible and fits',
  async ([locale, messages, width], { open }) => {
    const page = await open({ locale, width });
    const look = lookAt(page);
    await signIn(page, PATH);
    // Eight cards, and two links to what is claimed.
    expect(await cards(page).count()).toBe(10);
    await look(`welcome-${locale}-mine`);
    expect(page.troubles).toEqual([]);
    // What fails stands in its place, and the rest of the screen is there.
    await page.route('**/workbench/next**', (route) => route.abort());
    await page.goto(`${PATH}?scope=all`);
    await page.getByText(messages.welcome['next.failed']).waitFor();
    await look(`welcome-${locale}-failed`);
    // Eight cards, and two links to what is claimed.
    expect(await cards(page).count()).toBe(10);
  },
);

test('by keyboard alone: all instead of mine, a card with its list, and back to begin with the first', async ({
  open,
}) => {
  const page = await open();
  const t = zhCN.welcome;
  await signIn(page, PATH);
  await page.getByRole('radio', { name: t['scope.mine'] }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => new URL(page.url()).search).toBe('?scope=all');
  await settled(page);
  // What nobody has acknowledged comes before the cards.
  await tabTo(page, t.refresh);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[role=alert]') !== null)).toBe(true);
  await tabTo(page, new RegExp(t['queue.redFlags']));
  await page.keyboard.press('Tab');
  const count = (await focusedText(page)).match(/([\d,]+) 条/)?.[1];
  await page.keyboard.press('Enter');
  await page.waitForURL('**/record/record-list**');
  await page.getByText(`共 ${count} 条`, { exact: true }).waitFor();
  await settled(page);
  await page.goBack();
  await page.waitForURL(`**${PATH}?scope=all`);
  await settled(page);
  await tabTo(page, t['next.begin']);
  const first = await page.evaluate(() => document.activeElement?.getAttribute('href'));
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(first);
  expect(page.troubles).toEqual([]);
});

test('a card opens in a new tab as any link does', async ({ open }) => {
  const page = await open();
  await signIn(page, PATH);
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    cards(page)
      .nth(1)
      .click({ modifiers: ['Control'] }),
  ]);
  await tab.waitForURL('**/record/record-list**');
  expect(new URL(page.url()).pathname).toBe(PATH);
});
