import type { Browser } from 'playwright-core';
import { launchBrowser, newContext, newPage, signIn, visit, type WatchedPage } from '../../../tests/e2e/browser';
import { ensureBuild, startPreview } from '../../../tests/e2e/server';
import { medianOf } from './median';

/** What a slow office computer is, beside this machine. */
const CPU_SLOWDOWN = 4;
const RUNS = 5;
const FIRST = '/analysis/visit-trend/daily';
const SECOND = '/analysis/visit-distribution?last=7';
/** A log that has its chart above its rows. */
const LOG = '/channel/channel-tracks';

/** Milliseconds from `act` to the picture that has a chart in it. */
async function untilDrawn(page: WatchedPage, act: () => Promise<unknown>) {
  const start = performance.now();
  await act();
  await page.waitForFunction(() => document.querySelector('[role=img] > div > svg path'), undefined, {
    timeout: 60_000,
  });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  return performance.now() - start;
}

/** One operator with an empty cache: the first chart within the console, the next report, the first one loaded anew, and a log. */
async function runOnce(browser: Browser, baseUrl: string) {
  const page = await newPage(await newContext(browser, { baseUrl }));
  await signIn(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const first = await untilDrawn(page, () => visit(page, FIRST));
  await visit(page, '/welcome');
  await page.waitForFunction(() => !document.querySelector('[role=img] > div > svg'));
  const next = await untilDrawn(page, () => visit(page, SECOND));
  const anew = await untilDrawn(page, () => page.goto(FIRST));
  const log = await untilDrawn(page, () => page.goto(LOG));
  await page.context().close();
  return { first, next, anew, log };
}

/** Times what an operator waits for on a report, in Chromium on the production build. */
export async function benchChart() {
  ensureBuild();
  const server = await startPreview();
  const browser = await launchBrowser();
  try {
    const runs: Awaited<ReturnType<typeof runOnce>>[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await runOnce(browser, server.baseUrl));
    console.log(`Time to the first chart, ${CPU_SLOWDOWN}x slower processor; ms, median of ${RUNS}`);
    const report = (name: string, times: number[]) =>
      console.log(`${name.padEnd(44)}${medianOf(times).toFixed(0).padStart(8)}`);
    report(
      'visit trend, from another screen',
      runs.map(({ first }) => first),
    );
    report(
      'distribution, ECharts loaded before',
      runs.map(({ next }) => next),
    );
    report(
      'visit trend, loaded anew',
      runs.map(({ anew }) => anew),
    );
    report(
      'channel tracks, loaded anew',
      runs.map(({ log }) => log),
    );
  } finally {
    await browser.close();
    await server.stop();
  }
}
