import { expect } from 'vitest';
import { enUS, zhCN } from '../texts';
import { settled, signIn, type WatchedPage } from './browser';
import { lookAt } from './look';
import { test } from './test';

const SCREEN = '/record/record-agreement';
const { agreement: t } = zhCN;

type Listed = { id: string; agreementStatus: string; status: string };

/** A record whose agreement stands as asked, from the API as the signed-in operator. */
const recordWith = (page: WatchedPage, agreementStatus: string, index = 0) =>
  page.evaluate(
    async ([wanted, place]) => {
      const query = `agreementStatus=${wanted}&status=submitted,reviewing,approved,contacted,referred&pageSize=50`;
      const answer = await fetch(`/api/admin/v1/records?${query}`);
      const { list } = (await answer.json()).data as { list: Listed[] };
      const record = list[Number(place)];
      if (!record) throw new Error(`no record has an agreement that is ${wanted}`);
      return record;
    },
    [agreementStatus, index] as const,
  );

async function open(page: WatchedPage, agreementStatus: string, index = 0) {
  await signIn(page);
  const record = await recordWith(page, agreementStatus, index);
  await page.goto(`${SCREEN}?recordId=${record.id}`);
  // Not the place above the page that stands empty until there is something to say.
  await page.getByRole('status').filter({ hasText: /\S/ }).first().waitFor();
  await settled(page);
  return record;
}

test.for([
  ['zh-CN', zhCN, 1280],
  ['en-US', enUS, 768],
] as const)(
  '%s: the screen and its dialogs are accessible and fit',
  async ([locale, messages, width], { open: openPage }) => {
    const page = await openPage({ locale, width });
    const words = messages.agreement;
    const look = lookAt(page);
    await open(page, 'signed');
    await page.getByText(words['verdict.signed']).waitFor();
    await look(`agreement-${locale}-signed`);
    await page.getByText(words['section.proof']).click();
    await look(`agreement-${locale}-proof`);
    for (const action of ['withdraw', 'reveal', 'compare'] as const) {
      await page.getByRole('button', { name: words[`action.${action}`], exact: true }).click();
      await page.getByRole('dialog').waitFor();
      await look(`agreement-${locale}-${action}`);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    await open(page, 'declined');
    await page.getByRole('button', { name: words['action.resend'], exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await look(`agreement-${locale}-resend`);
    expect(page.troubles).toEqual([]);
  },
);

test('a withdrawal is recorded by keyboard alone, and the focus goes on from there', async ({ open: openPage }) => {
  const page = await openPage();
  await open(page, 'signed', 1);
  await page.getByRole('button', { name: t['action.withdraw'], exact: true }).focus();
  await page.keyboard.press('Enter');
  const reason = page.getByLabel(t['withdraw.reason']);
  await reason.waitFor();
  await expect.poll(() => reason.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('本人来电要求撤回');
  await page.keyboard.press('Control+s');
  await page.getByText(t['verdict.withdrawn']).waitFor();
  expect(page.troubles).toEqual([]);
});

test('a print is of the agreement, without what only a screen has', async ({ open: openPage }) => {
  const page = await openPage();
  await open(page, 'signed', 2);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBeLessThanOrEqual(2);
  expect(await page.locator('header').first().isVisible()).toBe(false);
  await page.getByText(t['verdict.signed']).waitFor();
});
