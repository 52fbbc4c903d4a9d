import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '../../../mock/fixtures/random';
import { signIn, type WatchedPage } from '../browser';
import { wrapTexts } from '../wrap-texts';
import { act } from './actions';
import { Faults } from './faults';
import { findDefects, findTroubles } from './oracle';

/** Steps of a seed. A shorter way to a defect is easier to understand. */
const STEPS = 150;
const STEPS_PER_CHECK = 5;
/** Longer than the timeout of any step. */
const HANG_MS = 40_000;

async function prepare(page: WatchedPage, isTranslated: boolean, faults: Faults) {
  await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
  if (isTranslated) await page.addInitScript(wrapTexts);
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  page.on('filechooser', (chooser) => {
    const file = { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('名称,电话\n甲,1') };
    void chooser.setFiles(file).catch(() => undefined);
  });
  // The browser does not report the end of intercepted requests of a page that is left.
  page.on('request', (request) => void (request.isNavigationRequest() && page.pending.clear()));
  page.context().on('page', (tab) => void tab.close().catch(() => undefined));
  await faults.install(page);
}

type Run = {
  seed: number;
  /** Whether the page is translated like by a browser. */
  isTranslated: boolean;
  endsAt: number;
  origin: string;
};

/** Signs in and does random things. @returns what it found, and how it came there */
export async function runMonkey(page: WatchedPage, { seed, isTranslated, endsAt, origin }: Run) {
  const [random, faults, done] = [createRandom(seed), new Faults(), [] as string[]];
  await prepare(page, isTranslated, faults);
  await signIn(page, '/welcome');
  for (let step = 1; step <= STEPS && Date.now() < endsAt; step += 1) {
    const path = new URL(page.url()).pathname;
    const action = await Promise.race([act(page, random, faults), wait(HANG_MS, undefined)]);
    done.push(`${step}. ${path}: ${action ?? 'the page hangs'}`);
    const found = action === undefined ? ['the page hangs'] : findTroubles(page, faults);
    if (step % STEPS_PER_CHECK === 0) {
      faults.clear();
      found.push(...(await findDefects(page, origin)));
    }
    if (found.length > 0) return { steps: step, found, done: done.slice(-25) };
  }
  return { steps: done.length, found: [], done: [] };
}
