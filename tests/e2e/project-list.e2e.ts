import { expect } from 'vitest';
import { say } from '../say';
import { enUS, zhCN } from '../texts';
import { settled, signIn, type WatchedPage } from './browser';
import { lookAt } from './look';
import { chooseByKeyboard, chooseByMouse } from './menu';
import { test } from './test';

const LIST = '/project/project-list';
const STUDY = '慢性胃炎新药临床研究患者招募';
const FINISHED = '抑郁症状干预研究患者招募';
const OPEN = '幽门螺杆菌用药咨询';
const DRAFT = '睡眠健康自评';
const { list, project, undo } = zhCN;

async function openList(page: WatchedPage, path = LIST) {
  await signIn(page, path);
  await page.locator('.ant-table-row').first().waitFor();
}

async function search(page: WatchedPage, label: string, keyword: string) {
  await page.getByRole('textbox', { name: label }).fill(keyword);
  await page.keyboard.press('Enter');
  await page.getByText(keyword, { exact: true }).first().waitFor();
  await settled(page);
}

test.for([
  ['zh-CN', zhCN, 1280],
  ['en-US', enUS, 768],
] as const)('%s: list, dialogs, codes and order are accessible and fit', async ([locale, t, width], { open }) => {
  const page = await open({ locale, width });
  await openList(page);
  const look = lookAt(page);
  const choose = async (name: string, action: string) => {
    await page.getByRole('button', { name: say(t.list.moreOf, { name }), exact: true }).click();
    await chooseByMouse(page, action);
    await page.getByRole('dialog').waitFor();
  };
  const close = async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  await look('list');
  await search(page, t.project['filter.keyword'], DRAFT);
  await choose(DRAFT, t.project['action.publish']);
  const missing = page.getByRole('link', { name: t.project['gate.coverMissing'] });
  await expect.poll(() => missing.evaluate((link) => link === document.activeElement)).toBe(true);
  await look('what is missing');
  await close();
  await choose(DRAFT, t.project['action.trialCode']);
  await page.getByRole('img', { name: say(t.project['trial.alt'], { name: DRAFT }) }).waitFor();
  await look('trial code');
  await close();

  await search(page, t.project['filter.keyword'], STUDY);
  await choose(STUDY, t.project['action.code']);
  await page.getByRole('img', { name: say(t.project['code.alt'], { name: STUDY }) }).waitFor();
  await look('code');
  await close();
  await choose(STUDY, t.project['action.finish']);
  await look('finish');
  await close();
  await choose(STUDY, t.project['action.copy']);
  await look('copied');
  await close();
  await page.getByRole('checkbox', { name: say(t.list.selectRow, { name: STUDY }), exact: true }).check();
  await page.getByRole('button', { name: t.project['action.setCategory'], exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await look('category of several');
  await close();
  await search(page, t.project['filter.keyword'], FINISHED);
  await choose(FINISHED, t.project['action.reopen']);
  await look('reopen');
  await close();
  await page.getByRole('button', { name: t.project['action.order'] }).click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  await look('order');
  expect(page.troubles).toEqual([]);
});

test('a project is paused, copied and its copy deleted by keyboard alone, and comes back', async ({ open }) => {
  const page = await open();
  await openList(page);
  const { keyboard } = page;
  await page.getByRole('textbox', { name: project['filter.keyword'] }).focus();
  await keyboard.type(OPEN);
  await keyboard.press('Enter');
  await page.getByText(OPEN, { exact: true }).first().waitFor();
  await settled(page);
  const choose = async (name: string, action: string) => {
    await page.getByRole('button', { name: say(list.moreOf, { name }), exact: true }).focus();
    await keyboard.press('Enter');
    await chooseByKeyboard(page, action);
  };
  await choose(OPEN, project['action.pause']);
  const pause = page.getByRole('dialog').getByRole('button', { name: project['action.pause'], exact: true });
  await expect.poll(() => pause.evaluate((button) => button === document.activeElement)).toBe(true);
  await keyboard.press('Enter');
  await page.getByText(say(project['done.pause'], { name: OPEN })).waitFor();

  const copy = `${OPEN}-副本`;
  await choose(OPEN, project['action.copy']);
  await page.getByText(project['copied.title']).waitFor();
  await keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: copy }).waitFor();
  await choose(copy, project['action.delete']);
  await page.getByText(say(project['done.delete'], { name: copy })).waitFor();
  // The offer has the focus.
  await keyboard.press('Enter');
  await page.getByText(undo.done).waitFor();
  await page.getByRole('link', { name: copy }).waitFor();
  expect(page.troubles).toEqual([]);
});
