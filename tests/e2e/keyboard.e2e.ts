import { expect } from 'vitest';
import { zhCN } from '../texts';
import { firstOperator, settled, signIn, type WatchedPage } from './browser';
import { chooseByMouse } from './menu';
import { test } from './test';

const { app, job, list, member, shortcut } = zhCN;

const readFocused = (page: WatchedPage) =>
  page.evaluate(() => document.activeElement?.getAttribute('type') ?? document.activeElement?.textContent);

test('opens and closes help, jobs, columns and filters of a list by keyboard and restores the focus; Enter confirms a dialog, but only ends a tag or a line in text inputs', async ({
  open,
}) => {
  const page = await open({ isFresh: true });
  await signIn(page, '/member/member-list?status=active');

  // Help that still loads does not open after Escape.
  let send = () => {};
  const isSent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/\.async\.js$/, async (route) => {
    await isSent;
    await route.continue();
  });
  const requested = page.waitForRequest(/\.async\.js$/);
  await page.keyboard.press('?');
  await requested;
  await page.keyboard.press('Escape');
  const help = page.getByRole('dialog', { name: shortcut.title });
  send();
  await settled(page);
  expect(await help.count()).toBe(0);
  await page.keyboard.press('?');
  await help.waitFor();
  await settled(page);
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'hidden' });

  const userMenu = page.getByRole('button', { name: firstOperator.name });
  await userMenu.click();
  await page.getByRole('menuitem', { name: job.title }).click();
  await page.getByRole('dialog', { name: job.title }).waitFor();
  await settled(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => userMenu.evaluate((element) => element === document.activeElement)).toBe(true);

  const columns = page.getByRole('button', { name: list.columns, exact: true });
  await columns.press('Enter');
  await expect.poll(() => readFocused(page)).toBe('radio');
  await page.locator('.ant-popover input[type=checkbox]').first().waitFor();
  // The handle of a column comes before its checkbox.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await readFocused(page)).toBe('checkbox');
  await page.keyboard.press('Escape');
  await expect.poll(() => columns.evaluate((element) => element === document.activeElement)).toBe(true);

  // Tab skips the clear button of a filter; Delete clears the filter.
  const channel = page.getByRole('combobox', { name: member['filter.channel'], exact: true });
  await channel.focus();
  await page.keyboard.press('Enter');
  await page.locator('.ant-select-item-option').first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/channel/);
  // While a list closes, Tab still selects an option.
  await expect.poll(() => channel.getAttribute('aria-expanded')).toBe('false');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Delete');
  await page.waitForURL((url) => url.search === '?status=active');
  await settled(page);

  // Enter confirms a dialog, but only ends a tag or a line in text inputs.
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  const dialog = page.getByRole('dialog');
  const openAction = async (action: string) => {
    await page.locator('.ant-table-tbody .ant-table-row').first().locator('button[aria-haspopup=menu]').click();
    await chooseByMouse(page, action);
    await dialog.waitFor();
    await settled(page);
  };

  await openAction(member['action.tag']);
  await dialog.getByRole('combobox').fill('按回车的标签');
  await page.keyboard.press('Enter');
  await dialog.getByTitle('按回车的标签').waitFor();
  await dialog.getByRole('button', { name: app.cancel }).click();
  await dialog.waitFor({ state: 'detached' });

  await openAction(member['action.disable']);
  const reason = dialog.getByLabel(zhCN.input.reason);
  await reason.fill('重复注册的账号');
  await reason.press('Enter');
  await page.keyboard.type('已核实');
  expect(await reason.inputValue()).toBe('重复注册的账号\n已核实');
  await settled(page);
  expect(await dialog.isVisible()).toBe(true);
  await dialog.getByRole('button', { name: app.cancel }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(writes).toEqual([]);

  await page.getByRole('button', { name: list.export, exact: true }).click();
  await dialog.getByRole('radio').first().focus();
  await page.keyboard.press('Enter');
  await page.getByText(list.jobStarted).waitFor();
  expect(writes).toEqual(['POST /api/admin/v1/exports']);
});
