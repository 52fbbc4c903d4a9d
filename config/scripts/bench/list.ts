import { setTimeout as wait } from 'node:timers/promises';
import member from '../../../src/locales/zh-CN/member';
import project from '../../../src/locales/zh-CN/project';
import { launchBrowser, newContext, newPage, settled, signIn, type WatchedPage } from '../../../tests/e2e/browser';
import { ensureBuild, startPreview } from '../../../tests/e2e/server';
import { medianOf } from './median';

/** What a slow office computer is, beside this machine. */
const CPU_SLOWDOWN = 4;
const RUNS = 5;

/** A list with more than a hundred rows, the header of a column that it is sorted by, and a text that it is filtered by. */
type List = { name: string; path: string; column: string; field: string };

const lists: readonly List[] = [
  {
    name: 'Member list',
    path: '/member/member-list',
    column: member['column.recordCount'],
    field: member['filter.mobile'],
  },
  {
    name: 'Project list',
    path: '/project/project-list',
    column: project['column.records'],
    field: project['filter.keyword'],
  },
];

/** What became of an input, in ms: the next picture after it (INP), and the one that shows the whole answer. */
type Answer = { inp: number; answer: number };

/** Runs in the page: notes when the latest input was answered by a picture, and when the rows last changed. */
function watchInput() {
  const scope = window as unknown as { answered: Answer };
  scope.answered = { inp: 0, answer: 0 };
  let input = 0;
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(
      type,
      ({ timeStamp }) => {
        input = timeStamp;
      },
      true,
    );
  new PerformanceObserver((entries) => {
    // Hovering counts for nothing: what has an id is an input of the operator.
    for (const { duration, interactionId } of entries.getEntries() as PerformanceEventTiming[])
      if (interactionId) scope.answered.inp = Math.max(scope.answered.inp, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new MutationObserver(() => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        scope.answered.answer = performance.now() - input;
      };
      port2.postMessage(null);
    });
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

function takeAnswer() {
  const scope = window as unknown as { answered: Answer };
  const { answered } = scope;
  scope.answered = { inp: 0, answer: 0 };
  return answered;
}

/** Long enough for every answer: looking whether it is there would slow it down. */
const PATIENCE_MS = 3000;

const stepsOf = ({ column, field }: List): [name: string, act: (page: WatchedPage, run: number) => Promise<void>][] => [
  ['sort', (page) => page.getByRole('columnheader', { name: column }).click()],
  // To the second page and back.
  ['page', (page, run) => page.locator(`.ant-pagination-item-${2 - (run % 2)}`).click()],
  ['tick', (page) => page.locator('.ant-table-tbody input[type=checkbox]').nth(5).click()],
  [
    'filter',
    async (page, run) => {
      await page.getByRole('textbox', { name: field }).fill(String(1000 + run));
      await page.keyboard.press('Enter');
    },
  ],
];

/** Times what an operator does most in a list, in Chromium on the production build. */
async function benchOne(list: List) {
  ensureBuild();
  const server = await startPreview();
  const browser = await launchBrowser();
  try {
    const page = await newPage(await newContext(browser, { baseUrl: server.baseUrl }));
    await signIn(page, `${list.path}?pageSize=100`);
    await page.locator('.ant-table-tbody .ant-table-row').nth(99).waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.evaluate(watchInput);

    console.log(`${list.name}, 100 rows, ${CPU_SLOWDOWN}x slower processor; ms, median of ${RUNS}`);
    console.log(`${'step'.padEnd(10)}${'next picture (INP)'.padStart(20)}${'answer in view'.padStart(16)}`);
    for (const [name, act] of stepsOf(list)) {
      const answers: Answer[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        await settled(page, 60_000);
        await page.evaluate(takeAnswer);
        await act(page, run);
        await wait(PATIENCE_MS);
        answers.push(await page.evaluate(takeAnswer));
      }
      const [inp, answer] = [medianOf(answers.map((one) => one.inp)), medianOf(answers.map((one) => one.answer))];
      console.log(`${name.padEnd(10)}${inp.toFixed(0).padStart(20)}${answer.toFixed(0).padStart(16)}`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** The same of each list that is timed. */
export async function benchList() {
  for (const list of lists) await benchOne(list);
}
