import { spawnSync } from 'node:child_process';
import type { Browser } from 'playwright-core';
import reportReview from '../../../src/locales/zh-CN/reportReview';
import { settled, signIn, type WatchedPage } from '../../../tests/e2e/browser';
import { makePdf } from '../../../tests/pdf';
import { inLab } from './lab';

const PAGES = 300;
const RUNS = 5;
const AIM_MS = 1000;
const BUDGET_MB = 300;
/** Scroll positions from the beginning of the file to its end. */
const STOPS = 60;

const file = () =>
  Buffer.from(
    makePdf(Array.from({ length: PAGES }, (_, index) => `第 ${index + 1} 页 ${'检验结果正常。'.repeat(40)}`)),
  );

/** Memory of the largest renderer process of a browser in MB; undefined where `ps` does not report it. */
async function tabMemory(browser: Browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(spawnSync('ps', ['-o', 'rss=', '-p', String(id)]).stdout?.toString()) / 1024);
  const largest = Math.max(0, ...sizes.filter(Number.isFinite));
  return largest > 0 ? largest : undefined;
}

/**
 * Runs in the page when the file is requested: returns the ms until its first page is painted. Has no named inner
 * function, because tsx would add a helper that the page lacks.
 */
function untilFirstPage() {
  const start = performance.now();
  return new Promise<number>((resolve) => {
    const timer = setInterval(() => {
      const first = document.querySelector('.ant-drawer-open article');
      // The viewer adds the text layer after the page is painted.
      if (!first?.querySelector('canvas') || !first.textContent) return;
      clearInterval(timer);
      resolve(performance.now() - start);
    }, 10);
  });
}

/** Scrolls through the whole file like someone who searches it. */
async function scrollThrough(page: WatchedPage) {
  const region = page.locator('.ant-drawer-open section[tabindex="0"]').first();
  for (let stop = 1; stop <= STOPS; stop += 1) {
    await region.evaluate((element, share) => element.scrollTo(0, element.scrollHeight * share), stop / STOPS);
    await page.waitForTimeout(100);
  }
  await settled(page);
}

/** Measures how fast a long report is shown and how much memory it takes, in Chromium on the production build. */
export const benchReport = () =>
  inLab(async ({ browser, open, report }) => {
    const page = await open();
    const body = file();
    await page.route('**/uploads/**', (route) => route.fulfill({ body, contentType: 'application/pdf' }));
    await signIn(page, '/data/report-list');
    await settled(page);
    const before = await tabMemory(browser);
    await report(async () => {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        if (run > 0) await page.goBack();
        await settled(page);
        const asked = page.waitForRequest('**/uploads/**');
        await page.getByRole('button', { name: reportReview['action.claimNext'] }).first().click();
        await asked;
        times.push(await page.evaluate(untilFirstPage));
      }
      const name = `First page of a report of ${PAGES} (${(body.length / 1024 / 1024).toFixed(1)} MB)`;
      return [
        { name: `${name}, first`, times: times.slice(0, 1) },
        { name, times, aim: AIM_MS, limit: AIM_MS },
      ];
    });
    await scrollThrough(page);
    const memory = await tabMemory(browser);
    const grown = memory === undefined || before === undefined ? undefined : memory - before;
    const inMb = grown === undefined ? 'unknown' : `${grown.toFixed(0)} MB`;
    console.log(`Memory after scrolling through all pages: ${inMb}, budget ${BUDGET_MB} MB`);
    if ((grown ?? 0) >= BUDGET_MB) process.exitCode = 1;
  }, 1);
