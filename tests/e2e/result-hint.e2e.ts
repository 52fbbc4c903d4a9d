import { expect } from 'vitest';
import { say } from '../say';
import { enUS, zhCN } from '../texts';
import { secondOperator, settled, signIn, type WatchedPage } from './browser';
import { isWiderThanWindow, lookAt } from './look';
import { chooseByMouse } from './menu';
import { test } from './test';

const LIST = '/setting/result-hint';
const { resultHint, form, input } = zhCN;

const rows = (page: WatchedPage) => page.locator('.ant-table-tbody .ant-table-row');
const editor = (page: WatchedPage, label: string = resultHint['field.content']) =>
  page.getByRole('textbox', { name: label, exact: true });
const preview = (page: WatchedPage) => page.getByRole('region', { name: resultHint['preview.live'] });

async function openList(page: WatchedPage, path = LIST, account?: Parameters<typeof signIn>[2]) {
  await signIn(page, path, account);
  await rows(page).first().waitFor();
}

async function openForm(page: WatchedPage, label?: string) {
  await openList(page, `${LIST}?edit=new`);
  await editor(page, label).waitFor();
  await settled(page);
}

/** Gives the text to the editor as the clipboard would. */
const paste = (page: WatchedPage, html: string) =>
  editor(page).evaluate((box, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    clipboardData.setData('text/plain', text);
    box.focus();
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

test.for([
  ['zh-CN', zhCN, 1280],
  ['en-US', enUS, 768],
] as const)(
  '%s: list, form, preview and dialogs are accessible and fit',
  async ([locale, messages, width], { open }) => {
    const page = await open({ locale, width });
    const t = messages.resultHint;
    const look = lookAt(page);
    const close = async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').first().waitFor({ state: 'detached' });
    };
    // The first operator has written the first text, and somebody else has to review it.
    // One that is shown is not deleted: the quizzes that show it are named.
    await openList(page, `${LIST}?projectId=9002&status=enabled`, secondOperator);
    await look('list');
    const [name] = await page.locator('.ant-table-row td:nth-child(2)').allTextContents();
    if (!name) throw new Error('no hint of this project');
    for (const action of ['preview', 'review', 'copy', 'logs', 'remove'] as const) {
      await page.getByRole('button', { name: say(messages.list.moreOf, { name }) }).click();
      await chooseByMouse(page, t[`row.${action}`]);
      await page.getByRole('dialog').first().waitFor();
      // What is read anew for it moves it once more.
      await settled(page);
      if (action === 'review') await page.getByRole('radio', { name: messages.review.approve, exact: true }).check();
      await look(action);
      // What was ticked in the review would be lost: that is asked.
      if (action === 'review') {
        await page.keyboard.press('Escape');
        // A question that is still coming does not take a press.
        await page.getByRole('button', { name: messages.form['leave.ok'] }).waitFor();
        await settled(page);
        await page.getByRole('button', { name: messages.form['leave.ok'] }).click();
        await page.getByRole('dialog').first().waitFor({ state: 'detached' });
      } else {
        await close();
      }
    }
    await page.getByRole('button', { name: t['lookup.open'] }).click();
    await page.getByRole('combobox', { name: t['lookup.project'], exact: true }).click();
    // A list that comes to rest under a press does not take it.
    await settled(page);
    await page.locator('.ant-select-item-option').nth(1).click();
    await settled(page);
    await page.getByRole('combobox', { name: t['lookup.level'], exact: true }).click();
    await page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option').first().click();
    await page.getByRole('region', { name: t['preview.live'] }).waitFor();
    await look('lookup');
    await close();
    await page.getByRole('button', { name: t.new }).click();
    await editor(page, t['field.content']).waitFor();
    await page.getByRole('button', { name: messages.form.save, exact: true }).click();
    await page.getByText(t['form.chooseProject']).waitFor();
    await look('form with refusals');
    // The deletion was refused.
    expect(page.troubles.filter((trouble) => !trouble.includes('403'))).toEqual([]);
  },
);

test('a hint is written, formatted and saved with the keyboard alone', async ({ open }) => {
  const page = await open();
  await openForm(page);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const keyTo = async (key: string, name: string) => {
    const label = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        const labels = activeElement instanceof HTMLInputElement ? [...(activeElement.labels ?? [])] : [];
        return activeElement?.getAttribute('aria-label') ?? labels[0]?.textContent ?? activeElement?.textContent;
      });
    for (let presses = 0; presses < 60; presses += 1) {
      if ((await label())?.trim() === name) return;
      await press(key);
    }
    throw new Error(`${key} never comes to ${name}`);
  };
  const tabTo = (name: string) => keyTo('Tab', name);
  const choose = async (field: string, option: string) => {
    await tabTo(field);
    await page.keyboard.type(option);
    await page.locator('.ant-select-item-option-active').filter({ hasText: option }).waitFor();
    await press('Enter');
  };
  await tabTo(resultHint['field.name']);
  await page.keyboard.type('键盘提示');
  await choose(resultHint['field.projectId'], '健康讲堂');
  await page.getByRole('combobox', { name: resultHint['field.levelCode'] }).and(page.locator(':enabled')).waitFor();
  await choose(resultHint['field.levelCode'], '危险信号');
  await tabTo(resultHint['field.title']);
  await page.keyboard.type('请马上寻求帮助');
  await tabTo(input['text.bold']);
  await press('Enter');
  await expect.poll(() => editor(page).evaluate((box) => box === document.activeElement)).toBe(true);
  await page.keyboard.type('请拨打 120。');
  await press('Control+b', 'Shift+Tab');
  await keyTo('ArrowRight', input['text.variable']);
  await press('Enter');
  await page.getByRole('menuitem', { name: /projectName/ }).waitFor();
  const chosen = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  await expect.poll(() => page.evaluate(() => Boolean(document.activeElement?.closest('[role=menu]')))).toBe(true);
  for (let presses = 0; presses < 4; presses += 1) {
    const before = await chosen();
    if (before.includes('{{projectName}}')) break;
    await press('ArrowDown');
    await expect.poll(chosen).not.toBe(before);
  }
  await press('Enter');
  await expect.poll(() => editor(page).innerHTML()).toContain('{{projectName}}');
  await preview(page).getByText('请拨打 120。').waitFor();
  await press('Control+s');
  await page.getByText(form.saved).waitFor();
  await rows(page).filter({ hasText: '键盘提示' }).waitFor();
});

