import { expect } from 'vitest';
import { formatText } from '../say';
import { zhCN } from '../texts';
import { settled, signIn, type WatchedPage } from './browser';
import { CountedOperator } from './keystroke-level';
import { deepViews, lookAt } from './look';
import { chooseByMouse } from './menu';
import { test } from './test';

const LIST = '/record/record-list';
const rows = (page: WatchedPage) => page.locator('.ant-table-tbody .ant-table-row');
const button = (page: WatchedPage, name: string) => page.getByRole('button', { name, exact: true });

async function openList(page: WatchedPage, query = '') {
  await signIn(page, `${LIST}${query}`);
  await rows(page).first().waitFor();
}

test.for(deepViews)(
  '$locale, $width px: a record and its dialogs are accessible and fit',
  async ({ locale, messages, width }, { open }) => {
    const page = await open({ locale, width });
    const { recordWork: work, recordDetail: detail } = messages;
    const look = (state: string) => lookAt(page)(`record, ${state}`);
    const dialog = page.getByRole('dialog');
    const close = async () => {
      await dialog.getByRole('button', { name: messages.app.cancel, exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
    };
    await openList(page, '?tab=reviewing');
    await rows(page).first().locator('td').nth(4).click();
    await page
      .getByText(detail['score.levels'], { exact: true })
      .or(page.getByText(detail.score, { exact: true }))
      .first()
      .waitFor();
    await look('detail');
    await button(page, work['action.review']).click();
    await dialog.waitFor();
    await dialog.getByRole('radio', { name: work['review.ineligible'], exact: true }).click();
    await look('review');
    await close();
    await page
      .getByRole('button', { name: new RegExp(`^${formatText(detail['amend.named'], { number: '\\d+' })}$`) })
      .first()
      .click();
    await dialog.waitFor();
    await look('amend');
    await close();
    await button(page, detail['reveal.patient']).click();
    await dialog.waitFor();
    await look('reveal');
    await close();
    await button(page, detail['work.edit']).click();
    await dialog.getByLabel(detail['field.remark']).waitFor();
    await look('edit');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    for (const action of ['assign', 'reject', 'void'] as const) {
      await button(page, detail.more).click();
      await chooseByMouse(page, work[`action.${action}`]);
      await dialog.waitFor();
      await look(action);
      await close();
    }
    expect(page.troubles).toEqual([]);
  },
);

const REVIEWED = 3;
const MOST_KEYS = 5;

test('reviews records one after the other by keyboard alone, and prints them masked and without header and menu', async ({
  open,
}) => {
  const page = await open({ isFresh: true });
  await openList(page);
  const me = new CountedOperator(page);
  const dialog = page.getByRole('dialog');
  for (let count = 0; count < REVIEWED; count += 1) {
    const before = page.url();
    me.step();
    await me.press('n');
    await page.waitForURL((url) => url.href !== before && url.pathname === '/record/record-detail');
    await button(page, zhCN.recordWork['action.review']).waitFor();
    // The operator reads the answers.
    me.step();
    await me.press('r');
    // Pressed while the dialog is still opening.
    await me.press('Space');
    // Records with a red flag have a text of their own.
    await dialog.getByText(/^进入待联系/).waitFor();
    await me.press('Control+s');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText(zhCN.recordWork['review.eligible'], { exact: true }).first().waitFor();
  }
  console.log(
    `${REVIEWED} records: ${me.keys} keys, ${me.clicks} clicks, ${Math.round(me.seconds)} s by the keystroke-level model`,
  );
  expect(me.clicks).toBe(0);
  expect(me.keys).toBeLessThanOrEqual(REVIEWED * MOST_KEYS);

  await page.getByText(zhCN.recordDetail.score, { exact: true }).waitFor();
  await settled(page);
  // Freezes the page in its state at the moment of printing.
  await page.evaluate(() => {
    window.print = () => {
      const html = document.body.innerHTML;
      requestAnimationFrame(() =>
        setTimeout(() => {
          document.body.innerHTML = html;
          document.body.dataset.printed = 'true';
        }, 300),
      );
    };
  });
  await page.keyboard.press('p');
  await page.locator('body[data-printed]').waitFor();
  expect(page.troubles).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  if (process.env.E2E_PICTURES)
    await page.screenshot({ path: `${process.env.E2E_PICTURES}/record print.png`, fullPage: true });
  expect(
    await page.locator('.ant-layout-header:visible, .ant-pro-footer-bar:visible, .ant-breadcrumb:visible').count(),
  ).toBe(0);
  const head = page.getByText(/^R\d+ · .+ 打印 · 个人信息已脱敏$/);
  expect(await head.isVisible()).toBe(true);
  expect(await page.getByText(/^1[3-9]\d\*{4}\d{4}$/).count()).toBe(1);
});
