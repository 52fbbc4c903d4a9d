import { setTimeout as wait } from 'node:timers/promises';
import { settled, type WatchedPage } from '../../../tests/e2e/browser';
import type { Figure } from './lab';

const RUNS = 5;
const AIM_MS = 100;
/** Long enough for every answer. A fixed wait, because polling would slow the page down. */
const PATIENCE_MS = 2500;

/**
 * Times after an input in ms: `inp` until the next paint (INP), `answer` until the last change of the page was painted.
 */
type Answer = { inp: number; answer: number };

/**
 * Runs in the page: records how long inputs took until the next paint, and when the page last changed after an input.
 */
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
    // Hovering does not count: only inputs such as clicks and keys have an interactionId.
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

/** A timed action of an operator, with untimed preparation and undo so that it can run again. */
export type Step = {
  name: string;
  act: (page: WatchedPage, run: number) => Promise<unknown>;
  prepare?: (page: WatchedPage) => Promise<unknown>;
  undo?: (page: WatchedPage) => Promise<unknown>;
};

/** Runs a step several times on a page that runs `watchInput`. */
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
    { name: `${name}: next paint`, times: answers.map(({ inp }) => inp), aim: AIM_MS },
    { name: `${name}: complete`, times: answers.map(({ answer }) => answer) },
  ];
}
