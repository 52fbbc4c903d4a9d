import { expect } from 'vitest';
import { formatText } from '../say';
import { zhCN } from '../texts';
import { settled, signIn, visit, type WatchedPage } from './browser';
import { lookAt, views } from './look';
import { chooseByMouse } from './menu';
import { test } from './test';

const LIST = '/setting/home-banners';
const { banner } = zhCN;

test.for(views)(
  '$locale, $width px: list with a selection, preview, order and form are accessible and fit, and a preview returns the focus',
  async ({ locale, messages, width }, { open }) => {
    const page = await open({ locale, width });
    const t = messages.banner;
    const look = lookAt(page);
    await signIn(page, `${LIST}?position=home`);
    const cards = page.getByRole('heading', { level: 2 });
    await cards.first().waitFor();
    const title = (await cards.first().textContent()) ?? '';

    const preview = page.getByRole('button', { name: formatText(t.previewOf, { title }) });
    await preview.click();
    await page.getByRole('region').waitFor();
    await look('banners, preview');
    await page.keyboard.press('Escape');
    await page.getByRole('region').waitFor({ state: 'hidden' });
    expect(await preview.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.getByRole('button', { name: t.reorder }).click();
    await chooseByMouse(page, t['position.home']);
    await page.getByRole('button', { name: messages.form['order.save'] }).waitFor();
    await look('banners, order');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: messages.form['order.save'] }).waitFor({ state: 'hidden' });

    await page.getByRole('checkbox', { name: messages.list.selectPage }).check();
    await look('banners, selection');

    await page.getByRole('button', { name: t.create }).click();
    await page.getByRole('region').waitFor();
    await page.getByRole('dialog').getByLabel(t['field.linkType']).click();
    await page.getByTitle(t['linkType.miniProgram'], { exact: true }).click();
    await page.getByRole('button', { name: messages.form.save, exact: true }).click();
    await page.getByText(messages.input['image.required']).waitFor();
    await look('banners, form with errors');
    expect(page.troubles).toEqual([]);
  },
);

const START = '2031-03-30T00:00:00+08:00';
const END = '2031-03-31T00:00:00+08:00';
const DAY_MS = 86_400_000;

/** Adds a banner for one day in Shanghai, on which summer time begins in London. */
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

const timezones = ['Europe/London', 'Asia/Shanghai', 'UTC', 'America/New_York', 'Pacific/Kiritimati'];

test.for(timezones)(
  'at midnight in Shanghai, a browser in %s shows what members there see',
  async (timezoneId, { open }) => {
    const page = await open({ timezoneId, isFresh: true });
    await page.clock.install({ time: Date.parse(START) - 2 * DAY_MS });
    // Removes the server's time from responses, because it would correct the clock of the page.
    await page.route('**/api/**', async (route) => {
      const response = await route.fetch();
      const { date, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    // Skips the start page, for which the server has no figures of that day.
    await signIn(page, LIST);
    const title = `零点 ${timezoneId}`;
    const id = await addBanner(page, title);
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name: title }) });
    const shows = async (...texts: string[]) => {
      for (const text of texts) await card.getByText(text, { exact: true }).waitFor();
    };

    await visit(page, `${LIST}?keyword=${encodeURIComponent(title)}`);
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

    await visit(page, `${LIST}?edit=${id}`);
    const start = page.getByLabel(banner['field.startAt'], { exact: true });
    await start.waitFor();
    expect(await start.inputValue()).toBe('2031-03-30 00:00');
    await page.getByText('保存后：已过期', { exact: false }).waitFor();
    const enter = async (label: string) => {
      // A picker accepts text once its panel is open and nothing else takes the focus.
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
    await page.getByText(formatText(banner['preview.notOnline'], { state: banner['state.expired'] })).waitFor();
    expect(page.troubles).toEqual([]);
    // Five banners on one day would exceed the limit of the position.
    await removeBanner(page, id);
  },
);
