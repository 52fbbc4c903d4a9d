import { readFile } from 'node:fs/promises';
import jsQR from 'jsqr';
import { expect } from 'vitest';
import { signIn, visit, type WatchedPage } from './browser';
import { deepViews, lookAt, views } from './look';
import { chooseByMouse } from './menu';
import { test } from './test';

const LIST = '/channel/link-list';

/** Width and height in pixels at which a downloaded QR code is decoded. */
const SIDE = 320;

/** Runs in the page: the pixels of a picture as text, `1` for dark and `0` for light. */
const readDarkPixels = async ([url, side]: readonly [string, number]) => {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: side, height: side });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(image, 0, 0, side, side);
  const { data } = context.getImageData(0, 0, side, side);
  return Array.from({ length: side * side }, (_, pixel) => ((data[pixel * 4] ?? 0) < 128 ? '1' : '0')).join('');
};

/** Downloads a QR code and returns the text in it. */
async function readSavedCode(page: WatchedPage, button: string, type: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  const bytes = await readFile(await download.path());
  const url = `data:${type};base64,${bytes.toString('base64')}`;
  const dark = await page.evaluate(readDarkPixels, [url, SIDE] as const);
  const pixels = [...dark].flatMap((is) => (is === '1' ? [0, 0, 0, 255] : [255, 255, 255, 255]));
  return jsQR(Uint8ClampedArray.from(pixels), SIDE, SIDE)?.data;
}

test.for(views)(
  '$locale, $width px: the detail is accessible and fits, and downloaded codes contain the URL of the link',
  async ({ locale, messages, width }, { open }) => {
    const page = await open({ locale, width });
    const { channelLink: t } = messages;
    const look = lookAt(page);
    const dialog = page.getByRole('dialog');
    await signIn(page, `${LIST}?codeType=urlLink`);
    await page.locator('.ant-table-row a').first().click();
    await page.getByRole('button', { name: t['code.png'] }).waitFor();
    await look('links, detail');
    const url = await dialog.locator('code').first().textContent();
    expect(url).toMatch(/^https:\/\//);
    expect(await readSavedCode(page, t['code.png'], 'image/png')).toBe(url);
    expect(await readSavedCode(page, t['code.svg'], 'image/svg+xml')).toBe(url);
    expect(page.troubles).toEqual([]);
  },
);

test.for(deepViews)(
  '$locale, $width px: renewal and forms are accessible and fit',
  async ({ locale, messages, width }, { open }) => {
    const page = await open({ locale, width });
    const { channelLink: t, form, input } = messages;
    const look = lookAt(page);
    const dialog = page.getByRole('dialog');
    const close = async () => {
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    };
    await signIn(page, `${LIST}?codeType=urlLink`);
    await page.locator('.ant-table-row button[aria-haspopup=menu]').first().click();
    await chooseByMouse(page, t['action.renew']);
    await page.getByLabel(t['renew.days']).waitFor();
    await look('links, renewal');
    await close();

    await visit(page, `${LIST}?channelId=7001`);
    await page.getByRole('button', { name: t['action.generate'] }).click();
    await page.getByRole('combobox', { name: t['generate.projects'] }).waitFor();
    await look('links, for several projects');
    await close();
    await page.getByRole('button', { name: t['action.create'] }).click();
    await page.getByRole('radio', { name: t['codeType.urlLink'] }).check();
    await dialog.getByRole('button', { name: form.save, exact: true }).click();
    await page.getByText(input.required).first().waitFor();
    await look('links, form with errors');
    expect(page.troubles).toEqual([]);
  },
);
