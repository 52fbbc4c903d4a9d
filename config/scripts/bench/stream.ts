import { settled, signIn } from '../../../tests/e2e/browser';
import { inLab } from './lab';

const RUNS = 11;
const AIM_MS = 200;

/** Screens that show logs with tens of thousands of rows, page by page. */
const screens: readonly { name: string; path: string }[] = [
  { name: 'Channel Tracks', path: '/channel/channel-tracks' },
  { name: 'Event Tracks', path: '/data/event-tracks' },
];

/**
 * Runs in the page: opens the next page and returns the ms until its rows are painted. Has no named inner function,
 * because tsx would add a helper that the page lacks.
 */
function untilPageDrawn() {
  // The log is the last table of the screen.
  const body = [...document.querySelectorAll('.ant-table-tbody')].at(-1);
  const shown = body?.querySelector('.ant-table-row')?.getAttribute('data-row-key');
  return new Promise<number>((resolve) => {
    const start = performance.now();
    new MutationObserver((_, watch) => {
      const now = body?.querySelector('.ant-table-row')?.getAttribute('data-row-key');
      if (!now || now === shown) return;
      watch.disconnect();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - start);
      requestAnimationFrame(() => port2.postMessage(null));
    }).observe(document.documentElement, { subtree: true, childList: true, characterData: true, attributes: true });
    document.querySelector<HTMLElement>('.ant-pagination-next button')?.click();
  });
}

/**
 * Measures how fast the next page of a log is rendered, in Chromium on the production build.
 *
 * @param names names of the screens to measure; an empty array measures all
 */
export const benchStream = (names: readonly string[]) =>
  inLab(async (lab) => {
    for (const { name, path } of screens.filter((one) => names.length === 0 || names.includes(one.name))) {
      const page = await lab.open();
      await signIn(page, path);
      await page.locator('.ant-pagination-next').waitFor();
      await lab.slowDown(page);
      await lab.report(async () => {
        const times: number[] = [];
        for (let run = 0; run < RUNS; run += 1) {
          await settled(page, 60_000);
          times.push(await page.evaluate(untilPageDrawn));
        }
        return [{ name: `Next page of ${name}`, times, aim: AIM_MS, limit: AIM_MS }];
      });
      await page.context().close();
    }
  });
