import { expect } from 'vitest';
import { enUS, zhCN } from '../texts';
import { signIn, type WatchedPage } from './browser';
import { CountedOperator } from './keystroke-level';
import { lookAt } from './look';
import { chooseByMouse } from './menu';
import { test } from './test';

const PATH = '/data/follow-tracks';
const rows = (page: WatchedPage) => page.locator('.ant-table-tbody .ant-table-row');
const drawer = (page: WatchedPage) => page.locator('.ant-drawer-open [role=dialog]');

/** The dialog of an entry under "more" of the first row. */
async function openAction(page: WatchedPage, name: string) {
  await rows(page).first().locator('button[aria-haspopup=menu]').click();
  await chooseByMouse(page, name);
  await page.getByRole('dialog').waitFor();
}

test.for([
  ['zh-CN', zhCN, 1280],
  ['en-US', enUS, 768],
] as const)(
  '%s: list, drawer, dialogs and figures are accessible and fit',
  async ([locale, messages, width], { open }) => {
    const page = await open({ locale, width });
    const look = lookAt(page);
    const t = messages.followUp;
    await signIn(page, `${PATH}?tab=all&assignee=&status=pending&sort=dueAt`);
    await rows(page).first().waitFor();
    await look(`follow-tracks-${locale}-list`);
    for (const action of ['reschedule', 'assign', 'cancel'] as const) {
      await openAction(page, t[`action.${action}`]);
      await look(`follow-tracks-${locale}-${action}`);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    await rows(page).first().getByRole('button', { name: t['action.addAttempt'], exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await look(`follow-tracks-${locale}-attempt`);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await rows(page).first().locator('td').nth(1).click();
    await drawer(page).getByRole('radio', { name: t['outcome.improved'], exact: true }).waitFor();
    await drawer(page).getByText(t.timeline).waitFor();
    await look(`follow-tracks-${locale}-drawer`);
    await page.goto(`${PATH}?tab=done&assignee=&adverse=severe`);
    await rows(page).first().locator('td').nth(1).click();
    await drawer(page).getByText(t['field.content'], { exact: true }).waitFor();
    await look(`follow-tracks-${locale}-view`);
    await page.goto('/data/follow-summary');
    await page.getByText(messages.followSummary.byProject, { exact: true }).first().waitFor();
    await look(`follow-summary-${locale}`);
    expect(page.troubles).toEqual([]);
  },
);

test('follow-ups are completed one after the other by keyboard alone', async ({ open }) => {
  const page = await open();
  const t = zhCN.followUp;
  await signIn(page, `${PATH}?assignee=`);
  await rows(page).first().waitFor();
  const me = new CountedOperator(page);
  const COMPLETED = 5;
  for (let count = 0; count < COMPLETED; count++) {
    me.step();
    await me.press('n');
    // The drawer begins with the outcome.
    await drawer(page).locator('[role=radiogroup] input:focus').waitFor();
    await me.press('ArrowRight');
    await me.press('Tab');
    await me.press('Space');
    await me.press('Tab');
    await me.press('Space');
    await me.press('Tab');
    me.step();
    await me.type('情况平稳');
    await me.press('Control+s');
    // Once it is saved it closes.
    await drawer(page).waitFor({ state: 'hidden' });
  }
  console.log(
    `${COMPLETED} follow-ups by keyboard: ${me.keys} keys, ${me.clicks} clicks, ${me.seconds.toFixed(0)} s (keystroke-level model)`,
  );
  expect(me.clicks).toBe(0);
  expect(me.keys / COMPLETED).toBeLessThan(40);
  await page.goto(`${PATH}?tab=done&assignee=&doneFrom=2026-01-01&sort=-doneAt`);
  await rows(page).first().waitFor();
  expect(await rows(page).first().textContent()).toContain(t['status.done']);
});
