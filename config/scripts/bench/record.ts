import recordDetail from '../../../src/locales/zh-CN/recordDetail';
import { settled, signIn } from '../../../tests/e2e/browser';
import { inLab } from './lab';

const RUNS = 11;
/** Shortest time that an operator looks at a record; the app prefetches the next one meanwhile. */
const LOOK_MS = 1_000;
const AIM_MS = 100;
/** Above this it is too slow, however busy the machine is. */
const LIMIT_MS = 150;

/**
 * Runs in the page: opens the next record with the J key and returns the ms until it is painted. Has no named inner
 * function, because tsx would add a helper that the page lacks.
 */
function untilNextDrawn() {
  const title = document.title;
  return new Promise<number>((resolve) => {
    const start = performance.now();
    new MutationObserver((_, watch) => {
      // The next record is complete when the title has changed and its answers replace the skeleton.
      if (document.title === title || !document.querySelector('li[id^="answer-"]')) return;
      watch.disconnect();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - start);
      requestAnimationFrame(() => port2.postMessage(null));
    }).observe(document.documentElement, { subtree: true, childList: true, characterData: true });
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', code: 'KeyJ', keyCode: 74, bubbles: true }));
  });
}

/** Measures how fast the next record of the queue is rendered, in Chromium on the production build. */
export const benchRecord = () =>
  inLab(async (lab) => {
    const page = await lab.open();
    await signIn(page, '/record/record-list');
    await page.locator('.ant-table-tbody .ant-table-row td:nth-child(5)').first().click();
    await page.getByText(recordDetail.score, { exact: true }).waitFor();
    await lab.slowDown(page);
    await lab.report(async () => {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        await settled(page, 60_000);
        await page.waitForTimeout(LOOK_MS);
        times.push(await page.evaluate(untilNextDrawn));
      }
      return [{ name: 'Next record by J', times, aim: AIM_MS, limit: LIMIT_MS }];
    });
  });
