import { expect } from 'vitest';
import { say } from '../say';
import { enUS, zhCN } from '../texts';
import { settled, signIn, type WatchedPage } from './browser';
import { isWiderThanWindow, lookAt } from './look';
import { test } from './test';

const PATH = '/setting/custom-service';
const { customService, form } = zhCN;

async function openForm(page: WatchedPage, t: typeof zhCN | typeof enUS = zhCN) {
  await signIn(page, PATH);
  await page.getByLabel(t.customService['field.phone'], { exact: true }).waitFor();
  await settled(page);
}

test.for([
  ['zh-CN', zhCN, 1280],
  ['en-US', enUS, 768],
] as const)('%s: form, preview and dialogs are accessible and fit', async ([locale, t, width], { open }) => {
  const page = await open({ locale, width });
  await openForm(page, t);
  const look = lookAt(page);
  const text = t.customService;
  const save = () => page.getByRole('button', { name: t.form.save, exact: true }).click();
  await look('form');
  await page.getByLabel(text['field.phone'], { exact: true }).fill('123');
  await page.getByRole('switch', { name: text['field.allDay'] }).click();
  await save();
  await page.getByText(t.input['form.servicePhone']).waitFor();
  await look('refused');
  await page.getByLabel(text['field.phone'], { exact: true }).fill('400-888-9999');
  await save();
  await page.getByRole('dialog').filter({ hasText: text['phone.title'] }).waitFor();
  await look('another number');
  await page.getByRole('button', { name: text['phone.back'] }).click();
  await page.getByRole('switch', { name: text['field.enabled'] }).click();
  await look('disabled');
  await page.getByRole('button', { name: say(text['versions.restoreOf'], { version: 1 }) }).click();
  await page.getByRole('dialog').getByText(text['restore.unsaved']).waitFor();
  await look('restore');
  expect(page.troubles).toEqual([]);
});

test('another number is typed, confirmed and saved by keyboard alone', async ({ open }) => {
  const page = await open();
  await openForm(page);
  const { keyboard } = page;
  await page.getByLabel(customService['field.phone'], { exact: true }).focus();
  await keyboard.press('Control+a');
  await keyboard.type('400-888-9999');
  await keyboard.press('Control+s');
  const question = page.getByRole('dialog').filter({ hasText: customService['phone.title'] });
  await question.getByText('400-000-2021').waitFor();
  await question.getByText('400-888-9999').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent?.replaceAll(' ', '')))
    .toBe(customService['phone.ok']);
  await keyboard.press('Enter');
  await page.getByText(form.saved).waitFor();
  await settled(page);
  await page.reload();
  const phone = page.getByLabel(customService['field.phone'], { exact: true });
  await expect.poll(() => phone.inputValue()).toBe('400-888-9999');
  await settled(page);
  expect(page.troubles).toEqual([]);
});

test('ten thousand characters break neither the form nor the preview', async ({ open }) => {
  const page = await open({ width: 768 });
  await openForm(page);
  for (const text of ['字'.repeat(10_000), 'x'.repeat(10_000), '\u202E😀'.repeat(5000)]) {
    await page.getByLabel(customService['field.displayName'], { exact: true }).fill(text);
    await page.getByLabel(customService['field.holidayNote'], { exact: true }).fill(text);
    // What was said of the text before may still be on its way out.
    await page.getByText(`最多 50 个字符，现在有 ${[...text].length} 个`).waitFor();
    expect(await page.evaluate(isWiderThanWindow)).toBe(false);
  }
});

test('why a save failed is in view at the end of a long form', async ({ open }) => {
  const page = await open();
  await signIn(page, '/setting/custom-service');
  await page.getByRole('textbox', { name: customService['field.workStart'] }).fill('08:00');
  await page.keyboard.press('Tab');
  await page.route('**/custom-service', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: 'x' }) : route.continue(),
  );
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('button', { name: form.save, exact: true }).click();
  const failure = page.getByRole('alert').first();
  await failure.waitFor();
  const top = () => failure.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThan(56);
  await expect.poll(top).toBeLessThan(700);
});
