import { expect } from 'vitest';
import { signIn } from './browser';
import { lookAt, views } from './look';
import { test } from './test';

const PATH = '/project/link-edit?projectId=9001';

test.for(views)(
  '$locale, $width px: links, form with errors and order are accessible and fit',
  async ({ locale, messages, width }, { open }) => {
    const page = await open({ locale, width });
    const look = lookAt(page);
    const t = messages.linkEdit;
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await signIn(page, PATH);
    await page.locator('section ol > li').first().waitFor();
    await look('project links');

    await press(t.create);
    await press(messages.form.save);
    await page.getByText(messages.input.required).first().waitFor();
    await look('project links, form with errors');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').first().waitFor({ state: 'detached' });

    await press(t.order);
    await page.getByRole('button', { name: messages.form['order.save'] }).waitFor();
    await look('project links, order');
    expect(page.troubles).toEqual([]);
  },
);
