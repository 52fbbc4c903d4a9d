import { expect } from 'vitest';
import { say } from '../say';
import { enUS, zhCN } from '../texts';
import { settled, signIn, type WatchedPage } from './browser';
import { lookAt } from './look';
import { chooseByKeyboard } from './menu';
import { test } from './test';

const { app, handover: t, job } = zhCN;

/** Opens the dialog by keyboard alone. */
async function open(page: WatchedPage, words: typeof app = app, title: string = t.title) {
  await signIn(page, '/setting/search-hotwords');
  await page.getByRole('button', { name: '林晓' }).focus();
  await page.keyboard.press('Enter');
  await chooseByKeyboard(page, words.handover);
  await page.getByRole('dialog').filter({ hasText: title }).waitFor();
  await settled(page);
}

test.for([
  ['zh-CN', zhCN, 1280],
  ['en-US', enUS, 768],
] as const)('%s: the dialog is accessible and fits', async ([locale, messages, width], { open: openPage }) => {
  const page = await openPage({ locale, width });
  await open(page, messages.app as typeof app, messages.handover.title);
  await page.getByText(messages.handover.counts).waitFor();
  await lookAt(page)(`handover-${locale}`);
  await page.getByRole('button', { name: messages.handover.ok }).click();
  await lookAt(page)(`handover-${locale}-incomplete`);
  expect(page.troubles).toEqual([]);
});

test('work is handed over by keyboard, and its job tells how it went', async ({ open: openPage }) => {
  const page = await openPage();
  await open(page);
  await page.getByRole('combobox', { name: t.to }).focus();
  await page.keyboard.type('沈悦');
  await page.locator('.ant-select-item-option-active').filter({ hasText: '沈悦' }).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await page.getByText(say(t.started, { name: '沈悦' })).waitFor();
  const jobs = page.getByRole('dialog').filter({ hasText: job.title });
  await jobs.getByText(job['state.succeeded']).first().waitFor({ timeout: 60_000 });
  await lookAt(page)('handover-job');
  // As with many jobs: none of them has a button, and the list scrolls.
  await page.setViewportSize({ width: 1280, height: 180 });
  await lookAt(page)('handover-job-scrolls');
  expect(page.troubles).toEqual([]);
});
