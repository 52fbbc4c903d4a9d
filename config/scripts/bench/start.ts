import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, newContext, newPage } from '../../../tests/e2e/browser';
import { type DevServer, signIn, startDevServer } from './dev-server';
import { medianOf } from './median';

const root = resolve(import.meta.dirname, '../../..');
const caches = ['node_modules/.cache', 'src/.umi'].map((folder) => resolve(root, folder));
/** What Umi's webpack keeps from one start to the next; its index is written last. */
const webpackCache = resolve(root, 'node_modules/.cache/bundler-webpack');
const CHANGES = 5;
/** The bench's own patience, and no aim: the first page of a busy machine. */
const TIMEOUT_MS = 120_000;
const POLL_MS = 250;
const QUIET_POLLS = 8;

function print(name: string, milliseconds: number, processor: number, remark = '') {
  const seconds = (milliseconds / 1000).toFixed(1).padStart(6);
  console.log(`${name.padEnd(40)}${seconds} s${processor.toFixed(1).padStart(7)} s of processor${remark}`);
}

type Started = { server: DevServer; page: Page };

/** From `npm start` until the sign-in page is drawn. */
async function startOnce(browser: Browser, name: string): Promise<Started> {
  const start = performance.now();
  const server = await startDevServer();
  try {
    const page = await newPage(await newContext(browser, { baseUrl: server.baseUrl }));
    await page.goto('/user/login', { timeout: TIMEOUT_MS });
    await page.locator('h1').waitFor({ timeout: TIMEOUT_MS });
    print(name, performance.now() - start, server.processorSeconds());
    return { server, page };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

const isCacheWritten = () =>
  existsSync(webpackCache) &&
  readdirSync(webpackCache).some((name) => existsSync(resolve(webpackCache, name, 'index.pack')));

/** Until the server has written its cache, and has nothing more to do. */
async function cacheWritten({ processorSeconds }: DevServer) {
  let quiet = 0;
  let last = processorSeconds();
  for (const end = Date.now() + TIMEOUT_MS; quiet < QUIET_POLLS && Date.now() < end; last = processorSeconds()) {
    await wait(POLL_MS);
    quiet = isCacheWritten() && processorSeconds() - last < 0.05 ? quiet + 1 : 0;
  }
  console.log(`  and with the cache written ${last.toFixed(1)} s of processor`);
}

/** A text of a list, changed as an editor saves it, until the browser shows it: without loading the page anew. */
async function changeText({ server, page }: Started) {
  const file = resolve(root, 'src/locales/zh-CN/hotword.ts');
  const original = readFileSync(file, 'utf8');
  const [, text] = /'column\.searchCount': '([^']+)'/.exec(original) ?? [];
  if (!text) throw new Error('no such text');
  const times: number[] = [];
  const restore = () => writeFileSync(file, original);
  process.once('exit', restore);
  try {
    await signIn(page);
    await page.goto('/setting/search-hotwords', { timeout: TIMEOUT_MS });
    await page.getByText(text, { exact: true }).first().waitFor({ timeout: TIMEOUT_MS });
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const before = server.processorSeconds();
    for (let change = 1; change <= CHANGES; change += 1) {
      const start = performance.now();
      writeFileSync(
        file,
        original.replace(`'column.searchCount': '${text}'`, `'column.searchCount': '${text}${change}'`),
      );
      await page.getByText(`${text}${change}`, { exact: true }).first().waitFor({ timeout: TIMEOUT_MS });
      times.push(performance.now() - start);
    }
    const processor = (server.processorSeconds() - before) / CHANGES;
    const isSamePage = await page.evaluate(() => 'isSamePage' in window);
    const remark = isSamePage ? '' : ', and the page was loaded anew';
    print('A text changed until it is seen', medianOf(times), processor, remark);
  } finally {
    process.off('exit', restore);
    restore();
  }
}

/** Times what a developer waits for, in Chromium on the development server. */
export async function benchStart() {
  const browser = await launchBrowser();
  const started: DevServer[] = [];
  const start = async (name: string) => {
    const one = await startOnce(browser, name);
    started.push(one.server);
    return one;
  };
  try {
    for (const folder of caches) rmSync(folder, { recursive: true, force: true });
    const cold = await start('Start without caches');
    await cacheWritten(cold.server);
    await cold.page.context().close();
    await cold.server.stop();
    await changeText(await start('Start again'));
  } finally {
    await browser.close();
    for (const server of started) await server.stop();
  }
}
