import { afterAll, describe, expect, test as plainTest } from 'vitest';
import { operators } from '../../mock/fixtures/operators';
import { buildWorld } from '../../mock/fixtures/world';
import { zhCN } from '../texts';
import { baseUrl } from './base-url';
import { newContext, newPage, settled, signIn, visit, type WatchedPage } from './browser';
import { getScreenUrls } from './screen-urls';
import { screens } from './screens';
import { test } from './test';

/** Full names, numbers and ids of the mock's members; the console gets them masked. */
function listPersonalData() {
  const { members } = buildWorld({ now: Date.now() });
  const values = members.flatMap(({ realName, mobile, idNo, mpOpenid, oaOpenid, unionid }) => [
    realName,
    mobile,
    idNo,
    mpOpenid,
    oaOpenid,
    unionid,
  ]);
  const others = new Set<string | null>(operators.map(({ name }) => name));
  return [...new Set(values)].filter((value) => value !== null && !others.has(value)) as string[];
}

const WORDS = /[\p{L}\p{N}_-]+/gu;
const ONE_WORD = new RegExp(`^${WORDS.source}$`, 'u');

/** The different words of a text, which are less than a tenth of a page and so much faster to search. */
const readWords = (text: string) => [...new Set(text.match(WORDS))].join('\n');

/** Runs in the page: all that the browser stores. Scripts cannot read the session cookie. */
async function readStorage() {
  return {
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    cookies: document.cookie,
  };
}

/** Runs in the page: all that is rendered, including what is hidden or entered. */
const readPage = () =>
  [
    document.documentElement.outerHTML,
    ...[...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value),
  ].join('\n');

const quarters = [1, 2, 3, 4];

describe('a tour of all screens', () => {
  const personal = listPersonalData();
  const findIn = (text: string) => {
    const words = readWords(text);
    return personal.filter((value) => (ONE_WORD.test(value) ? words : text).includes(value));
  };
  /** URLs of page and requests, titles and console: where personal data must never be. */
  const texts: string[] = [];
  let page: WatchedPage;
  let urls: string[];

  test.beforeAll(async ({ browser }) => {
    page = await newPage(await newContext(browser, { baseUrl: baseUrl() }));
    page.on('console', (message) => void texts.push(`console: ${message.text()}`));
    page.on('request', (request) => void texts.push(`request: ${request.url()}`));
    page.on('framenavigated', (frame) => void texts.push(`URL: ${frame.url()}`));
    await signIn(page, '/exception');
    urls = await getScreenUrls(page);
  });
  afterAll(() => page.context().close());

  async function look() {
    await settled(page);
    texts.push(`title: ${await page.title()}`);
    expect(findIn(await page.evaluate(readPage)), page.url()).toEqual([]);
  }

  plainTest.each(quarters)('renders no full name, number or id that was not revealed (%s of 4)', async (quarter) => {
    for (const url of urls.filter((_, index) => index % 4 === quarter - 1)) {
      await visit(page, url);
      await look();
    }
  });

  plainTest('renders none in the drawers of the header either', async () => {
    // Their code loads with the first opening; before it has, there is nothing that Escape would close.
    const drawer = page.getByRole('dialog');
    await page.getByRole('button', { name: new RegExp(`^${zhCN.notification.title}`) }).click();
    await drawer.waitFor();
    await look();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await page.locator('header [aria-haspopup=menu]').click();
    await page.getByRole('menuitem', { name: zhCN.app.jobs }).click();
    await drawer.waitFor();
    await look();
    await page.keyboard.press('Escape');
  });

  plainTest(
    'leaves no personal data in URLs, titles, console and storage, also when a search ends with the session',
    async () => {
      await visit(page, '/member/member-list');
      await settled(page);
      const mobile = personal.find((value) => /^1\d{10}$/.test(value)) ?? '';
      await page.getByRole('textbox', { name: zhCN.memberDetail['field.mobile'] }).fill(mobile);
      await page.keyboard.press('Enter');
      await settled(page);
      await page.context().clearCookies();
      await page.reload();
      await page.waitForURL(({ pathname }) => pathname === '/user/login');
      await look();

      expect(texts.length).toBeGreaterThan(3 * screens.length);
      const plain = texts.filter((text) => !text.includes(' data:')).map((text) => decodeURIComponent(text));
      expect(findIn(plain.join('\n'))).toEqual([]);
      expect(
        plain.filter((text) => /(?<!\d)1[3-9]\d{9}(?!\d)/.test(text)),
        'a mobile number',
      ).toEqual([]);
      const nothing = { session: [], databases: [], caches: [], cookies: '' };
      expect(await page.evaluate(readStorage)).toEqual({ ...nothing, local: ['umi_locale'] });
    },
  );
});

test('without a session every URL leads to the sign-in form, and loads neither data nor code of a page', async ({
  open,
}) => {
  const page = await open({ isFresh: true });
  await page.goto('/user/login');
  await settled(page);
  page.requested.length = 0;
  for (const { path } of screens) {
    await visit(page, `${path}?id=1`);
    await page.waitForURL(({ pathname }) => pathname === '/user/login');
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(`${path}?id=1`);
    expect(await page.locator('.ant-layout, .ant-table, [role=menu]').count(), path).toBe(0);
  }
  expect(page.requested.filter((url) => /\/api\/|p__/.test(url))).toEqual([]);
  expect(page.troubles).toEqual([]);
});
