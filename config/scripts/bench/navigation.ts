import { settled, signIn, visit, type WatchedPage } from '../../../tests/e2e/browser';
import { screens } from '../../../tests/e2e/screens';
import { firstId } from './first-id';
import { type Kept, keptBy } from './heap';
import { inLab } from './lab';

/** The first rounds load code and fill caches. */
const WARM_UPS = 2;
const NAVIGATIONS = 200;
/** A leaked list would take a hundred times as much. */
const BUDGET_KB = 0.5;
/** An empty screen, twice: React keeps the previous screen in memory until the second render after it. */
const rest = ['/exception', '/exception'];

/** URLs of all screens. Screens of one entity get the id of an existing one. */
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

/** Measures how much memory the app still holds after 200 navigations, in Chromium on the production build. */
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
    // The minimum of the last rounds: work that is pending at the end of one round is not a leak.
    const least = (what: keyof Kept) => Math.min(...later.slice(-3).map((one) => one[what]));
    const perNavigation = (least('objects') - first.objects) / (rounds * paths.length);
    console.log(
      `Objects: ${(perNavigation * 1024).toFixed(0)} bytes more per navigation; the rest of the growth is code`,
    );
    if (perNavigation < BUDGET_KB && least('nodes') <= first.nodes && least('listeners') <= first.listeners) return;
    console.error(`No node or listener may leak, and objects must grow by less than ${BUDGET_KB} KB per navigation.`);
    process.exitCode = 1;
  });
