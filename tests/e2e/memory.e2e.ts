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
  const counts = [await countKept(session)];
  const objects = isDeep ? await measureObjects(session) : 0;
  const goOn = async () => {
    await goRound(page, urls);
    counts.push(await countKept(session));
  };
  for (let round = 0; round < ROUNDS; round += 1) await goOn();
  // A leak makes every round the highest so far. Work that is pending at the end of a round makes the counts go up and
  // down, by half of the nodes.
  const isHighest = (of: 'nodes' | 'listeners') => {
    const [last = 0, ...earlier] = counts.map((count) => count[of]).reverse();
    return last > Math.max(...earlier);
  };
  for (let more = 0; more < 2 && (isHighest('nodes') || isHighest('listeners')); more += 1) await goOn();
  expect([isHighest('nodes'), isHighest('listeners')], JSON.stringify(counts)).toEqual([false, false]);
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
