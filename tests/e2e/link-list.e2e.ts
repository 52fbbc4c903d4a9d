import { readFile } from 'node:fs/promises';
import jsQR from 'jsqr';
import { expect } from 'vitest';
import { say } from '../say';
import { enUS, zhCN } from '../texts';
import { settled, signIn, type WatchedPage } from './browser';
import { lookAt } from './look';
import { chooseByKeyboard, chooseByMouse } from './menu';
import { test } from './test';

const LIST = '/channel/link-list';
const { channelLink, form } = zhCN;

async function openList(page: WatchedPage, path = LIST) {
  await signIn(page, path);
  await page.locator('.ant-table-row').first().waitFor();
}

/** Of a picture that is read, in pixels. */
const SIDE = 320;

/** Runs in the page: which pixels of a picture are dark, as a text of 1 and 0. */
const darkPixels = async ([url, side]: readonly [string, number]) => {
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

/** What a reader sees of a QR code that was saved. */
async function readSaved(page: WatchedPage, button: string, type: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  const bytes = await readFile(await download.path());
  const url = `data:${type};base64,${bytes.toString('base64')}`;
  const dark = await page.evaluate(darkPixels, [url, SIDE] as const);
  const pixels = [...dark].flatMap((is) => (is === '1' ? [0, 0, 0, 255] : [255, 255, 255, 255]));
  return jsQR(Uint8ClampedArray.from(pixels), SIDE, SIDE)?.data;
}

const looks = [
  ['zh-CN', zhCN, 1280],
  ['en-US', enUS, 768],
] as const;

test.for(looks)('%s: list, code and renewal are accessible and fit', async ([locale, t, width], { open }) => {
  const page = await open({ locale, width });
  await openList(page, `${LIST}?codeType=urlLink`);
  const look = lookAt(page);
  await look(`links ${locale}`);
  await page.locator('.ant-table-row a').first().click();
  await page.getByRole('button', { name: t.channelLink['code.png'] }).waitFor();
  await look(`link detail ${locale}`);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator('.ant-table-row button[aria-haspopup=menu]').first().click();
  await chooseByMouse(page, t.channelLink['action.renew']);
  await page.getByLabel(t.channelLink['renew.days']).waitFor();
  await look(`link renewal ${locale}`);
  expect(page.troubles).toEqual([]);
});

test.for(looks)('%s: the forms of links are accessible and fit', async ([locale, t, width], { open }) => {
  const page = await open({ locale, width });
  await signIn(page, `${LIST}?channelId=7001&edit=new`);
  const look = lookAt(page);
  await page.getByRole('radio', { name: t.channelLink['codeType.urlLink'] }).check();
  await page.getByRole('dialog').getByRole('button', { name: t.form.save, exact: true }).click();
  await page.getByText(t.input.required).first().waitFor();
  await look(`new link, refused ${locale}`);
  await page.goto(`${LIST}?channelId=7001`);
  await page.getByRole('button', { name: t.channelLink['action.generate'] }).click();
  await page.getByLabel(t.channelLink['generate.projects']).waitFor();
  await look(`links generated ${locale}`);
  expect(page.troubles).toEqual([]);
});

test('a link is made and renewed by keyboard alone, and its saved codes lead where it does', async ({ open }) => {
  const page = await open();
  await openList(page, `${LIST}?channelId=7001`);
  const { keyboard } = page;
  await page.getByRole('button', { name: channelLink['action.create'] }).focus();
  await keyboard.press('Enter');
  const channel = page.getByRole('dialog').getByLabel(channelLink['field.channelId'], { exact: true });
  await expect.poll(() => channel.evaluate((field) => field === document.activeElement)).toBe(true);
  await keyboard.press('Tab');
  await keyboard.type('键盘短信');
  await keyboard.press('Tab');
  // From a project to a page of the mini program, and on to its path.
  await keyboard.press('ArrowRight');
  await page.getByLabel(channelLink['field.path'], { exact: true }).waitFor();
  await keyboard.press('Tab');
  await keyboard.type('pages/article/list');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('ArrowRight');
  await expect.poll(() => page.getByRole('radio', { name: channelLink['codeType.urlLink'] }).isChecked()).toBe(true);
  await keyboard.press('Control+s');
  await page.getByText(form.saved).waitFor();
  await page.getByText(say(channelLink['code.done'], { name: '键盘短信' })).waitFor();
  await settled(page);
  const address = await page.getByRole('dialog').locator('code').textContent();
  expect(address).toMatch(/^https:\/\//);
  expect(await readSaved(page, channelLink['code.png'], 'image/png')).toBe(address);
  expect(await readSaved(page, channelLink['code.svg'], 'image/svg+xml')).toBe(address);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  const more = page.getByRole('button', { name: say(zhCN.list.moreOf, { name: '键盘短信' }) });
  await more.focus();
  await keyboard.press('Enter');
  await chooseByKeyboard(page, channelLink['action.disable']);
  await page.getByText(say(channelLink['done.disable'], { name: '键盘短信' })).waitFor();
  expect(page.troubles).toEqual([]);
});
