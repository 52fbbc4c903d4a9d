import { expect } from 'vitest';
import { enUS, zhCN } from '../texts';
import { axeFindings } from './axe';
import { secondOperator, settled, signIn, type WatchedPage } from './browser';
import { isWiderThanWindow } from './look';
import { test } from './test';

const { form, reveal, memberDetail } = zhCN;
const DETAIL = '/member/member-detail';

type Row = { id: string; memberNo: string; mobileMasked: string | null; recordCount: number; status: string };

/** Members with records and a number, from the API as the signed-in operator. */
const membersOf = (page: WatchedPage) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/admin/v1/members?pageSize=100&hasRecord=true&status=active');
    const { list } = (await answer.json()).data as { list: Row[] };
    return list.filter(({ mobileMasked }) => mobileMasked !== null);
  });

async function openMember(page: WatchedPage, index: number, query = '') {
  await signIn(page);
  const member = (await membersOf(page)).at(index);
  if (!member) throw new Error('the world has no such member');
  await page.goto(`${DETAIL}?id=${member.id}${query}`);
  await page.getByRole('tab').first().waitFor();
  await settled(page);
  return member;
}

test.for([
  ['zh-CN', zhCN, 1280],
  ['en-US', enUS, 768],
] as const)(
  '%s: every tab, the form and the dialogs are accessible and fit',
  async ([locale, messages, width], { open }) => {
    const page = await open({ locale, width });
    const member = await openMember(page, 0);
    const t = messages.memberDetail;
    const tabs = ['profile', 'records', 'followUps', 'reports', 'agreements', 'tracks', 'logs'] as const;
    for (const tab of tabs) {
      await page.getByRole('tab', { name: t[`tab.${tab}`] }).click();
      await settled(page);
      expect(await axeFindings(page), tab).toEqual([]);
      expect(await page.evaluate(isWiderThanWindow), tab).toBe(false);
    }
    await page.getByRole('button', { name: t.edit, exact: true }).click();
    await settled(page);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t.reveal, exact: true }).click();
    await settled(page);
    expect(await axeFindings(page)).toEqual([]);
    const dialog = page.getByRole('dialog').filter({ hasText: member.memberNo });
    await dialog.getByRole('radio', { name: messages.reveal['purpose.memberRequest'] }).check();
    await dialog.getByRole('button', { name: messages.reveal.show }).click();
    await page.getByRole('timer').waitFor();
    await settled(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(page.troubles).toEqual([]);
  },
);

test('a number is shown for a minute, and nowhere before or after', async ({ open }) => {
  const page = await open();
  await page.clock.install();
  const member = await openMember(page, 1);
  const digits = member.mobileMasked?.slice(-4) ?? '';
  const clear = new RegExp(`1\\d{6}${digits}`);
  const inDom = async () => clear.test(await page.content());
  expect(await inDom()).toBe(false);
  await page.getByRole('button', { name: memberDetail.reveal, exact: true }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: member.memberNo });
  await dialog.getByRole('radio', { name: reveal['purpose.memberRequest'] }).check();
  await dialog.getByRole('button', { name: reveal.show }).click();
  await page.getByRole('timer').waitFor();
  expect(await inDom()).toBe(true);
  await page.clock.fastForward(55_000);
  expect(await inDom()).toBe(true);
  await page.clock.fastForward(6_000);
  await page.getByRole('timer').waitFor({ state: 'detached' });
  expect(await inDom()).toBe(false);
  expect(page.requested.join()).not.toMatch(clear);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(clear);
});

test('two operators edit the same member: the second one compares and chooses', async ({ open }) => {
  const [mine, theirs] = [await open(), await open()];
  const member = await openMember(mine, 2, '&edit=member');
  await signIn(theirs, `${DETAIL}?id=${member.id}&edit=member`, secondOperator);

  const remarkOf = (page: WatchedPage) => page.getByLabel(memberDetail['field.remark'], { exact: true });
  const save = (page: WatchedPage) => page.getByRole('button', { name: form.save, exact: true }).click();
  await remarkOf(mine).fill('先打的电话');
  await remarkOf(theirs).fill('后打的电话');
  await save(theirs);
  await theirs.getByText(form.saved).waitFor();
  mine.troubles.length = 0;
  await save(mine);
  const dialog = mine.getByRole('dialog').filter({ hasText: form['conflict.title'] });
  await dialog.getByText('周宁', { exact: false }).waitFor();
  await settled(mine);
  expect(await axeFindings(mine)).toEqual([]);
  // The only trouble is the refusal itself.
  expect(mine.troubles.every((trouble) => trouble.includes('409'))).toBe(true);
  await dialog.getByRole('radio', { name: '先打的电话' }).check();
  await dialog.getByRole('button', { name: form['conflict.save'] }).click();
  await mine.getByText(form.saved).waitFor();
  await theirs.goto(`${DETAIL}?id=${member.id}`);
  await theirs.getByText('先打的电话').waitFor();
});

test('a reload, a closed tab and Back ask while something is unsaved, and only then', async ({ open }) => {
  const page = await open();
  await openMember(page, 3);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.getByRole('button', { name: memberDetail.edit, exact: true }).click();
  const remark = page.getByLabel(memberDetail['field.remark'], { exact: true });
  await remark.fill('x');
  // A page that stays answers no navigation: the reload is given up, as the dialog was dismissed.
  await page.evaluate(() => void setTimeout(() => location.reload(), 0));
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await page.goBack({ waitUntil: 'commit' }).catch(() => {});
  await page.getByRole('button', { name: form['leave.stay'] }).click();
  expect(await remark.inputValue()).toBe('x');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload', 'beforeunload']);
  expect(page.isClosed()).toBe(false);
  await remark.fill('');
  await page.goBack();
  await remark.waitFor({ state: 'detached' });
  expect(asked).toHaveLength(2);
});

test('ten thousand characters in a form break nothing', async ({ open }) => {
  const page = await open();
  await openMember(page, 4, '&edit=member');
  const remark = page.getByLabel(memberDetail['field.remark'], { exact: true });
  for (const text of ['字'.repeat(10_000), 'x'.repeat(10_000), '\u202E😀'.repeat(300)]) {
    await remark.fill(text);
    await page.getByRole('button', { name: form.save, exact: true }).click();
    await page
      .getByText(`最多 200 个字符，现在有 ${[...text].filter((char) => char !== '\u202E').length} 个`)
      .waitFor();
    expect(await page.evaluate(isWiderThanWindow)).toBe(false);
    expect(await remark.evaluate((field) => field.scrollWidth <= field.clientWidth)).toBe(true);
  }
});
