import { expect } from 'vitest';
import { deferred } from '../deferred';
import { zhCN } from '../texts';
import { axeFindings } from './axe';
import { settled, signIn, visit } from './browser';
import { test } from './test';

const LIST = '/setting/search-hotwords';
const rows = '.ant-table-tbody .ant-table-row';
const listCode = /p__setting__search-hotwords__index\.[^/]*\.js/;

test('Back while the code of a page loads keeps the current page; code that fails to load shows an alert whose reload works', async ({
  open,
}) => {
  const page = await open({ isFresh: true });
  await signIn(page, '/exception');
  const heading = page.getByRole('heading', { level: 1 });
  const title = await heading.textContent();
  const requested = page.waitForRequest(listCode);
  const code = deferred<void>();
  await page.route(listCode, (route) => code.promise.then(() => route.abort()));
  await visit(page, LIST);
  await requested;
  await page.goBack();
  code.resolve();
  await settled(page);
  expect(new URL(page.url()).pathname).toBe('/exception');
  expect(await heading.textContent()).toBe(title);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });

  await visit(page, LIST);
  await page.getByRole('alert').filter({ hasText: zhCN.error.chunkTitle }).waitFor();
  await settled(page);
  expect(loads).toBeLessThanOrEqual(2);
  expect(await page.getByRole('menuitem', { name: zhCN.menu.setting, exact: true }).isVisible()).toBe(true);

  await page.unroute(listCode);
  await page.getByRole('button', { name: zhCN.error.reload }).click();
  await page.locator(rows).first().waitFor();
  expect(new URL(page.url()).pathname).toBe(LIST);
});

// The first script requests this code before any error handler exists.
test('requests code again that fails to load on a first visit, and shows an alert if it keeps failing', async ({
  open,
}) => {
  const page = await open({ isFresh: true });
  await signIn(page, '/exception');
  await page.route(listCode, (route) => route.abort(), { times: 1 });
  await page.goto(LIST);
  await page.locator(rows).first().waitFor();

  const shellCode = /plugin-layout__Layout\.[^/]*\.js/;
  let requests = 0;
  await page.route(shellCode, (route) => {
    requests += 1;
    return route.abort();
  });
  await page.goto(LIST);
  await page.getByRole('alert').filter({ hasText: zhCN.error.chunkTitle }).waitFor();
  expect(requests).toBeGreaterThan(1);
  await page.unroute(shellCode);
  await page.getByRole('button', { name: zhCN.error.reload }).click();
  await page.locator(rows).first().waitFor();
});

test('focuses the skip link first, shows the offline banner above the header, and keeps a wide list accessible while it loads', async ({
  open,
}) => {
  const page = await open({ width: 768, isFresh: true });
  await signIn(page, '/exception');
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: zhCN.app.skipToContent });
  expect(await skipLink.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(await skipLink.evaluate((link) => link.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.matches('main, main *:has(h1)'))).toBe(true);

  const banner = page.getByRole('status').filter({ hasText: zhCN.app.offline });
  await page.context().setOffline(true);
  // A trial click fails if the header covers the banner.
  await banner.click({ trial: true });
  await page.context().setOffline(false);
  await banner.waitFor({ state: 'detached' });

  const answer = deferred<void>();
  await page.route(/\/api\/admin\/v1\/channels\?/, (route) => answer.promise.then(() => route.continue()));
  await visit(page, '/channel/channel-list');
  await page.locator('.ant-table-placeholder').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  answer.resolve();
  await page.locator(rows).first().waitFor();
  expect(await page.locator('.ant-table-body').evaluate((body) => getComputedStyle(body).overflowX)).toBe('auto');
  expect(page.troubles).toEqual([]);
});
