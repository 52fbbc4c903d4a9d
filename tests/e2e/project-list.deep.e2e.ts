import { expect } from 'vitest';
import { formatText } from '../say';
import { settled, signIn, type WatchedPage } from './browser';
import { lookAt, views } from './look';
import { chooseByMouse } from './menu';
import { test } from './test';

const LIST = '/project/project-list';
const STUDY = '慢性胃炎新药临床研究患者招募';
const DRAFT = '睡眠健康自评';

async function search(page: WatchedPage, label: string, keyword: string) {
  await page.getByRole('textbox', { name: label }).fill(keyword);
  await page.keyboard.press('Enter');
  await page.getByText(keyword, { exact: true }).first().waitFor();
  await settled(page);
}

test.for(views)(
  '$locale, $width px: dialogs and codes are accessible and fit, and the first missing item is focused',
  async ({ locale, messages, width }, { open }) => {
    const page = await open({ locale, width });
    const { list, project: t } = messages;
    const look = lookAt(page);
    const dialog = page.getByRole('dialog');
    const choose = async (name: string, action: string) => {
      await page.getByRole('button', { name: formatText(list.moreOf, { name }), exact: true }).click();
      await chooseByMouse(page, action);
      await dialog.waitFor();
    };
    const close = async () => {
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    };
    await signIn(page, LIST);
    await search(page, t['filter.keyword'], DRAFT);
    await choose(DRAFT, t['action.publish']);
    const missing = page.getByRole('link', { name: t['gate.coverMissing'] });
    await expect.poll(() => missing.evaluate((link) => link === document.activeElement)).toBe(true);
    await look('projects, missing items');
    await close();
    await choose(DRAFT, t['action.trialCode']);
    await page.getByRole('img', { name: formatText(t['trial.alt'], { name: DRAFT }) }).waitFor();
    await look('projects, trial code');
    await close();

    await search(page, t['filter.keyword'], STUDY);
    await choose(STUDY, t['action.code']);
    await page.getByRole('img', { name: formatText(t['code.alt'], { name: STUDY }) }).waitFor();
    await look('projects, code');
    await close();
    await choose(STUDY, t['action.finish']);
    await look('projects, finish');
    await close();
    await choose(STUDY, t['action.copy']);
    await look('projects, copy');
    await close();
    await page.getByRole('checkbox', { name: formatText(list.selectRow, { name: STUDY }), exact: true }).check();
    await page.getByRole('button', { name: t['action.setCategory'], exact: true }).click();
    await dialog.waitFor();
    await look('projects, category of several');
    expect(page.troubles).toEqual([]);
  },
);
