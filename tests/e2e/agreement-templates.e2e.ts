import { expect } from 'vitest';
import { buildWorld } from '../../mock/fixtures/world';
import { say } from '../say';
import { enUS, zhCN } from '../texts';
import { settled, signIn, type WatchedPage } from './browser';
import { lookAt } from './look';
import { chooseByMouse } from './menu';
import { test } from './test';

const TITLE = '健康筛查知情同意书';
const project = buildWorld({ now: Date.now(), memberCount: 0 }).projects.find(
  ({ status, needAgreement }) => status === 'draft' && needAgreement,
);

async function openTemplates(page: WatchedPage, name: string) {
  await signIn(page, `/project/project-edit?id=${project?.id}&step=criteria`);
  await page.getByRole('button', { name }).click();
  await page.getByText('screening', { exact: true }).waitFor();
}

test.for([
  ['zh-CN', zhCN, 1280],
  ['en-US', enUS, 768],
] as const)(
  '%s: the templates, their form with errors, preview and comparison are accessible and fit',
  async ([locale, messages, width], { open }) => {
    const page = await open({ locale, width });
    const t = messages.agreementTemplate;
    const look = lookAt(page);
    const dialogs = page.getByRole('dialog');
    const close = async () => {
      await page.keyboard.press('Escape');
      await dialogs.nth(1).waitFor({ state: 'detached' });
      await settled(page);
    };
    await openTemplates(page, t.manage);
    await look('list');
    const name = say(t.named, { title: TITLE, version: 'v2.0' });
    for (const action of ['preview', 'compare', 'logs', 'newVersion', 'retire'] as const) {
      await page.getByRole('button', { name: say(messages.list.moreOf, { name }) }).click();
      await chooseByMouse(page, t[`action.${action}`]);
      await dialogs.nth(1).waitFor();
      await look(action);
      await close();
    }
    await page.getByRole('button', { name: t['action.view'], exact: true }).first().click();
    await page.getByRole('note').waitFor();
    await look('view');
    await close();
    await page.getByRole('button', { name: t.new, exact: true }).click();
    await page.getByRole('textbox', { name: t['field.content'], exact: true }).waitFor();
    await page.keyboard.press('Control+s');
    await page.getByText(messages.input.required).first().waitFor();
    await look('form with errors');
    await close();
  },
);

test('consent items are put in order by keyboard, beside a form that is longer than the window', async ({ open }) => {
  const page = await open();
  const { agreementTemplate: t, input } = zhCN;
  await openTemplates(page, t.manage);
  await page.getByRole('button', { name: t.new, exact: true }).click();
  const add = page.getByRole('button', { name: t['items.add'], exact: true });
  for (let count = 1; count < 4; count += 1) await add.click();
  const codes = page.getByRole('group').getByLabel(t['items.code'], { exact: true });
  await expect.poll(() => codes.count()).toBe(4);
  for (const [place, code] of ['a_1', 'a_2', 'a_3', 'a_4'].entries()) await codes.nth(place).fill(code);
  const order = () => codes.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));

  const drag = async (name: string, key: string, places: number[]) => {
    await page.getByRole('button', { name: say(input['sort.drag'], { name }) }).focus();
    await page.keyboard.press('Space');
    // That it was picked up, or that it is over its own place: whichever is read out last.
    await page.getByText(new RegExp(`${name}.*第 \\d 位，共 4`)).waitFor();
    for (const place of places) {
      await page.keyboard.press(key);
      await page.getByText(say(input['sort.over'], { name, place, count: 4 })).waitFor();
    }
    await page.keyboard.press('Space');
  };
  await drag('a_1', 'ArrowDown', [2, 3]);
  await expect.poll(order).toEqual(['a_2', 'a_3', 'a_1', 'a_4']);
  await drag('a_4', 'ArrowUp', [3, 2, 1]);
  await expect.poll(order).toEqual(['a_4', 'a_2', 'a_3', 'a_1']);
  expect(page.troubles).toEqual([]);
});
