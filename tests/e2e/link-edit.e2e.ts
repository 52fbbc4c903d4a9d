import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { say } from '../say';
import { enUS, zhCN } from '../texts';
import { axeFindings } from './axe';
import { settled, signIn, type WatchedPage } from './browser';
import { isWiderThanWindow } from './look';
import { chooseByKeyboard } from './menu';
import { test } from './test';

const SCREEN = '/project/link-edit?projectId=9001';

async function openScreen(page: WatchedPage, query = '') {
  await signIn(page, `${SCREEN}${query}`);
  await page.locator('h1').waitFor();
  await page.locator('section ol > li').first().waitFor();
  await settled(page);
}

async function fits(page: WatchedPage, what: string) {
  await settled(page);
  expect(await axeFindings(page), what).toEqual([]);
  expect(await page.evaluate(isWiderThanWindow), what).toBe(false);
}

/** Presses Tab until the focus is where it is wanted. */
async function tabTo(page: Page, name: string) {
  const wanted = page.getByRole('button', { name, exact: true });
  await wanted.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}`);
}

test.for([
  ['zh-CN', zhCN, 1280],
  ['en-US', enUS, 768],
] as const)(
  '%s: the links, a form and the order are accessible and fit',
  async ([locale, messages, width], { open }) => {
    const page = await open({ locale, width });
    const t = messages.linkEdit;
    await openScreen(page);
    await fits(page, 'links');

    await page.getByRole('button', { name: t.create, exact: true }).click();
    await page.getByRole('button', { name: messages.form.save, exact: true }).click();
    await page.getByText(messages.input.required).first().waitFor();
    await fits(page, 'form with errors');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').first().waitFor({ state: 'detached' });

    await page.getByRole('button', { name: t.order, exact: true }).click();
    await page.getByRole('button', { name: messages.form['order.save'] }).waitFor();
    await fits(page, 'order');
  },
);

test('by keyboard alone a link is added, put first, switched off and deleted', async ({ open }) => {
  const page = await open({ locale: 'zh-CN', width: 1280 });
  const { linkEdit: t, projectLink: words, form, input, list, undo } = zhCN;
  await openScreen(page);
  await tabTo(page, t.create);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.matches('[role=dialog] input'));
  await page.keyboard.type('复查须知');
  await page.getByLabel(words['field.url'], { exact: true }).focus();
  await page.keyboard.type('https://mp.weixin.qq.com/s/again');
  await page.keyboard.press('Control+s');
  await page.getByText(form.saved, { exact: true }).waitFor();
  const item = page.getByRole('listitem').filter({ hasText: 'mp.weixin.qq.com/s/again' });
  await item.waitFor();

  await tabTo(page, t.order);
  await page.keyboard.press('Enter');
  await tabTo(page, say(input['sort.top'], { name: '复查须知' }));
  await page.keyboard.press('Enter');
  await tabTo(page, form['order.save']);
  await page.keyboard.press('Enter');
  await page.getByText(form['order.saved'], { exact: true }).waitFor();
  await page.getByRole('dialog').first().waitFor({ state: 'detached' });
  const first = page.getByRole('region', { name: words['position.detail'], exact: true }).getByRole('listitem').first();
  await first.filter({ hasText: '复查须知' }).waitFor();

  for (const [action, done] of [
    [t['action.disable'], t['done.disable']],
    [t['action.delete'], t['done.delete']],
  ] as const) {
    await tabTo(page, say(list.moreOf, { name: '复查须知' }));
    await page.keyboard.press('Enter');
    await chooseByKeyboard(page, action);
    await page.getByText(say(done, { title: '复查须知' })).waitFor();
    // What comes next goes over the version that is read now.
    await settled(page);
  }
  await page.waitForFunction((text) => document.activeElement?.textContent?.includes(text), undo.action);
  await page.keyboard.press('Enter');
  await item.waitFor();
});
