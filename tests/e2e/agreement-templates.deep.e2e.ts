import { expect } from 'vitest';
import { buildWorld } from '../../mock/fixtures/world';
import { formatText } from '../say';
import { settled, signIn } from './browser';
import { lookAt, views } from './look';
import { chooseByMouse } from './menu';
import { test } from './test';

const TITLE = '健康筛查知情同意书';
const project = buildWorld({ now: Date.now(), memberCount: 0 }).projects.find(
  ({ status, needAgreement }) => status === 'draft' && needAgreement,
);

test.for(views)(
  '$locale, $width px: list, form and dialogs of templates are accessible and fit, and consent items are reordered by keyboard',
  async ({ locale, messages, width }, { open }) => {
    const page = await open({ locale, width });
    const { agreementTemplate: t, input } = messages;
    const look = lookAt(page);
    await signIn(page, `/project/project-edit?id=${project?.id}&step=criteria`);
    await page.getByRole('button', { name: t.manage }).click();
    await page.getByText('screening', { exact: true }).waitFor();
    await look('agreement-templates, list');
    const dialogs = page.getByRole('dialog');
    const name = formatText(t.named, { title: TITLE, version: 'v2.0' });
    for (const action of ['preview', 'compare', 'retire'] as const) {
      await page.getByRole('button', { name: formatText(messages.list.moreOf, { name }) }).click();
      await chooseByMouse(page, t[`action.${action}`]);
      await dialogs.nth(1).waitFor();
      await look(`agreement-templates, ${action}`);
      await page.keyboard.press('Escape');
      await dialogs.nth(1).waitFor({ state: 'detached' });
      await settled(page);
    }

    await page.getByRole('button', { name: t.new, exact: true }).click();
    await page.getByRole('textbox', { name: t['field.content'], exact: true }).waitFor();
    await page.keyboard.press('Control+s');
    await page.getByText(input.required).first().waitFor();
    await look('agreement-templates, form with errors');

    // The form is longer than the window: an item is moved while the drawer scrolls.
    const add = page.getByRole('button', { name: t['items.add'], exact: true });
    for (let count = 1; count < 4; count += 1) await add.click();
    const codes = page.getByRole('group').getByLabel(t['items.code'], { exact: true });
    await expect.poll(() => codes.count()).toBe(4);
    for (const [place, code] of ['a_1', 'a_2', 'a_3', 'a_4'].entries()) await codes.nth(place).fill(code);
    await page.getByRole('button', { name: formatText(input['sort.move'], { name: 'a_4' }) }).focus();
    await page.keyboard.press('Space');
    // dnd-kit announces that the item was picked up or that it is over its own place, whichever comes last.
    await page.getByText(/a_4\D+4\D+4/).waitFor();
    for (const place of [3, 2, 1]) {
      await page.keyboard.press('ArrowUp');
      await page.getByText(formatText(input['sort.over'], { name: 'a_4', place, count: 4 })).waitFor();
    }
    await page.keyboard.press('Space');
    const readCodes = () => codes.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
    await expect.poll(readCodes).toEqual(['a_4', 'a_1', 'a_2', 'a_3']);
    expect(page.troubles).toEqual([]);
  },
);
