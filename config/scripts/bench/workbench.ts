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

/** Milliseconds until a browser with an empty cache shows the first row at `path`. */
async function loadTime(lab: Lab, path: string) {
  const page = await slowPage(lab);
  await signIn(page, '/404');
  // Files that the sign-in has loaded must be loaded again.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const start = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator(ROW).first().waitFor({ timeout: 60_000 });
  const time = performance.now() - start;
  await page.context().close();
  return time;
}

/**
 * Runs in the page: returns the ms from the shortcut until the palette is painted. Has no named inner function, because
 * tsx would add a helper that the page lacks.
 */
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
 * Measures how fast Welcome shows its first piece of work, compared with the first row of the Member List in the same
 * run, and how fast the command palette opens, in Chromium on the production build.
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
        { name: 'Welcome with its first piece of work, empty cache', times: welcome },
        { name: 'Member List with its first row, empty cache', times: list },
      ];
    });
    await lab.report(async () => {
      const [first = 0, ...again] = await openTimes(await slowPage(lab));
      return [
        { name: 'Palette opened, code loaded first', times: [first] },
        { name: 'Palette opened again', times: again, aim: OPEN_AIM_MS, limit: OPEN_AIM_MS },
      ];
    });
  });
