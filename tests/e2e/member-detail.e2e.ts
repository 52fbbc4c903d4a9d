import { expect } from 'vitest';
import { isDeep } from '../deep';
import { formatText } from '../say';
import { zhCN } from '../texts';
import { secondOperator, settled, signIn, visit, type WatchedPage } from './browser';
import { isWiderThanWindow, lookAt, lookDeepAt, views } from './look';
import { test } from './test';

const { form, reveal, memberDetail } = zhCN;
const DETAIL = '/member/member-detail';

type Row = { id: string; memberNo: string; mobileMasked: string | null; recordCount: number; status: string };

/** Fetches members with records and a mobile number, as the signed-in operator. */
const listMembers = (page: WatchedPage) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/admin/v1/members?pageSize=100&hasRecord=true&status=active');
    const { list } = (await answer.json()).data as { list: Row[] };
    return list.filter(({ mobileMasked }) => mobileMasked !== null);
  });

async function openMember(
  page: WatchedPage,
  index: number,
  openUrl: (page: WatchedPage, url: string) => Promise<unknown> = visit,
) {
  await signIn(page, '/exception');
  const member = (await listMembers(page)).at(index);
  if (!member) throw new Error('the mock has no such member');
  await openUrl(page, `${DETAIL}?id=${member.id}`);
  await page.getByRole('tab').first().waitFor();
  await settled(page);
  return member;
}

/** Tabs that are checked: on push one of each kind, which are a description, a list and a timeline. */
const tabs = isDeep
  ? (['profile', 'records', 'followUps', 'reports', 'agreements', 'tracks', 'logs'] as const)
  : (['profile', 'records', 'tracks'] as const);

test.for(views)(
  '$locale, $width px: tabs, form with long texts, conflict and reveal are accessible and fit',
  async ({ locale, messages, width }, { open }) => {
    const page = await open({ locale, width });
    const look = lookAt(page);
    const lookDeep = lookDeepAt(page);
    const t = messages.memberDetail;
    const member = await openMember(page, 0);
    const url = `${DETAIL}?id=${member.id}`;
    // The screen opens on the first tab.
    for (const tab of tabs) {
      await page.getByRole('tab', { name: t[`tab.${tab}`] }).click();
      await look(`member, ${tab}`);
    }

    await page.getByRole('button', { name: t.edit, exact: true }).click();
    const remark = page.getByLabel(t['field.remark'], { exact: true });
    const save = page.getByRole('button', { name: messages.form.save, exact: true });
    for (const text of ['x'.repeat(10_000), '\u202E😀'.repeat(300)]) {
      await remark.fill(text);
      await save.click();
      const count = [...text].filter((char) => char !== '\u202E').length;
      await page
        .getByText(formatText(messages.input.tooLong, { max: 200, count }))
        .last()
        .waitFor();
      await settled(page);
      expect(await page.evaluate(isWiderThanWindow)).toBe(false);
      expect(await remark.evaluate((field) => field.scrollWidth <= field.clientWidth)).toBe(true);
    }
    await look('member, form with errors');

    const theirs = await open();
    await signIn(theirs, `${url}&edit=member`, secondOperator);
    await theirs.getByLabel(memberDetail['field.remark'], { exact: true }).fill(`来电 ${locale} ${width}`);
    await theirs.getByRole('button', { name: form.save, exact: true }).click();
    await theirs.getByText(form.saved).waitFor();
    const mine = `回电 ${locale} ${width}`;
    await remark.fill(mine);
    await save.click();
    const conflict = page.getByRole('dialog').filter({ hasText: messages.form['conflict.title'] });
    await conflict.waitFor();
    await look('member, conflict');
    await conflict.getByRole('radio', { name: mine }).check();
    await conflict.getByRole('button', { name: messages.form['conflict.save'] }).click();
    await page.getByText(messages.form.saved).waitFor();

    await page.getByRole('button', { name: t.reveal, exact: true }).click();
    const dialog = page.getByRole('dialog').filter({ hasText: member.memberNo });
    await dialog.waitFor();
    await lookDeep('member, reveal');
    await dialog.getByRole('radio', { name: messages.reveal['purpose.memberRequest'] }).check();
    await dialog.getByRole('button', { name: messages.reveal.show }).click();
    await page.getByRole('timer').waitFor();
    await look('member, revealed');
    // The server returns 409 for the first save, because the second operator has saved before.
    expect(page.troubles.filter((trouble) => !trouble.includes('409'))).toEqual([]);
  },
);

test('shows a revealed number for a minute, and leaves it in no URL, storage or page afterwards', async ({ open }) => {
  const page = await open({ isFresh: true });
  await page.clock.install();
  const member = await openMember(page, 1);
  const digits = member.mobileMasked?.slice(-4) ?? '';
  const clear = new RegExp(`1\\d\\d ?\\d{4} ?${digits}`);
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
  const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]);
  expect(await page.evaluate(stored)).not.toMatch(clear);
});

test('asks before a reload, closing the tab and Back, but only with unsaved changes', async ({ open }) => {
  const page = await open({ isFresh: true });
  // Loads the URL, because the leave guard needs history entries of the app in order to undo Back.
  await openMember(page, 3, (_, url) => page.goto(url));
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.getByRole('button', { name: memberDetail.edit, exact: true }).click();
  const remark = page.getByLabel(memberDetail['field.remark'], { exact: true });
  await remark.fill('x');
  // Not by Playwright's reload, which would wait forever because the dialog is dismissed.
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
