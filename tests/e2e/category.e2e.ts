import { expect } from 'vitest';
import { formatText } from '../say';
import { zhCN } from '../texts';
import { axeFindings } from './axe';
import { settled, signIn, visit, type WatchedPage } from './browser';
import { deepViews, lookAt } from './look';
import { chooseByMouse } from './menu';
import { test } from './test';

const LIST = '/setting/project-category';
const { category, form, input } = zhCN;

const row = (page: WatchedPage, name: string) =>
  page.locator('.ant-table-row').filter({ has: page.locator('bdi', { hasText: new RegExp(`^${name}$`) }) });

test.for(deepViews)(
  '$locale, $width px: order, deletion, bulk action and form are accessible and fit',
  async ({ locale, messages, width }, { open }) => {
    const page = await open({ locale, width });
    const t = messages.category;
    const look = lookAt(page);
    const openAction = async (name: string, action: string) => {
      await row(page, name)
        .getByRole('button', { name: formatText(messages.list.moreOf, { name }) })
        .click();
      await chooseByMouse(page, action);
      await page.getByRole('dialog').waitFor();
    };
    const close = async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };

    await signIn(page, `${LIST}?keyword=${encodeURIComponent('胃')}`);
    await openAction('消化健康', t['action.orderBelow']);
    await page.getByRole('button', { name: messages.form['order.save'] }).waitFor();
    await look('categories, order');
    await page.getByRole('button', { name: messages.form.cancel, exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await openAction('消化健康', t['action.delete']);
    await look('categories, deletion refused');
    await close();
    await openAction('胃癌筛查', t['action.delete']);
    await page.getByRole('dialog').getByRole('button', { name: t['move.ok'] }).click();
    await look('categories, projects moved before a deletion');
    await close();
    await row(page, '慢性胃炎').getByRole('checkbox').check();
    await page.getByRole('status').getByRole('button', { name: t['action.disable'], exact: true }).click();
    await look('categories, bulk action');
    await close();
    await visit(page, `${LIST}?edit=new`);
    await page.getByLabel(t['field.name'], { exact: true }).waitFor();
    await page.getByRole('button', { name: messages.form.save, exact: true }).click();
    await look('categories, form with errors');
    expect(page.troubles).toEqual([]);
  },
);

/** Bytes of a picture that the browser creates. */
const paint = (page: WatchedPage, type: string, width: number, height: number) =>
  page.evaluate(
    async ([kind, w, h]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      canvas.getContext('2d')?.fillRect(0, 0, w / 2, h);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, kind));
      return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
    },
    [type, width, height] as const,
  );

test('refuses invalid icons before the upload, and uploads a cropped one', async ({ open }) => {
  const page = await open();
  await signIn(page, `${LIST}?edit=new`);
  await page.getByLabel(category['field.name'], { exact: true }).waitFor();
  const png = await paint(page, 'image/png', 120, 120);
  const chooser = page.locator('input[type=file]');
  const file = (name: string, mimeType: string, bytes: number[]) => ({ name, mimeType, buffer: Buffer.from(bytes) });
  for (const [icon, reason] of [
    [file('a.png', 'image/png', png.slice(0, 60)), input['image.problem.broken']],
    [file('a.pdf', 'image/png', png), input['image.problem.renamed']],
    [
      file('a.png', 'image/png', await paint(page, 'image/png', 60, 60)),
      formatText(input['image.problem.notExactSize'], { width: 120, height: 120 }),
    ],
  ] as const) {
    await chooser.setInputFiles(icon);
    await page.getByRole('alert').filter({ hasText: reason }).waitFor();
  }
  expect(page.requested.some((url) => url.endsWith('/uploads'))).toBe(false);

  await chooser.setInputFiles(file('large.png', 'image/png', await paint(page, 'image/png', 400, 300)));
  const crop = page.getByRole('dialog').filter({ hasText: input['image.crop'] });
  await crop.waitFor();
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  await crop.getByRole('button', { name: input['image.cropOk'] }).click();
  const label = category['field.iconUrl'];
  await page
    .getByRole('button', { name: formatText(input['image.named'], { action: input['image.preview'], label }) })
    .waitFor();
  await page.getByLabel(category['field.name'], { exact: true }).fill('肝病筛查');
  await page.getByLabel(category['field.code'], { exact: true }).fill('liver');
  await page.getByRole('button', { name: form.save, exact: true }).click();
  await row(page, '肝病筛查').waitFor();
  const size = await row(page, '肝病筛查')
    .locator('img')
    .evaluate((img: HTMLImageElement) => img.decode().then(() => [img.naturalWidth, img.naturalHeight]));
  expect(size).toEqual([120, 120]);
  expect(page.troubles).toEqual([]);
});
