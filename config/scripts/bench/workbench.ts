import { settled, signIn, type WatchedPage } from '../../../tests/e2e/browser';
import { inLab, type Lab } from './lab';

const LOADS = 5;
const OPENS = 11;
const OPEN_AIM_MS = 100;
const ROW = '.ant-table-tbody .ant-table-row';

async function slowPage(lab: Lab) {
  const page = await lab.open();
  await lab.slowDown(page);
  return page;
}

/** How long a browser that has nothing of the console takes until it shows the first row at `path`, in ms. */
async function loadTime(lab: Lab, path: string) {
  const page = await slowPage(lab);
  await signIn(page, '/404');
  // What signing in has loaded is loaded again.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const start = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator(ROW).first().waitFor({ timeout: 60_000 });
  const time = performance.now() - start;
  await page.context().close();
  return time;
}

/** Runs in the page, without a named function (tsx would give it a helper): ms from the key to the drawn palette. */
function untilOpen() {
  return new Promise<number>((resolve) => {
    const start = performance.now();
    new MutationObserver((_, watch) => {
      if (!document.querySelector('[role=option]')) return;
      watch.disconnect();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - start);
      requestAnimationFrame(() => port2.postMessage(null));
    }).observe(document.body, { subtree: true, childList: true });
    const key = { key: 'k', code: 'KeyK', keyCode: 75, ctrlKey: true, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new KeyboardEvent('keydown', key));
  });
}

async function openTimes(page: WatchedPage) {
  await signIn(page, '/welcome');
  const times: number[] = [];
  for (let run = 0; run < OPENS; run += 1) {
    await settled(page, 60_000);
    times.push(await page.evaluate(untilOpen));
    await page.keyboard.press('Escape');
    await page.locator('[role=option]').first().waitFor({ state: 'detached' });
  }
  return times;
}

/**
 * Times how soon Welcome shows its first piece of work, beside the first row of the Member List in the same run, and
 * how soon the command palette is open, in Chromium on the production build.
 */
export const benchWorkbench = () =>
  inLab(async (lab) => {
    await lab.report(async () => {
      const [welcome, list]: [number[], number[]] = [[], []];
      for (let run = 0; run < LOADS; run += 1) {
        welcome.push(await loadTime(lab, '/welcome'));
        list.push(await loadTime(lab, '/member/member-list'));
      }
      return [
        { name: 'Welcome with its first piece of work, loaded anew', times: welcome },
        { name: 'Member List with its first row, loaded anew', times: list },
      ];
    });
    await lab.report(async () => {
      const [first = 0, ...again] = await openTimes(await slowPage(lab));
      return [
        { name: 'Palette open, with its code', times: [first] },
        { name: 'Palette open again', times: again, aim: OPEN_AIM_MS, limit: OPEN_AIM_MS },
      ];
    });
  });
