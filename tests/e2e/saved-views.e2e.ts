import { expect } from 'vitest';
import { say } from '../say';
import { enUS, zhCN } from '../texts';
import { secondOperator, signIn, type WatchedPage } from './browser';
import { lookAt } from './look';
import { tabTo } from './tab-to';
import { test } from './test';

const LIST = '/setting/search-hotwords';

/** Waits until what has the focus is called `name`. */
const focusOn = (page: WatchedPage, name: string | RegExp) =>
  expect
    .poll(() =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent),
    )
    .toMatch(name);

test.for([
  ['zh-CN', zhCN, 1280],
  ['en-US', enUS, 768],
] as const)(
  '%s: a view is kept, changed, brought up to date, renamed and deleted by keyboard alone',
  async ([locale, t, width], { open }) => {
    const page = await open({ locale, width });
    const { keyboard } = page;
    const look = lookAt(page);
    const { savedView, list, undo } = t;
    // Both languages are looked at side by side, by the same operator.
    const NAME = `Top 20 ${locale}`;
    await signIn(page, `${LIST}?status=enabled`);
    await page.locator('.ant-table-row').first().waitFor();
    const press = async (name: string) => {
      await tabTo(page, name);
      await keyboard.press('Enter');
    };
    const openMenu = async () => {
      await keyboard.press('Enter');
      await page.getByRole('button', { name: savedView.saveAs }).waitFor();
      await page.waitForFunction(() => document.activeElement?.closest('.ant-popover'));
    };

    await page.getByRole('button', { name: list.views, exact: true }).focus();
    await openMenu();
    await focusOn(page, savedView.default);
    await look(`views-${locale}-menu`);
    // Escape gives the focus back.
    await keyboard.press('Escape');
    await focusOn(page, list.views);
    await openMenu();
    await press(savedView.saveAs);
    const field = page.getByLabel(savedView.name);
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    await keyboard.type(NAME);
    await keyboard.press('Tab');
    await keyboard.press('Space');
    await look(`views-${locale}-dialog`);
    await keyboard.press('Control+s');
    await page.getByText(say(savedView.saved, { name: NAME })).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await focusOn(page, NAME);

    // By the header of a column, and taken over.
    await page.locator('th[data-sort=searchCount]').focus();
    await keyboard.press('Enter');
    const button = page.getByRole('button', { name: new RegExp(`^${savedView.chosen.trim()}.*${NAME}`) });
    await button.getByText(savedView.changed.trim()).waitFor();
    await button.focus();
    await openMenu();
    await look(`views-${locale}-changed`);
    await press(say(savedView.update, { name: NAME }));
    await page.getByText(say(savedView.updated, { name: NAME })).waitFor();
    await button.getByText(savedView.changed.trim()).waitFor({ state: 'detached' });

    await button.focus();
    await openMenu();
    await keyboard.press('Tab');
    await focusOn(page, say(savedView.edit, { name: NAME }));
    await keyboard.press('Enter');
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    await keyboard.press('End');
    await keyboard.type(' B');
    await keyboard.press('Control+s');
    await page
      .getByRole('button', { name: `${NAME} B` })
      .first()
      .waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await focusOn(page, `${NAME} B`);

    await openMenu();
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await focusOn(page, say(savedView.delete, { name: `${NAME} B` }));
    await keyboard.press('Enter');
    await page.getByText(say(savedView.deleted, { name: `${NAME} B` })).waitFor();
    await page.getByRole('button', { name: list.views, exact: true }).waitFor();
    // The offer has the focus.
    await focusOn(page, undo.action);
    await keyboard.press('Enter');
    await page.getByText(undo.done).waitFor();
    // It is there again, and chosen again.
    await button.waitFor();
    expect(new URL(page.url()).search).toMatch(/^\?status=enabled&sort=-searchCount&view=[\w-]+$/);
    expect(page.troubles).toEqual([]);
  },
);

test('a long name stays within the menu', async ({ open }) => {
  const page = await open({ locale: 'en-US', width: 768 });
  const { savedView, list } = enUS;
  const NAME = 'W'.repeat(20);
  await signIn(page, LIST);
  await page.locator('.ant-table-row').first().waitFor();
  await page.getByRole('button', { name: list.views, exact: true }).press('Enter');
  await page.getByRole('button', { name: savedView.saveAs }).press('Enter');
  await page.getByLabel(savedView.name).fill(NAME);
  await page.keyboard.press('Control+s');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator('th[data-sort=searchCount]').press('Enter');
  const chosen = page.getByRole('button', { name: new RegExp(`^${savedView.chosen.trim()}.*${NAME}`) });
  await chosen.getByText(savedView.changed.trim()).waitFor();
  await chosen.press('Enter');
  const update = page.getByRole('button', { name: say(savedView.update, { name: NAME }) });
  await update.waitFor();
  const isWithin = await update.evaluate((button) => {
    const [text, box] = [button.querySelector('span'), button.closest('.ant-popover')];
    if (!text || !box) throw new Error('the button stands nowhere');
    return text.getBoundingClientRect().right <= box.getBoundingClientRect().right;
  });
  expect(isWithin).toBe(true);
  await lookAt(page)('views-en-US-long-name');
  expect(page.troubles).toEqual([]);
});

test('what one operator shares the other one uses, and cannot change', async ({ open }) => {
  const page = await open();
  await signIn(page, '/record/record-list');
  await page.getByRole('button', { name: zhCN.list.views, exact: true }).press('Enter');
  await page.getByRole('list', { name: zhCN.savedView.others }).getByRole('button').first().press('Enter');
  await page.waitForURL(/view=/);
  const shared = page.url();
  await page.getByRole('button', { name: /^视图：/ }).press('Enter');
  await page.getByRole('button', { name: zhCN.savedView.saveAs }).waitFor();
  expect(await page.getByRole('button', { name: /编辑视图/ }).count()).toBe(0);

  const other = await open();
  await signIn(other, shared.slice(new URL(shared).origin.length), secondOperator);
  await other.getByRole('button', { name: /^视图：/ }).press('Enter');
  await other.getByRole('button', { name: /编辑视图/ }).waitFor();
  expect([...page.troubles, ...other.troubles]).toEqual([]);
});
