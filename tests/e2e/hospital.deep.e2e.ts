import { expect } from 'vitest';
import { formatText } from '../say';
import { zhCN } from '../texts';
import { settled, signIn, type WatchedPage } from './browser';
import { lookAt, views } from './look';
import { chooseByMouse } from './menu';
import { test } from './test';

const PATH = '/setting/pilot-hospital';
const { hospital: t } = zhCN;
const rows = (page: WatchedPage) => page.locator('.ant-table-tbody .ant-table-row');

async function openList(page: WatchedPage, query = '') {
  await signIn(page, `${PATH}${query}`);
  await rows(page).first().waitFor();
}

test.for(views)(
  '$locale, $width px: detail, dialogs and form are accessible and fit',
  async ({ locale, messages, width }, { open }) => {
    const page = await open({ locale, width });
    const words = messages.hospital;
    const look = lookAt(page);
    // The hospital with most referrals cannot be deleted: the dialog lists its records.
    await openList(page, '?status=active&sort=-referredCount');
    for (const action of ['setProjects', 'pause', 'delete'] as const) {
      await rows(page).first().locator('button[aria-haspopup=menu]').click();
      await chooseByMouse(page, words[`action.${action}`]);
      await page.getByRole('dialog').waitFor();
      await look(`hospitals, ${action}`);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    await rows(page).first().locator('td').nth(1).click();
    await page.getByText(words['detail.basic'], { exact: true }).waitFor();
    await look('hospitals, detail');
    await page.getByRole('dialog').getByRole('button', { name: words['action.edit'], exact: true }).click();
    await page.getByText(words['edit.more']).click();
    await look('hospitals, form');
    // The server returns 403 for the deletion.
    expect(page.troubles.filter((trouble) => !trouble.includes('403'))).toEqual([]);
  },
);

test('restores the scroll position of the list on Back from a form', async ({ open }) => {
  const page = await open();
  await openList(page, '?level=g3a&pageSize=50');
  const row = rows(page).nth(40);
  const name = await row.locator('bdi').first().textContent();
  await row.locator('button[aria-haspopup=menu]').click();
  const edit = page.locator('.ant-dropdown').getByRole('menuitem', { name: t['action.edit'], exact: true });
  await edit.hover();
  await settled(page);
  // Reads the scroll position at the moment of the navigation, because the window may scroll until then.
  await page.evaluate(() => {
    const push = window.history.pushState.bind(window.history);
    window.history.pushState = (...given) => {
      document.documentElement.dataset.leftAt = String(window.scrollY);
      push(...given);
    };
  });
  await edit.click();
  await page.getByRole('heading', { name: formatText(t['edit.title'], { name: name ?? '' }) }).waitFor();
  const scrolled = Number(await page.evaluate(() => document.documentElement.dataset.leftAt));
  expect(scrolled).toBeGreaterThan(500);
  await page.goBack();
  await rows(page).nth(40).waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  expect(new URL(page.url()).search).toBe('?level=g3a&pageSize=50');
});
