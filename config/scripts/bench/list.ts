import zhCN from '../../../src/locales/zh-CN';
import { launchBrowser, newContext, newPage, settled, signIn, type WatchedPage } from '../../../tests/e2e/browser';
import { ensureBuild, startPreview } from '../../../tests/e2e/server';

/** What a slow office computer is, beside this machine. */
const CPU_SLOWDOWN = 4;
const RUNS = 5;
const LIST = '/member/member-list?pageSize=100';

const { list, member } = zhCN;

/** Runs in the page: keeps the longest time from an input to the picture that answers it. */
function watchInteractions() {
  const scope = window as unknown as { longest: number };
  scope.longest = 0;
  new PerformanceObserver((entries) => {
    for (const { duration } of entries.getEntries()) scope.longest = Math.max(scope.longest, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
}

const takeLongest = () => {
  const scope = window as unknown as { longest: number };
  const { longest } = scope;
  scope.longest = 0;
  return longest;
};

const steps: [name: string, act: (page: WatchedPage, run: number) => Promise<void>][] = [
  ['sort', (page) => page.getByRole('columnheader', { name: member['column.recordCount'] }).click()],
  ['page', (page, run) => page.locator(`.ant-pagination-item-${(run % 3) + 2}`).click()],
  ['tick', (page) => page.locator('.ant-table-tbody input[type=checkbox]').nth(5).click()],
  [
    'filter',
    async (page, run) => {
      await page.getByRole('textbox', { name: member['filter.mobile'] }).fill(String(1000 + run));
      await page.getByRole('button', { name: list.search }).click();
    },
  ],
];

const median = (times: number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Times what an operator does most in a list, in Chromium on the production build. */
export async function benchList() {
  ensureBuild();
  const server = await startPreview();
  const browser = await launchBrowser();
  try {
    const page = await newPage(await newContext(browser, { baseUrl: server.baseUrl }));
    await signIn(page, LIST);
    await page.locator('.ant-table-tbody .ant-table-row').nth(99).waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.evaluate(watchInteractions);

    console.log(`Member list, 100 rows, ${CPU_SLOWDOWN}x slower processor; ms, median of ${RUNS}`);
    console.log(`${'step'.padEnd(10)}${'input to picture'.padStart(18)}${'until settled'.padStart(16)}`);
    for (const [name, act] of steps) {
      const interactions: number[] = [];
      const totals: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        await page.evaluate(takeLongest);
        const start = performance.now();
        await act(page, run);
        await settled(page, 60_000);
        totals.push(performance.now() - start);
        interactions.push(await page.evaluate(takeLongest));
      }
      console.log(
        `${name.padEnd(10)}${median(interactions).toFixed(0).padStart(18)}${median(totals).toFixed(0).padStart(16)}`,
      );
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}
