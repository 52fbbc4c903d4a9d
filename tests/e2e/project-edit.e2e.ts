import { expect } from 'vitest';
import { bytesPerRow, toPng } from '../../mock/upload/png';
import { say } from '../say';
import { enUS, zhCN } from '../texts';
import { settled, signIn, type WatchedPage } from './browser';
import { lookAt } from './look';
import { test } from './test';

const EDIT = '/project/project-edit';
/** A draft, a project that is online and one that is put away, of the mock. */
const [DRAFT, LIVE, ARCHIVED] = ['9010', '9002', '9011'];

const cover = {
  name: 'cover.png',
  mimeType: 'image/png',
  buffer: Buffer.from(toPng(750, 422, new Uint8Array(bytesPerRow(750) * 422))),
};

test.for([
  ['zh-CN', zhCN, 1280],
  ['en-US', enUS, 768],
] as const)('%s: each step is accessible and fits, with errors too', async ([locale, t, width], { open }) => {
  const page = await open({ locale, width });
  const look = lookAt(page);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const { project, projectEdit, projectSteps, form } = t;

  await signIn(page, EDIT);
  await press(form['step.next']);
  await page.getByText(t.input.required).first().waitFor();
  await look('a new one with refusals');

  await signIn(page, `${EDIT}?id=${DRAFT}&step=criteria`);
  await page.getByLabel(project['field.minAge']).fill('60');
  await page.getByLabel(project['field.maxAge']).fill('50');
  await page.getByRole('textbox', { name: project['field.endAt'] }).fill('2020-01-01 09:00');
  await page.keyboard.press('Tab');
  await press(form['step.next']);
  await page.getByText(projectEdit['age.order']).waitFor();
  await look('criteria with refusals');
  await page.getByLabel(project['field.maxAge']).fill('70');
  await page.getByRole('textbox', { name: project['field.endAt'] }).fill('');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: new RegExp(`${projectSteps['step.publish']}$`) }).click();
  await page.getByRole('link', { name: project['gate.quizNotPublished'] }).waitFor();
  await look('what is missing, beside the page');
  await page.getByRole('link', { name: project['gate.quizNotPublished'] }).click();
  await press(projectSteps.back);
  await page.getByRole('link', { name: project['gate.quizNotPublished'] }).waitFor();

  await signIn(page, `${EDIT}?id=${LIVE}`);
  await page.getByLabel(project['field.subtitle']).fill('A new subtitle');
  await page.getByLabel(project['field.summary']).fill('');
  await press(projectEdit.saveOnline);
  await page.getByText(t.input.required).first().waitFor();
  await look('one that is online with refusals');
  await page.getByLabel(project['field.summary']).fill('A new summary');
  await press(projectEdit.saveOnline);
  await page.getByText(projectEdit['changes.seen']).waitFor();
  await look('what members will see');

  await signIn(page, `${EDIT}?id=${ARCHIVED}`);
  await page.getByText(projectEdit.archived).waitFor();
  await look('one that is put away');
  expect(page.troubles).toEqual([]);
});

/** What has the focus, as a screen reader names it. */
const focusedName = (page: WatchedPage) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    const [label] =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? (element.labels ?? []) : [];
    return (element?.getAttribute('aria-label') ?? label?.textContent ?? element?.textContent ?? '').trim();
  });

test('a project gets from nothing to its members with the keyboard alone', async ({ open }) => {
  const { project, projectEdit, form } = zhCN;
  const page = await open();
  await signIn(page, EDIT);
  const start = Date.now();
  let keys = 0;
  const press = async (...pressed: string[]) => {
    for (const key of pressed) await page.keyboard.press(key);
    keys += pressed.length;
  };
  const type = async (text: string) => {
    await page.keyboard.type(text);
    keys += text.length;
  };
  const tabTo = async (name: string | RegExp, key = 'Tab') => {
    const isAt = (label: string) => (typeof name === 'string' ? label === name : name.test(label));
    for (let presses = 0; presses < 80; presses += 1) {
      if (isAt(await focusedName(page))) return;
      await press(key);
    }
    throw new Error(`the focus never came to ${name}`);
  };

  await tabTo(project['field.name']);
  await type('键盘写的项目');
  await press('Tab', 'Space', 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await tabTo(form['step.next']);
  await press('Enter');
  await page.waitForURL(/id=.*step=criteria/);
  await tabTo(form['step.previous']);
  await press('Enter');
  await page.waitForURL(/id=[^&]*$/);
  await tabTo(project['field.categoryId']);
  await type('健康讲堂');
  await page.locator('.ant-select-item-option-active', { hasText: '健康讲堂' }).waitFor();
  await press('Enter');
  // Chromium is told to hand it over before the key is pressed, and not beside it.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(say(zhCN.input['image.named'], { action: zhCN.input['image.choose'], label: project['field.coverUrl'] }));
  await press('Enter');
  await (await chooser).setFiles(cover);
  await page.getByRole('button', { name: /预览图片/ }).waitFor();
  await tabTo(project['field.summary']);
  await type('一句话');
  // One stop for all tools, then the text itself.
  await tabTo(zhCN.input['text.heading']);
  await press('Tab');
  expect(await focusedName(page)).toContain(project['field.content']);
  await press('Control+b');
  await type('粗体');
  await press('Control+s');
  await page
    .getByRole('status')
    .filter({ hasText: /(已保存|已于) \d\d:\d\d/ })
    .waitFor();
  await tabTo(new RegExp(`${zhCN.projectSteps['step.publish']}$`), 'Shift+Tab');
  await press('Enter');
  await page.getByText(projectEdit['publish.ready']).waitFor();
  await settled(page);
  await tabTo(/^上 ?线$/);
  await press('Enter');
  await page.getByRole('dialog').waitFor();
  await settled(page);
  await tabTo(/^上 ?线$/);
  await press('Enter');
  await page.getByRole('button', { name: projectEdit.saveOnline }).waitFor();
  console.log(`from nothing to published: ${((Date.now() - start) / 1000).toFixed(1)} s, ${keys} keys`);
  expect(page.troubles).toEqual([]);
});
