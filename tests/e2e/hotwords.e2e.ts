import { expect } from 'vitest';
import { formatText } from '../say';
import { zhCN } from '../texts';
import { settled, signIn, visit, type WatchedPage } from './browser';
import { deepViews, isWiderThanWindow, lookAt } from './look';
import { chooseByMouse } from './menu';
import { test } from './test';

const LIST = '/setting/search-hotwords';
const { form, hotword, input } = zhCN;

async function openList(page: WatchedPage, path = LIST) {
  await signIn(page, path);
  await page.locator('.ant-table-row').first().waitFor();
}

const readOrder = (page: WatchedPage) =>
  page.getByRole('dialog').getByRole('listitem').locator('bdi').allTextContents();

test.for(deepViews)(
  '$locale, $width px: import, form with history, undo message and order are accessible and fit, even with very long texts',
  async ({ locale, messages: t, width }, { open }) => {
    const page = await open({ locale, width });
    const look = lookAt(page);
    await openList(page);
    const dialog = page.getByRole('dialog');
    const close = async () => {
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    };
    await page.getByRole('button', { name: t.hotword['action.import'] }).click();
    await dialog.getByRole('checkbox').first().waitFor();
    await look('hotwords, import');
    await close();
    const more = page.getByRole('button', { name: formatText(t.list.moreOf, { name: '胃癌筛查' }) });
    await more.click();
    await chooseByMouse(page, t.hotword['action.disable']);
    await page.getByRole('button', { name: t.undo.action, exact: true }).waitFor();
    await look('hotwords, undo');
    await page.getByRole('button', { name: t.undo.action, exact: true }).click();
    await page.getByText(t.undo.done, { exact: true }).waitFor();
    await page.getByRole('button', { name: t.hotword['action.order'] }).click();
    await dialog.getByRole('listitem').first().waitFor();
    await look('hotwords, order');
    await close();

    await visit(page, `${LIST}?edit=6002`);
    await page.getByRole('button', { name: t.log.changes }).click();
    await page.getByRole('region', { name: t.log.changes }).waitFor();
    await page.getByRole('radio', { name: t.hotword['linkType.category'] }).check();
    await dialog.getByRole('button', { name: t.form.save, exact: true }).click();
    await page.getByText(t.hotword['target.missing']).waitFor();
    await look('hotwords, form with errors and history');
    const word = page.getByLabel(t.hotword['field.word'], { exact: true });
    for (const text of ['字'.repeat(10_000), '\u202E💊'.repeat(10_000)]) {
      await word.fill(text);
      await page
        .getByText(formatText(t.input.tooLong, { max: 12, count: 10_000 }))
        .last()
        .waitFor();
      await settled(page);
      expect(await page.evaluate(isWiderThanWindow)).toBe(false);
    }
    expect(page.troubles).toEqual([]);
  },
);

test('reorders hotwords by keyboard and by mouse, and saves the order', async ({ open }) => {
  const page = await open();
  await openList(page);
  await page.getByRole('button', { name: hotword['action.order'] }).click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  await settled(page);
  const before = await readOrder(page);
  const [first = '', second = '', third = ''] = before;
  const handle = (name: string) => page.getByRole('button', { name: formatText(input['sort.move'], { name }) });

  await handle(first).focus();
  await page.keyboard.press('Space');
  // dnd-kit announces that the item was picked up or that it is over its own place, whichever comes last.
  await page.getByText(new RegExp(`${first}.*第 1 位`)).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.getByText(formatText(input['sort.over'], { name: first, place: 2, count: before.length })).waitFor();
  // Escape cancels this move and leaves the drawer open.
  await page.keyboard.press('Escape');
  await page.getByText(formatText(input['sort.cancelled'], { name: first, place: 1 })).waitFor();
  await settled(page);
  expect(await readOrder(page)).toEqual(before);

  await handle(first).focus();
  await page.keyboard.press('Space');
  await page.getByText(new RegExp(`${first}.*第 1 位，共`)).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.getByText(formatText(input['sort.over'], { name: first, place: 2, count: before.length })).waitFor();
  await page.keyboard.press('Space');
  await expect.poll(() => readOrder(page)).toEqual([second, first, ...before.slice(2)]);

  const [from, to] = [await handle(third).boundingBox(), await handle(second).boundingBox()];
  if (!from || !to) throw new Error('the handles are not visible');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y - 20, { steps: 5 });
  await page.mouse.move(to.x + 10, to.y + 10, { steps: 10 });
  await page.mouse.up();
  await expect.poll(() => readOrder(page)).toEqual([third, second, first, ...before.slice(3)]);

  await page.getByRole('button', { name: form['order.save'] }).click();
  await page.getByText(form['order.saved']).waitFor();
  await expect.poll(async () => (await page.locator('.ant-table-row bdi').allTextContents())[0]).toBe(third);
  expect(page.troubles).toEqual([]);
});
