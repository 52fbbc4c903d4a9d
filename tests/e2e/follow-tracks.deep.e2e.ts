import { expect } from 'vitest';
import { zhCN } from '../texts';
import { signIn, visit, type WatchedPage } from './browser';
import { CountedOperator } from './keystroke-level';
import { lookAt, views } from './look';
import { chooseByMouse } from './menu';
import { test } from './test';

const PATH = '/data/follow-tracks';
const rows = (page: WatchedPage) => page.locator('.ant-table-tbody .ant-table-row');
const drawer = (page: WatchedPage) => page.locator('.ant-drawer-open [role=dialog]');

test.for(views)(
  '$locale, $width px: drawer and dialogs are accessible and fit',
  async ({ locale, messages, width }, { open }) => {
    const page = await open({ locale, width });
    const look = lookAt(page);
    const t = messages.followUp;
    await signIn(page, `${PATH}?tab=all&assignee=&status=pending&sort=dueAt`);
    await rows(page).first().waitFor();
    const close = async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    };
    for (const action of ['addAttempt', 'reschedule', 'assign', 'cancel'] as const) {
      await rows(page).first().locator('button[aria-haspopup=menu]').click();
      await chooseByMouse(page, t[`action.${action}`]);
      await page.getByRole('dialog').waitFor();
      await look(`follow-tracks, ${action}`);
      await close();
    }
    await rows(page).first().locator('td').nth(1).click();
    await drawer(page).getByRole('radio', { name: t['outcome.improved'], exact: true }).waitFor();
    await drawer(page).getByText(t.timeline).waitFor();
    await look('follow-tracks, drawer');
    await visit(page, `${PATH}?tab=done&assignee=&adverse=severe`);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await rows(page).first().locator('td').nth(1).click();
    await drawer(page).getByText(t['field.content'], { exact: true }).waitFor();
    await look('follow-tracks, view');
    expect(page.troubles).toEqual([]);
  },
);

test('completes follow-ups one after the other by keyboard alone, in less than 40 keys each', async ({ open }) => {
  const page = await open();
  const t = zhCN.followUp;
  await signIn(page, `${PATH}?assignee=`);
  await rows(page).first().waitFor();
  const operator = new CountedOperator(page);
  const COMPLETED = 3;
  for (let count = 0; count < COMPLETED; count++) {
    operator.step();
    await operator.press('n');
    // The drawer focuses the outcome first.
    await drawer(page).locator('[role=radiogroup] input:focus').waitFor();
    await operator.press('ArrowRight');
    await operator.press('Tab');
    await operator.press('Space');
    await operator.press('Tab');
    await operator.press('Space');
    await operator.press('Tab');
    operator.step();
    await operator.type('情况平稳');
    await operator.press('Control+s');
    // The drawer closes after the server has saved the follow-up.
    await drawer(page).waitFor({ state: 'hidden' });
  }
  console.log(
    `${COMPLETED} follow-ups by keyboard: ${operator.keys} keys, ${operator.clicks} clicks, ${operator.seconds.toFixed(0)} s (keystroke-level model)`,
  );
  expect(operator.clicks).toBe(0);
  expect(operator.keys / COMPLETED).toBeLessThan(40);
  await visit(page, `${PATH}?tab=done&assignee=&doneFrom=2026-01-01&sort=-doneAt`);
  await rows(page).filter({ hasText: t['status.done'] }).first().waitFor();
  expect(await rows(page).first().textContent()).toContain(t['status.done']);
});
