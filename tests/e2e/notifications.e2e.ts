import { expect } from 'vitest';
import { settled, signIn } from './browser';
import { lookAt, views } from './look';
import { test } from './test';

const PATH = '/setting/search-hotwords';

test.for(views)(
  '$locale, $width px: notifications are accessible and fit, and keep the focus when the window is resized',
  async ({ locale, messages, width }, { open }) => {
    const { notification: t } = messages;
    const page = await open({ locale, width });
    const look = lookAt(page);
    await signIn(page, PATH);
    const bell = page.getByRole('button', { name: new RegExp(`^${t.title}`) });
    const list = page.getByRole('dialog', { name: t.title });
    const hasFocus = (element: Element) => element === document.activeElement;
    await bell.focus();
    await page.keyboard.press('Enter');
    await list.getByRole('listitem').first().waitFor();
    await look('notifications');

    // The window becomes narrow and wide again.
    const link = list.getByRole('link').first();
    await link.focus();
    for (const size of [700, width]) {
      await page.setViewportSize({ width: size, height: 800 });
      await settled(page);
      expect(await link.evaluate(hasFocus)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    expect(page.troubles).toEqual([]);
  },
);

test('the longest count at the bell does not cover the next button', async ({ open }) => {
  const page = await open();
  await page.route('**/notifications?*', (route) =>
    route.fulfill({ json: { success: true, data: { list: [], total: 0, unreadCount: 500 } } }),
  );
  await signIn(page, '/setting/search-hotwords');
  const number = page.getByRole('button', { name: /^通知/ }).getByText('99+');
  await number.waitFor();
  await settled(page);
  const [right, left] = await Promise.all([
    number.evaluate((box) => box.getBoundingClientRect().right),
    page.getByRole('button', { name: 'English' }).evaluate((box) => box.getBoundingClientRect().left),
  ]);
  expect(right).toBeLessThanOrEqual(left);
  expect(page.troubles).toEqual([]);
});
