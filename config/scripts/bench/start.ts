import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, newContext, newPage } from '../../../tests/e2e/browser';
import { type DevServer, signIn, startDevServer } from './dev-server';
import { getMedian } from './median';

const root = resolve(import.meta.dirname, '../../..');
const caches = ['node_modules/.cache', 'src/.umi'].map((folder) => resolve(root, folder));
const CHANGES = 5;
/** How long the bench waits; not a target. */
const TIMEOUT_MS = 120_000;

function print(name: string, milliseconds: number, processor: number, remark = '') {
  const seconds = (milliseconds / 1000).toFixed(1).padStart(6);
  console.log(`${name.padEnd(40)}${seconds} s${processor.toFixed(1).padStart(7)} s of CPU${remark}`);
}

/** From `npm start` until the sign-in page is rendered. */
async function startCold(browser: Browser) {
  for (const folder of caches) rmSync(folder, { recursive: true, force: true });
  const start = performance.now();
  const server = await startDevServer();
  try {
    const page = await newPage(await newContext(browser, { baseUrl: server.baseUrl }));
    await page.goto('/user/login', { timeout: TIMEOUT_MS });
    await page.locator('h1').waitFor({ timeout: TIMEOUT_MS });
    print('Start without caches', performance.now() - start, server.processorSeconds());
    return { server, page };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Opens a list from Welcome, then saves changes of one of its texts and waits until the browser shows them. */
async function changeText(server: DevServer, page: Page) {
  const file = resolve(root, 'src/locales/zh-CN/hotword.ts');
  const original = readFileSync(file, 'utf8');
  const [, text] = /'column\.searchCount': '([^']+)'/.exec(original) ?? [];
  if (!text) throw new Error('column.searchCount not found in the locale file');
  const shown = (value: string) => page.getByText(value, { exact: true }).first().waitFor({ timeout: TIMEOUT_MS });
  const times: number[] = [];
  const restore = () => writeFileSync(file, original);
  process.once('exit', restore);
  try {
    await signIn(page);
    await page.goto('/welcome', { timeout: TIMEOUT_MS });
    await page.locator('main h1').waitFor({ timeout: TIMEOUT_MS });
    const before = server.processorSeconds();
    const opened = performance.now();
    await page.evaluate(() => {
      history.pushState(null, '', '/setting/search-hotwords');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await shown(text);
    print('The next page', performance.now() - opened, server.processorSeconds() - before);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const beforeChanges = server.processorSeconds();
    for (let change = 1; change <= CHANGES; change += 1) {
      const start = performance.now();
      const changed = original.replace(`'column.searchCount': '${text}'`, `'column.searchCount': '${text}${change}'`);
      writeFileSync(file, changed);
      await shown(`${text}${change}`);
      times.push(performance.now() - start);
    }
    const isSamePage = await page.evaluate(() => 'isSamePage' in window);
    print(
      'A changed text is shown',
      getMedian(times),
      (server.processorSeconds() - beforeChanges) / CHANGES,
      isSamePage ? '' : ', after a reload of the page',
    );
  } finally {
    process.off('exit', restore);
    restore();
  }
}

/** Measures what a developer waits for, in Chromium on the development server. */
export async function benchStart() {
  const browser = await launchBrowser();
  let server: DevServer | undefined;
  try {
    const started = await startCold(browser);
    server = started.server;
    await changeText(server, started.page);
  } finally {
    await browser.close();
    await server?.stop();
  }
}
