import { expect } from 'vitest';
import { deferred } from '../deferred';
import { zhCN } from '../texts';
import { axeFindings } from './axe';
import { settled, signIn, visit } from './browser';
import { test } from './test';

const MEMBER_LIST = '/member/member-list';
const rows = '.ant-table-tbody .ant-table-row';

test('code of a page that does not arrive offers a reload, which mends it', async ({ open }) => {
  const page = await open();
  const chunk = /p__member__member-list__index\.[^/]*\.js/;
  await page.route(chunk, (route) => route.abort());
  await signIn(page);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });

  await visit(page, MEMBER_LIST);
  await page.getByRole('alert').filter({ hasText: zhCN.error.chunkTitle }).waitFor();
  await settled(page);
  expect(loads).toBeLessThanOrEqual(2);
  expect(await page.getByRole('menuitem', { name: zhCN.menu.member, exact: true }).isVisible()).toBe(true);

  await page.unroute(chunk);
  await page.getByRole('button', { name: zhCN.error.reload }).click();
  await page.locator(rows).first().waitFor();
  expect(new URL(page.url()).pathname).toBe(MEMBER_LIST);
});

// The code that a visit begins with is asked for by the first script, before there is anybody to hear of its failure.
test.for([
  ['of the page', /p__member__member-list__index\.[^/]*\.js/],
  ['of the shell', /plugin-layout__Layout\.[^/]*\.js/],
] as const)(
  'code %s that a visit begins with is asked for once more, and its loss is said',
  async ([, chunk], { open }) => {
    const page = await open();
    await signIn(page);
    let asked = 0;
    await page.route(chunk, (route) => {
      asked += 1;
      return route.abort();
    });
    await page.goto(MEMBER_LIST);
    await page.getByRole('alert').filter({ hasText: zhCN.error.chunkTitle }).waitFor();
    expect(asked).toBeGreaterThan(1);

    await page.unroute(chunk);
    await page.getByRole('button', { name: zhCN.error.reload }).click();
    await page.locator(rows).first().waitFor();
  },
);

test('code of the page that fails once on the way is there all the same', async ({ open }) => {
  const page = await open();
  await signIn(page);
  await page.route(/p__member__member-list__index\.[^/]*\.js/, (route) => route.abort(), { times: 1 });
  await page.goto(MEMBER_LIST);
  await page.locator(rows).first().waitFor();
});

test('without a connection a banner says so, until it is back', async ({ open }) => {
  const page = await open();
  await signIn(page);
  const banner = page.getByRole('status').filter({ hasText: zhCN.app.offline });
  await page.context().setOffline(true);
  // Under the header nobody would see it.
  await banner.click({ trial: true });
  await page.context().setOffline(false);
  await banner.waitFor({ state: 'detached' });
  expect(page.troubles).toEqual([]);
});

test('an HTML page in place of members is an error with a retry, not an empty list', async ({ open }) => {
  const page = await open();
  await signIn(page);
  const members = /\/api\/admin\/v1\/members/;
  await page.route(members, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Gateway</title>' }),
  );
  await visit(page, MEMBER_LIST);
  await page.getByText(zhCN.list.failed).waitFor();
  expect(await page.locator(rows).count()).toBe(0);
  expect(await page.getByText(zhCN.list.empty).count()).toBe(0);

  await page.unroute(members);
  await page.getByRole('button', { name: zhCN.list.retry }).click();
  await page.locator(rows).first().waitFor();
  expect(await page.getByText(zhCN.list.failed).count()).toBe(0);
});

test('a list that is late, wider than the window, is accessible while it is waited for', async ({ open }) => {
  const page = await open({ width: 768 });
  await signIn(page);
  const answer = deferred<void>();
  await page.route(/\/api\/admin\/v1\/channels\?/, (route) => answer.promise.then(() => route.continue()));
  await visit(page, '/channel/channel-list');
  await page.locator('.ant-table-placeholder').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  answer.resolve();
  await page.locator(rows).first().waitFor();
  expect(await page.locator('.ant-table-body').evaluate((body) => getComputedStyle(body).overflowX)).toBe('auto');
});

test('the keyboard reaches the skip link first, and through it the page', async ({ open }) => {
  const page = await open();
  await signIn(page);
  await page.goto(MEMBER_LIST);
  await settled(page);
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: zhCN.app.skipToContent });
  expect(await skipLink.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(await skipLink.evaluate((link) => link.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  const isAtContent = () => document.activeElement?.matches('main, main *:has(h1)');
  expect(await page.evaluate(isAtContent)).toBe(true);
});
