import { settled, signIn, visit, type WatchedPage } from '../../../tests/e2e/browser';
import { screens } from '../../../tests/e2e/screens';
import { firstId } from './first-id';
import { type Kept, keptBy } from './heap';
import { inLab } from './lab';

/** In the first rounds code is loaded, and what is kept for later is made. */
const WARM_UPS = 2;
const NAVIGATIONS = 200;
/** A list that is left and kept would be a hundred times that. */
const BUDGET_KB = 0.5;
/** A screen with nothing of its own. React holds the one before until the second time that another one is drawn. */
const rest = ['/exception', '/exception'];

/** Every screen of the console, of something that is there where it is about one. */
async function addresses(page: WatchedPage) {
  const [member, record] = [await firstId(page, 'members'), await firstId(page, 'records')];
  const queries: Record<string, string> = {
    '/member/member-detail': `?id=${member}`,
    '/project/project-edit': '?id=9010',
    '/project/quiz-edit': '?projectId=9010',
    '/project/link-edit': '?projectId=9010',
    '/project/project-detail': '?id=9002',
    '/record/record-detail': `?id=${record}`,
    '/record/record-agreement': `?recordId=${record}`,
  };
  return screens.map(({ path }) => path + (queries[path] ?? ''));
}

async function goRound(page: WatchedPage, paths: readonly string[]) {
  for (const path of [...paths, ...rest]) {
    await visit(page, path);
    await settled(page, 60_000);
  }
}

const inWords = ({ heap, objects, nodes, listeners }: Kept) =>
  `${heap.toFixed(0)} KB of heap, ${objects.toFixed(0)} KB of it objects; ${nodes} nodes, ${listeners} listeners`;

/** Tells what the console keeps after 200 ways from screen to screen, in Chromium on the production build. */
export const benchNavigation = () =>
  inLab(async ({ open }) => {
    const page = await open();
    await signIn(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('HeapProfiler.enable');
    const paths = await addresses(page);
    const rounds = Math.ceil(NAVIGATIONS / paths.length);
    const kept: Kept[] = [];
    for (let round = 1 - WARM_UPS; round <= rounds; round += 1) {
      await goRound(page, paths);
      if (round < 0) continue;
      kept.push(await keptBy(session));
      console.log(`after ${round * paths.length} navigations: ${inWords(kept.at(-1) as Kept)}`);
    }
    const [first, ...later] = kept as [Kept, ...Kept[]];
    // What is on its way at the end of one round is not left behind: it would be there after each.
    const least = (what: keyof Kept) => Math.min(...later.slice(-3).map((one) => one[what]));
    const perNavigation = (least('objects') - first.objects) / (rounds * paths.length);
    console.log(
      `Objects: ${(perNavigation * 1024).toFixed(0)} bytes more with each; what else the heap has more is code`,
    );
    if (perNavigation < BUDGET_KB && least('nodes') <= first.nodes && least('listeners') <= first.listeners) return;
    console.error(`No node and no listener may be left behind, nor ${BUDGET_KB} KB of objects with each.`);
    process.exitCode = 1;
  });
