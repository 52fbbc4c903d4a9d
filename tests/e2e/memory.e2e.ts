import { expect } from 'vitest';
import { isDeep } from '../deep';
import { settled, signIn, visit, type WatchedPage } from './browser';
import { countKept, measureObjects } from './heap';
import { getScreenUrls } from './screen-urls';
import { test } from './test';

/** Screens of each kind: list, detail, form, editor, charts. */
const kinds = /member-list|record-detail|custom-service|quiz-edit|daily-summary/;
/** 204 navigations over all screens in the deep tier, 15 on push. */
const ROUNDS = isDeep ? 6 : 3;
/** The first rounds load code and fill caches. */
const WARM_UPS = 2;
/** Objects per navigation. A leaked list would take a hundred times as much. */
const BUDGET_KB = 0.5;
/** An empty screen, twice: React keeps the previous screen in memory until the second render after it. */
const rest = ['/exception', '/exception'];

async function goRound(page: WatchedPage, urls: readonly string[]) {
  for (const url of [...urls, ...rest]) {
    await visit(page, url);
    await settled(page);
  }
}

test('navigation leaves no DOM nodes, listeners and objects behind', { timeout: 900_000 }, async ({ open }) => {
  const page = await open({ isFresh: true });
  await signIn(page, '/exception');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  const urls = (await getScreenUrls(page)).filter((url) => isDeep || kinds.test(url));
  for (let round = 0; round < WARM_UPS; round += 1) await goRound(page, urls);
  let first = await countKept(session);
  const objects = isDeep ? await measureObjects(session) : 0;
  for (let round = 0; round < ROUNDS; round += 1) await goRound(page, urls);
  let last = await countKept(session);
  // A leak grows with every round, unlike work that is pending at the end of one and what is created only once.
  for (let more = 0; more < 2 && (last.nodes > first.nodes || last.listeners > first.listeners); more += 1) {
    first = last;
    await goRound(page, urls);
    last = await countKept(session);
  }
  expect(last.nodes).toBeLessThanOrEqual(first.nodes);
  expect(last.listeners).toBeLessThanOrEqual(first.listeners);
  // Few navigations would count caches that are filled once.
  if (isDeep) {
    const readGrowth = async () => ((await measureObjects(session)) - objects) / (ROUNDS * urls.length);
    let growth = await readGrowth();
    for (let more = 0; more < 2 && growth >= BUDGET_KB; more += 1) {
      await goRound(page, urls);
      growth = Math.min(growth, await readGrowth());
    }
    expect(growth).toBeLessThan(BUDGET_KB);
  }
  expect(page.troubles).toEqual([]);
});