test('what is pasted comes out harmless in the form and in the preview', async ({ open }) => {
  const page = await open();
  await openForm(page);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const attack of [
    '<script>alert(1)</script>一',
    '<img src=x onerror=alert(2)>二',
    '<a href="javascript:alert(3)">三</a>',
    '<svg onload=alert(4)></svg><p onclick="alert(5)" style="position:fixed">四</p>',
    '<iframe srcdoc="<script>alert(6)</script>"></iframe><math><mtext><style><img src onerror=alert(7)></style>五',
    '<p>六 <a href="https://example.com/x" onclick="alert(8)" target="_self">链接</a></p>',
  ]) {
    await paste(page, attack);
  }
  await preview(page).getByRole('link', { name: '链接' }).waitFor();
  const shown = await preview(page).innerHTML();
  expect(shown).toContain('四');
  const found = await page.evaluate(() => {
    const inside = document.querySelectorAll('[role=dialog] [role=textbox] *, [role=dialog] section *');
    return [...inside].flatMap((element) =>
      [...element.attributes].map(({ name, value }) => `${element.tagName} ${name}=${value}`).concat(element.tagName),
    );
  });
  expect(
    found.filter((one) => /^(SCRIPT|IMG|IFRAME|SVG|MATH|STYLE)$/i.test(one) || / on\w+=|javascript:/i.test(one)),
  ).toEqual([]);
  expect(await preview(page).getByRole('link', { name: '链接' }).getAttribute('rel')).toBe('noopener noreferrer');
  expect(dialogs).toEqual([]);
  // Chromium reports an inline handler to the policy even where it is parsed without being run, to be cleaned.
  expect(page.troubles.filter((trouble) => !/inline event handler|CSP: script-src-attr inline/.test(trouble))).toEqual(
    [],
  );
});

test('the form fits a window of 768 with the longest texts, and its preview follows them', async ({ open }) => {
  const page = await open({ width: 768 });
  await openForm(page);
  await page.getByLabel(resultHint['field.title'], { exact: true }).fill('x'.repeat(20));
  await page.getByLabel(resultHint['field.suggestion'], { exact: true }).fill('W'.repeat(500));
  await paste(page, 'W'.repeat(1000));
  await preview(page).getByText('W'.repeat(500), { exact: true }).waitFor();
  expect(await page.evaluate(isWiderThanWindow)).toBe(false);
  const drawer = page.locator('.ant-drawer-body');
  expect(await drawer.evaluate((body) => body.scrollWidth <= body.clientWidth)).toBe(true);
  await page
    .getByRole('switch', { name: say(resultHint['sample.on'], { name: resultHint['variable.score'] }) })
    .click();
  await preview(page).getByText(/^得分/).waitFor({ state: 'detached' });
});
