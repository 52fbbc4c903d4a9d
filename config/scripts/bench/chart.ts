import { signIn, visit, type WatchedPage } from '../../../tests/e2e/browser';
import { inLab, type Lab } from './lab';

const RUNS = 5;
const FIRST = '/analysis/visit-trend/daily';
const SECOND = '/analysis/visit-distribution?last=7';
/** A log with a chart above its rows. */
const LOG = '/channel/channel-tracks';

/** Milliseconds from `act` until a chart is painted. */
async function untilDrawn(page: WatchedPage, act: () => Promise<unknown>) {
  const start = performance.now();
  await act();
  await page.waitForFunction(() => document.querySelector('[role=img] > div > svg path'), undefined, {
    timeout: 60_000,
  });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  return performance.now() - start;
}

/**
 * One operator with an empty cache: opens a first report, a second one, then reloads the first one, and opens a log.
 */
async function runOnce(lab: Lab) {
  const page = await lab.open();
  await signIn(page);
  await lab.slowDown(page);
  const first = await untilDrawn(page, () => visit(page, FIRST));
  await visit(page, '/welcome');
  await page.waitForFunction(() => !document.querySelector('[role=img] > div > svg'));
  const next = await untilDrawn(page, () => visit(page, SECOND));
  const anew = await untilDrawn(page, () => page.goto(FIRST));
  const log = await untilDrawn(page, () => page.goto(LOG));
  await page.context().close();
  return { first, next, anew, log };
}

/** Measures how long an operator waits for the chart of a report, in Chromium on the production build. */
export const benchChart = () =>
  inLab((lab) =>
    lab.report(async () => {
      const runs: Awaited<ReturnType<typeof runOnce>>[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await runOnce(lab));
      return [
        { name: 'First chart: visit trend, from another screen', times: runs.map(({ first }) => first) },
        { name: 'First chart: distribution, ECharts loaded before', times: runs.map(({ next }) => next) },
        { name: 'First chart: visit trend, page reloaded', times: runs.map(({ anew }) => anew) },
        { name: 'First chart: channel tracks, page reloaded', times: runs.map(({ log }) => log) },
      ];
    }),
  );
