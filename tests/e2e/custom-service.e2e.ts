import { expect } from 'vitest';
import { formatText } from '../say';
import { zhCN } from '../texts';
import { settled, signIn } from './browser';
import { deepViews, isWiderThanWindow, lookAt } from './look';
import { test } from './test';

const PATH = '/setting/custom-service';

test.for(deepViews)(
  '$locale, $width px: form and dialogs are accessible and fit with any text',
  async ({ locale, messages, width }, { open }) => {
    const page = await open({ locale, width });
    const { customService: t, form, input } = messages;
    const look = lookAt(page);
    const phone = page.getByLabel(t['field.phone'], { exact: true });
    const save = () => page.getByRole('button', { name: form.save, exact: true }).click();
    await signIn(page, PATH);
    await phone.waitFor();
    await phone.fill('123');
    await page.getByRole('switch', { name: t['field.allDay'] }).click();
    await save();
    await page.getByText(input['form.servicePhone']).waitFor();
    await look('custom-service, form with errors');

    await phone.fill('400-888-9999');
    await save();
    const question = page.getByRole('dialog').filter({ hasText: t['phone.title'] });
    await question.waitFor();
    await look('custom-service, new number');
    const isConfirmFocused = () =>
      question.getByRole('button', { name: t['phone.ok'] }).evaluate((element) => element === document.activeElement);
    expect(await isConfirmFocused()).toBe(true);
    await page.getByRole('button', { name: t['phone.back'] }).click();
    await page.getByRole('switch', { name: t['field.enabled'] }).click();
    await look('custom-service, disabled');
    await page.getByRole('button', { name: formatText(t['versions.restoreOf'], { version: 1 }) }).click();
    await page.getByRole('dialog').getByText(t['restore.unsaved']).waitFor();
    await look('custom-service, restore');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    const note = page.getByLabel(t['field.holidayNote'], { exact: true });
    const name = page.getByLabel(t['field.displayName'], { exact: true });
    await page.setViewportSize({ width: 768, height: 800 });
    for (const text of ['x'.repeat(10_000), '\u202E😀'.repeat(5000)]) {
      await name.fill(text);
      await note.fill(text);
      await page
        .getByText(formatText(input.tooLong, { max: 50, count: [...text].length }))
        .last()
        .waitFor();
      await settled(page);
      expect(await page.evaluate(isWiderThanWindow)).toBe(false);
    }
  },
);

test('scrolls the reason of a failed save into view', async ({ open }) => {
  const { customService: t, form } = zhCN;
  const page = await open();
  await signIn(page, PATH);
  await page.route('**/custom-service', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: 'x' }) : route.continue(),
  );
  await page.getByLabel(t['field.phone'], { exact: true }).fill('400-888-9999');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('button', { name: form.save, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: t['phone.ok'] }).click();
  const failure = page.getByRole('alert').first();
  await failure.waitFor();
  const measureTop = () => failure.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(measureTop).toBeGreaterThan(56);
  await expect.poll(measureTop).toBeLessThan(700);
});
