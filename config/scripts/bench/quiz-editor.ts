import type { Page } from 'playwright-core';
import projectSteps from '../../../src/locales/zh-CN/projectSteps';
import quizEdit from '../../../src/locales/zh-CN/quizEdit';
import { largeQuiz } from '../../../tests/bench/large-quiz';
import { settled, signIn } from '../../../tests/e2e/browser';
import { timeKeys } from './keys';
import { inLab } from './lab';

const RUNS = 5;
const AIM_MS = { open: 1_500, key: 50 };
/** A project whose quiz is a draft. */
const PROJECT = '9010';

/**
 * Runs in the page: clicks the quiz step and returns the ms until the quiz is painted. Has no named inner function,
 * because tsx would add a helper.
 */
function untilOpen(button: Element) {
  return new Promise<number>((resolve) => {
    const start = performance.now();
    new MutationObserver((_, watch) => {
      if (!document.querySelector('aside textarea')) return;
      watch.disconnect();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - start);
      requestAnimationFrame(() => port2.postMessage(null));
    }).observe(document.body, { subtree: true, childList: true });
    (button as HTMLElement).click();
  });
}

const stepButton = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`${name}$`) });

/** Measures the quiz editor with the largest quiz that is allowed, in Chromium on the production build. */
export const benchQuizEditor = () =>
  inLab(async (lab) => {
    const page = await lab.open();
    await page.route(/\/quizzes\/\d+$/, async (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      const answer = await (await route.fetch({ maxRetries: 3 })).json();
      return route.fulfill({ json: { ...answer, data: { ...answer.data, ...largeQuiz() } } });
    });
    await signIn(page, `/project/link-edit?projectId=${PROJECT}`);
    await lab.slowDown(page);
    await lab.report(async () => {
      const opened: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        await settled(page, 60_000);
        opened.push(await stepButton(page, projectSteps['step.quiz']).evaluate(untilOpen));
        await settled(page, 60_000);
        if (run < RUNS - 1) await stepButton(page, projectSteps['step.links']).click();
      }
      return [
        { name: 'Quiz editor, 200 questions and rules: first opening', times: opened.slice(0, 1) },
        { name: 'Quiz editor, opened', times: opened, aim: AIM_MS.open, limit: AIM_MS.open },
      ];
    });
    await lab.report(async () => {
      const field = page.getByRole('complementary', { name: quizEdit.panel }).getByRole('textbox').first();
      return [{ name: 'Quiz editor, a key', times: await timeKeys(page, field), aim: AIM_MS.key, limit: AIM_MS.key }];
    });
  });
