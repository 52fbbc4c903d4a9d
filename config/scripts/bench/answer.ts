import { setTimeout as wait } from 'node:timers/promises';
import { settled, type WatchedPage } from '../../../tests/e2e/browser';
import type { Figure } from './lab';

const RUNS = 5;
const AIM_MS = 100;
/** Long enough for every answer: looking whether it is there would slow it down. */
const PATIENCE_MS = 2500;

/** What became of an input, in ms: the next picture after it (INP), and the one that shows the whole answer. */
type Answer = { inp: number; answer: number };

/** Runs in the page: notes when the latest input was answered by a picture, and when the rows last changed. */
export function watchInput() {
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

/** What an operator does, and what is done before and after it, untimed, so that it can be done again. */
export type Step = {
  name: string;
  act: (page: WatchedPage, run: number) => Promise<unknown>;
  prepare?: (page: WatchedPage) => Promise<unknown>;
  undo?: (page: WatchedPage) => Promise<unknown>;
};

/** Does a step again and again on a page that runs `watchInput`. */
export async function timeStep(page: WatchedPage, { name, act, prepare, undo }: Step): Promise<Figure[]> {
  const answers: Answer[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await prepare?.(page);
    await settled(page, 60_000);
    await page.evaluate(takeAnswer);
    await act(page, run);
    await wait(PATIENCE_MS);
    answers.push(await page.evaluate(takeAnswer));
    await undo?.(page);
  }
  return [
    { name: `${name}: next picture`, times: answers.map(({ inp }) => inp), aim: AIM_MS },
    { name: `${name}: the whole answer in view`, times: answers.map(({ answer }) => answer) },
  ];
}
