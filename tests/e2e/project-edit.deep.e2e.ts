import { expect } from 'vitest';
import { getBytesPerRow, toPng } from '../../mock/upload/png';
import { formatText } from '../say';
import { zhCN } from '../texts';
import { settled, signIn, visit, type WatchedPage } from './browser';
import { lookAt, views } from './look';
import { test } from './test';

const EDIT = '/project/project-edit';
/** A draft, an online project and an archived one. */
const [DRAFT, LIVE, ARCHIVED] = ['9010', '9002', '9011'];

const cover = {
  name: 'cover.png',
  mimeType: 'image/png',
  buffer: Buffer.from(toPng(750, 422, new Uint8Array(getBytesPerRow(750) * 422))),
};

test.for(views)(
  '$locale, $width px: steps, errors and changes of an online project are accessible and fit',
  async ({ locale, messages, width }, { open }) => {
    const page = await open({ locale, width });
    const look = lookAt(page);
    const { form, input, project, projectEdit, projectSteps } = messages;
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const gate = page.getByRole('link', { name: project['gate.quizNotPublished'] });

    await signIn(page, EDIT);
    await press(form['step.next']);
    await page.getByText(input.required).first().waitFor();
    await look('project form, errors');

    await visit(page, `${EDIT}?id=${ARCHIVED}`);
    await page.getByText(projectEdit.archived).waitFor();
    await look('project form, archived');

    await visit(page, `${EDIT}?id=${DRAFT}&step=criteria`);
    await page.getByLabel(project['field.minAge']).fill('60');
    await page.getByLabel(project['field.maxAge']).fill('50');
    await page.getByRole('textbox', { name: project['field.endAt'] }).fill('2020-01-01 09:00');
    await page.keyboard.press('Tab');
    await press(form['step.next']);
    await page.getByText(projectEdit['age.order']).waitFor();
    await look('project form, criteria with errors');
    await page.getByLabel(project['field.maxAge']).fill('70');
    await page.getByRole('textbox', { name: project['field.endAt'] }).fill('');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: new RegExp(`${projectSteps['step.publish']}$`) }).click();
    await gate.waitFor();
    await look('project form, missing items');

    await visit(page, `${EDIT}?id=${LIVE}`);
    await page.getByLabel(project['field.subtitle']).fill('A new subtitle');
    await press(projectEdit.saveOnline);
    await page.getByText(projectEdit['changes.seen']).waitFor();
    await look('project form, changes that members will see');
    expect(page.troubles).toEqual([]);
  },
);

/** Approximate accessible name of the focused element. */
const readFocusedName = (page: WatchedPage) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    const [label] =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? (element.labels ?? []) : [];
    return (element?.getAttribute('aria-label') ?? label?.textContent ?? element?.textContent ?? '').trim();
  });

test('writes a project with cover and rich text, saves and publishes it by keyboard alone', async ({ open }) => {
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
      if (isAt(await readFocusedName(page))) return;
      await press(key);
    }
    throw new Error(`${key} does not lead to ${name}`);
  };

  await tabTo(project['field.name']);
  await type('键盘写的项目');
  await press('Tab', 'Tab', 'Space', 'ArrowRight', 'ArrowRight', 'ArrowRight');
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
  // Playwright must intercept the file chooser before the key opens it.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(
    formatText(zhCN.input['image.named'], { action: zhCN.input['image.choose'], label: project['field.coverUrl'] }),
  );
  await press('Enter');
  await (await chooser).setFiles(cover);
  await page.getByRole('button', { name: /预览图片/ }).waitFor();
  await tabTo(project['field.summary']);
  await type('一句话');
  // The toolbar is one tab stop, followed by the text.
  await tabTo(zhCN.input['text.heading']);
  await press('Tab');
  expect(await readFocusedName(page)).toContain(project['field.content']);
  await press('Control+b');
  await type('粗体');
  await press('Control+s');
  await page
    .getByRole('status')
    .filter({ hasText: /已于 \d\d:\d\d/ })
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
  console.log(`Published project: ${((Date.now() - start) / 1000).toFixed(1)} s, ${keys} keys`);
  expect(page.troubles).toEqual([]);
});
