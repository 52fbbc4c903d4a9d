import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { say } from '../say';
import { enUS, zhCN } from '../texts';
import { axeFindings } from './axe';
import { settled, signIn, visit, type WatchedPage } from './browser';
import { isWiderThanWindow } from './look';
import { chooseByKeyboard, chooseByMouse } from './menu';
import { test } from './test';

const LIST = '/setting/home-banners';
const { banner, form, input } = zhCN;

const cards = (page: Page) => page.getByRole('heading', { level: 2 });

async function openList(page: WatchedPage, query = '') {
  await signIn(page, `${LIST}${query}`);
  await cards(page).first().waitFor();
  await settled(page);
}

async function fits(page: WatchedPage, what: string) {
  await settled(page);
  expect(await axeFindings(page), what).toEqual([]);
  expect(await page.evaluate(isWiderThanWindow), what).toBe(false);
}

test.for([
  ['zh-CN', zhCN, 1280],
  ['en-US', enUS, 768],
] as const)(
  '%s: list, form, preview and dialogs are accessible and fit',
  async ([locale, messages, width], { open }) => {
    const page = await open({ locale, width });
    await openList(page, '?position=home');
    const t = messages.banner;
    await fits(page, 'list');
    const title = (await cards(page).first().textContent()) ?? '';
    const more = page.getByRole('button', { name: say(messages.list.moreOf, { name: title }) });

    await page.getByRole('button', { name: say(t.previewOf, { title }) }).click();
    await page.getByRole('region').waitFor();
    await fits(page, 'preview');
    await page.keyboard.press('Escape');

    await more.click();
    await fits(page, 'menu');
    await chooseByMouse(page, t['action.disable']);
    await page.getByRole('button', { name: messages.undo.action, exact: true }).waitFor();
    await fits(page, 'undo');
    await page.getByRole('button', { name: messages.undo.action, exact: true }).click();
    await page.getByText(messages.undo.done, { exact: true }).waitFor();

    await page.getByRole('button', { name: t.reorder }).click();
    await chooseByMouse(page, t['position.home']);
    await page.getByRole('button', { name: messages.form['order.save'] }).waitFor();
    await fits(page, 'order');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: messages.form['order.save'] }).waitFor({ state: 'hidden' });

    await page.getByRole('checkbox', { name: messages.list.selectPage }).check();
    await fits(page, 'selection');

    await page.getByRole('button', { name: t.create }).click();
    await page.getByRole('region').waitFor();
    await fits(page, 'new');
    await page.getByRole('dialog').getByLabel(t['field.linkType']).click();
    await page.getByTitle(t['linkType.miniProgram'], { exact: true }).click();
    await page.getByRole('button', { name: messages.form.save, exact: true }).click();
    await page.getByText(messages.input['image.required']).waitFor();
    await fits(page, 'refused');
    expect(page.troubles).toEqual([]);
  },
);

test('by keyboard alone: find, edit and save, preview, put in order', async ({ open }) => {
  const page = await open();
  await openList(page, '?position=mine');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
  const tabTo = async (name: string) => {
    for (let step = 0; step < 80; step += 1) {
      if ((await focused()) === name) return;
      await press('Tab');
    }
    throw new Error(`Tab does not lead to ${name}`);
  };

  const [first = '', second = ''] = await cards(page).allTextContents();
  await tabTo(say(banner.previewOf, { title: first }));
  await press('Enter');
  await page.getByRole('region').waitFor();
  await settled(page);
  await tabTo(banner['preview.next']);
  await press('Enter');
  await page.getByText(say(banner['preview.place'], { place: 2, count: 5 })).waitFor();
  await press('Escape');
  await page.getByRole('region').waitFor({ state: 'hidden' });
  expect(await focused()).toBe(say(banner.previewOf, { title: first }));

  await tabTo(banner['action.edit']);
  await press('Enter');
  const title = page.getByLabel(banner['field.title'], { exact: true });
  await title.waitFor();
  await settled(page);
  await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
  await press('End');
  await page.keyboard.type('改');
  await press('Control+s');
  await page.getByText(form.saved).waitFor();
  await page.getByRole('heading', { level: 2, name: `${first}改` }).waitFor();

  await visit(page, LIST);
  await settled(page);
  await page.getByRole('button', { name: banner.reorder }).focus();
  await press('Enter');
  await chooseByKeyboard(page, banner['position.mine']);
  const drag = page.getByRole('button', { name: say(input['sort.drag'], { name: second }) });
  await drag.waitFor();
  await settled(page);
  await tabTo(say(input['sort.drag'], { name: second }));
  const hears = (text: string, place: number) =>
    page.getByText(say(text, { name: second, place, count: 12 }), { exact: true }).waitFor({ state: 'attached' });
  await press('Space');
  await hears(input['sort.over'], 2);
  await press('ArrowUp');
  await hears(input['sort.over'], 1);
  await press('Space');
  const items = page.getByRole('dialog').getByRole('listitem');
  await items.first().filter({ hasText: second }).waitFor();
  await tabTo(form['order.save']);
  await press('Enter');
  await page.getByText(form['order.saved']).waitFor();
  await visit(page, `${LIST}?position=mine`);
  await page.getByRole('heading', { level: 2 }).first().filter({ hasText: second }).waitFor();
  expect(page.troubles).toEqual([]);
});

