import { expect } from 'vitest';
import { zhCN } from '../texts';
import { firstOperator, settled, signIn, type WatchedPage } from './browser';
import { chooseByMouse } from './menu';
import { test } from './test';

const { app, form, hotword, job, list, member, memberDetail, shortcut } = zhCN;

const writesOf = (page: WatchedPage) => {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return writes;
};

async function openMember(page: WatchedPage) {
  await signIn(page);
  const id = await page.evaluate(async () => {
    const answer = await fetch('/api/admin/v1/members?pageSize=1&status=active');
    return (await answer.json()).data.list[0].id as string;
  });
  await page.goto(`/member/member-detail?id=${id}`);
  await page.getByRole('tab').first().waitFor();
  await settled(page);
}

test('Enter saves a form', async ({ open }) => {
  const page = await open();
  await signIn(page, '/setting/search-hotwords?edit=new');
  await page.getByRole('textbox', { name: hotword['field.word'] }).fill('键盘保存');
  await page.keyboard.press('Enter');
  await page.getByText(form.saved).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('Enter does what a dialog asks for', async ({ open }) => {
  const page = await open();
  await signIn(page, '/member/member-list');
  const writes = writesOf(page);
  await page.getByRole('button', { name: list.export, exact: true }).click();
  await page.getByRole('dialog').getByRole('radio').first().focus();
  await page.keyboard.press('Enter');
  await page.getByText(list.jobStarted).waitFor();
  expect(writes).toEqual(['POST /api/admin/v1/exports']);
});

test('Enter ends a tag or a line, and sends nothing', async ({ open }) => {
  const page = await open();
  await openMember(page);
  const writes = writesOf(page);
  const dialog = page.getByRole('dialog');
  const choose = async (action: string) => {
    await page.getByRole('button', { name: memberDetail.more }).click();
    await chooseByMouse(page, action);
    await dialog.waitFor();
  };

  await choose(member['action.tag']);
  await dialog.getByRole('combobox').fill('按回车的标签');
  await page.keyboard.press('Enter');
  await dialog.getByTitle('按回车的标签').waitFor();
  await dialog.getByRole('button', { name: app.cancel }).click();
  await dialog.waitFor({ state: 'detached' });

  await choose(member['action.disable']);
  const reason = dialog.getByLabel(zhCN.input.reason);
  await reason.fill('重复注册的账号');
  await reason.press('Enter');
  await page.keyboard.type('已核实');
  expect(await reason.inputValue()).toBe('重复注册的账号\n已核实');
  await settled(page);
  expect(await dialog.isVisible()).toBe(true);
  expect(writes).toEqual([]);
});

test('Tab passes over what clears a filter, and Delete clears it', async ({ open }) => {
  const page = await open();
  await signIn(page, '/member/member-list');
  const channel = page.getByRole('combobox', { name: member['filter.channel'], exact: true });
  await channel.focus();
  await page.keyboard.press('Enter');
  await page.locator('.ant-select-item-option').first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/channel/);
  // A list that is closing still takes Tab for a choice.
  await expect.poll(() => channel.getAttribute('aria-expanded')).toBe('false');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Delete');
  await page.waitForURL((url) => url.search === '');
});

const focused = (page: WatchedPage) =>
  page.evaluate(() => document.activeElement?.getAttribute('type') ?? document.activeElement?.textContent);

test('the columns of a list are set without a mouse', async ({ open }) => {
  const page = await open();
  await signIn(page, '/member/member-list');
  const button = page.getByRole('button', { name: list.columns, exact: true });
  await button.press('Enter');
  await expect.poll(() => focused(page)).toBe('radio');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('checkbox');
  await page.keyboard.press('Escape');
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('help that is on its way is given up by who goes on to something else', async ({ open }) => {
  const page = await open();
  await signIn(page, '/member/member-list');
  let send = () => {};
  const isSent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/\.async\.js$/, async (route) => {
    await isSent;
    await route.continue();
  });
  const asked = page.waitForRequest(/\.async\.js$/);
  await page.keyboard.press('?');
  await asked;
  await page.keyboard.press('Escape');
  const help = page.getByRole('dialog', { name: shortcut.title });
  send();
  await settled(page);
  expect(await help.count()).toBe(0);
  await page.keyboard.press('?');
  await help.waitFor();
});

test('jobs, which the user menu has opened, give the focus back to it', async ({ open }) => {
  const page = await open();
  await signIn(page, '/member/member-list');
  const menu = page.getByRole('button', { name: firstOperator.name });
  await menu.click();
  await page.getByRole('menuitem', { name: job.title }).click();
  await page.getByRole('dialog', { name: job.title }).waitFor();
  await settled(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => menu.evaluate((element) => element === document.activeElement)).toBe(true);
});
