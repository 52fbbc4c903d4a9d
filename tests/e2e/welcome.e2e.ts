import { expect } from 'vitest';
import { settled, signIn, type WatchedPage } from './browser';
import { lookAt, views } from './look';
import { tabTo } from './tab-to';
import { test } from './test';

const PATH = '/welcome';
/** Eight cards, and two links each to claimed work and to requested reviews. */
const LINKS = 12;

const findCards = (page: WatchedPage) => page.getByRole('region').first().getByRole('link');
const readFocusedText = (page: WatchedPage) => page.evaluate(() => document.activeElement?.textContent ?? '');

test.for(views)(
  '$locale, $width px: fits when a block fails; by keyboard shows the work of all, opens the list of a card and begins the first task',
  async ({ locale, messages, width }, { open }) => {
    const page = await open({ locale, width });
    const { list, welcome: t } = messages;
    await page.route('**/workbench/next**', (route) => route.abort());
    await signIn(page, PATH);
    await page.getByText(t['next.failed']).waitFor();
    expect(await findCards(page).count()).toBe(LINKS);
    await lookAt(page)('welcome, a block failed');
    page.troubles.length = 0;
    await page.unroute('**/workbench/next**');
    await page.getByRole('button', { name: list.retry }).click();
    await page.getByText(t['next.failed']).waitFor({ state: 'detached' });
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      findCards(page)
        .nth(1)
        .click({ modifiers: ['Control'] }),
    ]);
    await tab.waitForURL('**/record/record-list**');
    await tab.close();
    expect(new URL(page.url()).pathname).toBe(PATH);

    await page.getByRole('radio', { name: t['scope.mine'] }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => new URL(page.url()).search).toBe('?scope=all');
    await settled(page);
    // The alert about unacknowledged events comes before the cards.
    await tabTo(page, t.refresh);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role=alert]') !== null)).toBe(true);
    await tabTo(page, new RegExp(t['queue.redFlags']));
    await page.keyboard.press('Tab');
    const [count = ''] = /\d[\d,]*/.exec((await readFocusedText(page)).replace(t['queue.submittedRecords'], '')) ?? [];
    await page.keyboard.press('Enter');
    await page.waitForURL('**/record/record-list**');
    await page.getByRole('tab', { selected: true }).filter({ hasText: count }).waitFor();
    await settled(page);
    await page.goBack();
    await page.waitForURL(`**${PATH}?scope=all`);
    await settled(page);
    await tabTo(page, t['next.begin']);
    const first = await page.evaluate(() => document.activeElement?.getAttribute('href'));
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(first);
    await settled(page);
    expect(page.troubles).toEqual([]);
  },
);