const START = '2031-03-30T00:00:00+08:00';
const END = '2031-03-31T00:00:00+08:00';
const DAY_MS = 86_400_000;

/** Adds a banner that is online on one day of Shanghai: in London the clocks go forward on it. */
const addBanner = (page: WatchedPage, title: string) =>
  page.evaluate(
    async ([name, startAt, endAt]) => {
      const nowhere = { targetId: null, url: null, appId: null, path: null, query: null, phone: null };
      const body = {
        ...nowhere,
        title: name,
        imageUrl: '/api/admin/v1/uploads/seed-banner-1.svg',
        position: 'project',
        linkType: 'none',
        startAt,
        endAt,
        audience: 'all',
        sort: 0,
        status: 'enabled',
        remark: null,
      };
      const headers = { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' };
      const answer = await fetch('/api/admin/v1/banners', { method: 'POST', headers, body: JSON.stringify(body) });
      return ((await answer.json()).data as { id: string }).id;
    },
    [title, START, END] as const,
  );

const removeBanner = (page: WatchedPage, id: string) =>
  page.evaluate(
    (path) => fetch(path, { method: 'DELETE', headers: { 'X-Requested-With': 'XMLHttpRequest' } }).then(({ ok }) => ok),
    `/api/admin/v1/banners/${id}?version=1`,
  );

describe('at midnight in Shanghai', () => {
  test.for(['Asia/Shanghai', 'UTC', 'America/New_York', 'Europe/London', 'Pacific/Kiritimati'])(
    'a browser in %s shows what members there see',
    async (timezoneId, { open }) => {
      const page = await open({ timezoneId });
      await page.clock.install({ time: Date.parse(START) - 2 * DAY_MS });
      // Of Welcome a server of today is asked for the figures of a day to come.
      await signIn(page, LIST);
      const title = `零点 ${timezoneId}`;
      const id = await addBanner(page, title);
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name: title }) });
      const shows = async (...texts: string[]) => {
        for (const text of texts) await card.getByText(text, { exact: true }).waitFor();
      };

      await page.goto(`${LIST}?keyword=${encodeURIComponent(title)}`);
      await shows('2031-03-30 00:00 至 2031-03-31 00:00', '待上线', '2 天后上线');
      for (const [instant, state, rest] of [
        [Date.parse(START) - 60_000, '待上线', '1 分钟后上线'],
        [Date.parse(START), '投放中', '还剩 1 天'],
        [Date.parse(END) - 60_000, '投放中', '还剩 1 分钟'],
        [Date.parse(END), '已过期', '已结束 1 分钟'],
      ] as const) {
        await page.clock.pauseAt(instant);
        await page.clock.runFor(1);
        await shows(state, rest);
      }
      await page.clock.resume();

      await page.goto(`${LIST}?edit=${id}`);
      const start = page.getByLabel(banner['field.startAt'], { exact: true });
      await start.waitFor();
      expect(await start.inputValue()).toBe('2031-03-30 00:00');
      await page.getByText('保存后：已过期', { exact: false }).waitFor();
      const enter = async (label: string) => {
        // A picker takes what is typed once its panel is open, and not while another thing takes the focus.
        await settled(page);
        await page.getByLabel(label, { exact: true }).click();
        await page.locator('.ant-picker-dropdown').filter({ visible: true }).waitFor();
        await settled(page);
        await page.getByLabel(label, { exact: true }).fill('2031-04-01 00:00');
        await page.getByLabel(label, { exact: true }).press('Enter');
      };
      await enter(banner['field.endAt']);
      await page.getByText('保存后：投放中 · 还剩 23 小时').waitFor();
      await enter(banner['preview.instant']);
      await page.getByText(say(banner['preview.notOnline'], { state: banner['state.expired'] })).waitFor();
      expect(page.troubles).toEqual([]);
      // Five of them on one day would be too many beside those of the world.
      await removeBanner(page, id);
    },
  );
});
