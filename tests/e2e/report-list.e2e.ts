import { expect } from 'vitest';
import { formatText } from '../say';
import { zhCN } from '../texts';
import { settled, signIn, visit, type WatchedPage } from './browser';
import { CountedOperator } from './keystroke-level';
import { deepViews, lookAt, lookDeepAt, views } from './look';
import { test } from './test';

const PATH = '/data/report-list';
const findFile = (page: WatchedPage) => page.getByRole('region', { name: /内容|Content/i });
const rows = (page: WatchedPage) => page.locator('.ant-table-tbody .ant-table-row');

/** A report that is hidden because its member has withdrawn consent. */
async function findHiddenReport(page: WatchedPage) {
  const id = await page.evaluate(async (path) => {
    for (let current = 1; ; current += 1) {
      const answer = await fetch(`${path}?current=${current}&pageSize=100`);
      const { list } = (await answer.json()).data as { list: { id: string; hidden: string | null }[] };
      const found = list.find(({ hidden }) => hidden === 'noConsent');
      if (found || list.length === 0) return found?.id;
    }
  }, '/api/admin/v1/reports');
  if (id === undefined) throw new Error('the mock has no hidden report');
  return id;
}

async function openList(page: WatchedPage, query = '') {
  await signIn(page, `${PATH}${query}`);
  await rows(page).first().waitFor();
}

test.for(deepViews)(
  '$locale, $width px: upload and a hidden report are accessible and fit',
  async ({ locale, messages, width }, { open }) => {
    const page = await open({ locale, width });
    const t = messages.reportReview;
    const look = (state: string) => lookAt(page)(`reports, ${state}`);
    const dialog = page.getByRole('dialog').last();
    const button = (name: string) => dialog.getByRole('button', { name, exact: true });
    await openList(page);
    await page.getByRole('button', { name: t['upload.action'], exact: true }).click();
    await dialog.getByRole('searchbox', { name: t['upload.member'] }).waitFor();
    await look('upload');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    await visit(page, `${PATH}?id=${await findHiddenReport(page)}`);
    await button(t['file.open']).click();
    await dialog.getByRole('radio').first().waitFor();
    await look('hidden, purpose');
    await dialog.getByRole('radio').first().check();
    await button(t['file.open']).click();
    await findFile(page).waitFor();
    await look('hidden, shown');
    expect(page.troubles).toEqual([]);
  },
);

test.for(views)(
  '$locale, $width px: review, comparison and the dialogs of each decision are accessible and fit',
  async ({ locale, messages, width }, { open }) => {
    const page = await open({ locale, width });
    const t = messages.reportReview;
    const look = (state: string) => lookAt(page)(`reports, ${state}`);
    const lookDeep = (state: string) => lookDeepAt(page)(`reports, ${state}`);
    const dialogs = page.getByRole('dialog');
    const dialog = dialogs.last();
    const button = (name: string) => dialog.getByRole('button', { name, exact: true });
    const close = async () => {
      const count = await dialogs.count();
      await page.keyboard.press('Escape');
      await expect.poll(() => dialogs.count()).toBe(count - 1);
    };
    await openList(page);
    await rows(page).first().locator('td').nth(1).click();
    await button(t['action.review']).waitFor();
    await lookDeep('detail');
    await page.keyboard.press('o');
    await findFile(page).waitFor();
    await lookDeep('review');
    await page.keyboard.press('e');
    await page.getByRole('region', { name: t['earlier.title'] }).waitFor();
    await look('comparison');
    await page.keyboard.press('e');
    await button(t['items.add']).click();
    await lookDeep('review with an item');
    await button(formatText(t['items.remove'], { place: 1 })).click();
    // The dialog of needMore differs in its texts only.
    await button(t['action.reject']).click();
    await dialog.getByLabel(t['reject.comment']).waitFor();
    await lookDeep('reject');
    await close();
    await button(t['checks.all']).click();
    await button(t['action.approve']).click();
    await page.getByRole('note').last().waitFor();
    await look('approve');
    expect(page.troubles).toEqual([]);
  },
);

/** Maximum keys per report without abnormal findings, when each decision claims the next report. */
const MOST_KEYS = 4;
const REVIEWED = 2;

test('reviews reports one after the other by keyboard alone, and prints their list without the menu', async ({
  open,
}) => {
  const page = await open({ isFresh: true });
  await openList(page);
  await page.emulateMedia({ media: 'print' });
  const readLeft = () => page.locator('.ant-table').evaluate((table) => table.getBoundingClientRect().left);
  await expect.poll(readLeft).toBeLessThan(40);
  await page.emulateMedia({ media: 'screen' });
  await settled(page);

  const me = new CountedOperator(page);
  const drawer = page.locator('.ant-drawer-open');
  const readId = () => new URL(page.url()).searchParams.get('id');
  const approve = drawer.getByRole('button', { name: zhCN.reportReview['action.approve'], exact: true });
  me.step();
  await me.press('n');
  for (let count = 0; count < REVIEWED; count += 1) {
    await drawer.getByRole('region', { name: /内容/ }).first().waitFor();
    await expect.poll(() => approve.isEnabled()).toBe(true);
    // Set once: the browser remembers it.
    if (count === 0) await drawer.getByLabel(zhCN.reportReview.claimsNext).check();
    const reviewed = readId();
    me.step();
    await me.press('c');
    await me.press('a');
    await page.getByRole('note').last().waitFor();
    await settled(page);
    await me.press('Enter');
    await expect.poll(readId).not.toBe(reviewed);
    await settled(page);
  }
  console.info(
    `${REVIEWED} reports: ${me.keys} keys, ${me.clicks} clicks, ${me.seconds.toFixed(0)} s by the keystroke-level model`,
  );
  expect(me.keys / REVIEWED).toBeLessThanOrEqual(MOST_KEYS);
  expect(me.clicks).toBe(0);
});
