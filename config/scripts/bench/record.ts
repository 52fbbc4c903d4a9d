import recordDetail from '../../../src/locales/zh-CN/recordDetail';
import { settled, signIn } from '../../../tests/e2e/browser';
import { inLab } from './lab';

const RUNS = 11;
/** Nobody judges a record in less: meanwhile the next one is read. */
const LOOK_MS = 1_000;
const AIM_MS = 100;
/** Missed by this much is too slow whatever the machine does beside. */
const LIMIT_MS = 150;

/**
 * Runs in the page: goes on to the next record by its key, and tells how long it took until that was drawn, in ms.
 * There is no function with a name in it: tsx would give that a helper, which the page does not have.
 */
function untilNextDrawn() {
  const title = document.title;
  return new Promise<number>((resolve) => {
    const start = performance.now();
    new MutationObserver((_, watch) => {
      // The next one is whole once its answers stand there, not a skeleton, under another number.
      if (document.title === title || !document.querySelector('li[id^="answer-"]')) return;
      watch.disconnect();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - start);
      requestAnimationFrame(() => port2.postMessage(null));
    }).observe(document.documentElement, { subtree: true, childList: true, characterData: true });
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', code: 'KeyJ', keyCode: 74, bubbles: true }));
  });
}

/** Times how long the next record of the queue takes to be drawn, in Chromium on the production build. */
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
