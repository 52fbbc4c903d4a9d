import { expect } from 'vitest';
import { say } from '../say';
import { enUS, zhCN } from '../texts';
import { axeFindings } from './axe';
import { settled, signIn, type WatchedPage } from './browser';
import { lookAt } from './look';
import { chooseByMouse } from './menu';
import { test } from './test';

const LIST = '/setting/project-category';
const { category, list, form, input, undo } = zhCN;

const row = (page: WatchedPage, name: string) =>
  page.locator('.ant-table-row').filter({ has: page.locator('bdi', { hasText: new RegExp(`^${name}$`) }) });

async function openList(page: WatchedPage, path = LIST) {
  await signIn(page, path);
  await page.locator('.ant-table-row').first().waitFor();
}

/** The bytes of a picture that the browser paints itself, followed by `filler` zeros. */
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

test.for([
  ['zh-CN', zhCN, 1280],
  ['en-US', enUS, 768],
] as const)('%s: list, drawers and dialogs are accessible and fit', async ([locale, messages, width], { open }) => {
  const page = await open({ locale, width });
  const t = messages.category;
  const look = lookAt(page);
  const choose = async (name: string, action: string) => {
    await row(page, name)
      .getByRole('button', { name: say(messages.list.moreOf, { name }) })
      .click();
    await chooseByMouse(page, action);
  };
  const menu = async (name: string, action: string) => {
    await choose(name, action);
    await page.getByRole('dialog').waitFor();
  };
  const close = async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };

  await openList(page);
  await look('list');
  await page.goto(`${LIST}?edit=new&keyword=-`);
  await page.getByLabel(t['field.name'], { exact: true }).waitFor();
  await page.getByRole('button', { name: messages.form.save, exact: true }).click();
  await look('form that was refused');

  // Three rows: axe looks at every one of them each time.
  await page.goto(`${LIST}?keyword=${encodeURIComponent('胃')}`);
  await row(page, '慢性胃炎').getByRole('button', { name: t['action.edit'], exact: true }).click();
  await page.getByRole('button', { name: messages.log.changes }).click();
  await look('form with its history');
  await page.getByRole('button', { name: messages.form.cancel, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await menu('消化健康', t['action.orderBelow']);
  await page.getByRole('button', { name: messages.form['order.save'] }).waitFor();
  await look('order');
  await page.getByRole('button', { name: messages.form.cancel, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await menu('消化健康', t['action.disable']);
  await look('disable');
  await close();
  await menu('消化健康', t['action.delete']);
  await look('children');
  await close();
  await menu('胃癌筛查', t['action.delete']);
  await page.getByRole('dialog').getByRole('button', { name: t['move.ok'] }).click();
  await look('move');
  await close();
  await row(page, '慢性胃炎').getByRole('checkbox').check();
  await page.getByRole('status').getByRole('button', { name: t['action.disable'], exact: true }).click();
  await look('bulk');
  await close();
  // What can be undone is not asked for.
  await choose('慢性胃炎', t['action.delete']);
  await page.getByRole('button', { name: messages.undo.action, exact: true }).waitFor();
  await look('undo');
  await page.getByRole('button', { name: messages.undo.action, exact: true }).click();
  await row(page, '慢性胃炎').waitFor();
  expect(page.troubles).toEqual([]);
});

test('by keyboard alone: order, edit, delete and undo', async ({ open }) => {
  const page = await open();
  await openList(page);
  const names = () => page.locator('.ant-table-row bdi').allTextContents();
  const before = await names();
  const focusOn = (name: string) => page.getByRole('button', { name, exact: true }).focus();

  const [root] = before;
  await focusOn(say(list.below, { name: root ?? '' }));
  await page.keyboard.press('Enter');
  await row(page, '胃癌筛查').waitFor({ state: 'hidden' });
  await page.keyboard.press('Space');
  await row(page, '胃癌筛查').waitFor();

  await focusOn(category['action.order']);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: form['order.save'] }).waitFor();
  await settled(page);
  await focusOn(say(input['sort.drag'], { name: root ?? '' }));
  await page.keyboard.press('Space');
  await page
    .getByText(say(input['sort.over'], { name: root ?? '', place: 1, count: 10 }))
    .waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowDown');
  await page
    .getByText(say(input['sort.over'], { name: root ?? '', place: 2, count: 10 }))
    .waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await page
    .getByText(say(input['sort.dropped'], { name: root ?? '', place: 2, count: 10 }))
    .waitFor({ state: 'attached' });
  await page.keyboard.press('Control+s');
  await page.getByText(form.saved).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await settled(page);
  const level = (all: string[]) => all.filter((name) => ['消化健康', '心理健康'].includes(name));
  expect(level(before)).toEqual(['消化健康', '心理健康']);
  // The list is read anew, and shows the old order until it is there.
  await expect.poll(async () => level(await names())).toEqual(['心理健康', '消化健康']);

  await row(page, '压力评估').getByRole('button', { name: category['action.edit'], exact: true }).focus();
  await page.keyboard.press('Enter');
  // The drawer puts the focus where the operator types.
  await page.waitForFunction((label) => {
    const field = document.activeElement;
    return field instanceof HTMLInputElement && field.labels?.[0]?.textContent?.includes(label);
  }, category['field.name']);
  await page.keyboard.press('End');
  await page.keyboard.type('二');
  await page.keyboard.press('Control+s');
  await row(page, '压力评估二').waitFor();
  await settled(page);

  await focusOn(say(list.moreOf, { name: '压力评估二' }));
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.closest('[role=menu]'));
  await page.keyboard.press('ArrowUp');
  await page.waitForFunction((label) => document.activeElement?.textContent === label, category['action.delete']);
  await page.keyboard.press('Enter');
  await row(page, '压力评估二').waitFor({ state: 'detached' });
  await page.waitForFunction((label) => document.activeElement?.textContent === label, undo.action);
  await page.keyboard.press('Enter');
  await row(page, '压力评估二').waitFor();
  expect(page.troubles).toEqual([]);
});

test('an icon is refused for what it is, and taken once it is cut to its shape', async ({ open }) => {
  const page = await open();
  await signIn(page, `${LIST}?edit=new`);
  await page.getByLabel(category['field.name'], { exact: true }).waitFor();
  const png = await paint(page, 'image/png', 120, 120);
  const limit = 200 * 1024;
  const chooser = page.locator('input[type=file]');
  const types = 'PNG / WEBP';
  const file = (name: string, mimeType: string, bytes: number[] | string) => ({
    name,
    mimeType,
    buffer: Buffer.from(bytes as number[]),
  });
  const refused: [ReturnType<typeof file>, string][] = [
    [file('a.png', 'image/png', png.slice(0, 60)), input['image.problem.broken']],
    [file('a.webp', 'image/webp', png), input['image.problem.renamed']],
    [
      file('a.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
      say(input['image.problem.notImage'], { types }),
    ],
    [file('a.png', 'image/png', []), input['image.problem.empty']],
    [
      file('a.png', 'image/png', [...png, ...new Array<number>(limit + 1 - png.length).fill(0)]),
      say(input['image.problem.tooLarge'], { size: '200 KB' }),
    ],
    [
      file('a.png', 'image/png', await paint(page, 'image/png', 60, 60)),
      say(input['image.problem.notExactSize'], { width: 120, height: 120 }),
    ],
  ];
  for (const [one, reason] of refused) {
    await chooser.setInputFiles(one);
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
    .getByRole('button', { name: say(input['image.named'], { action: input['image.preview'], label }) })
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
