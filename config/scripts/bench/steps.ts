import projectSteps from '../../../src/locales/zh-CN/projectSteps';
import { settled, signIn } from '../../../tests/e2e/browser';
import { inLab } from './lab';

const RUNS = 9;
const AIM_MS = 100;
const steps = [projectSteps['step.criteria'], projectSteps['step.basic']];

/**
 * Runs in the page: clicks the button of a step and returns the ms until the step is painted. Has no named inner
 * function, because tsx would add a helper that the page lacks.
 */
function untilDrawn(button: Element) {
  const panels = [...document.querySelectorAll<HTMLElement>('form div')].filter(
    ({ style }) => style.display === 'none',
  );
  const hidden = panels.find((panel) => panel.querySelector('.ant-card'));
  return new Promise<number>((resolve) => {
    const start = performance.now();
    new MutationObserver((_, watch) => {
      if (hidden?.style.display === 'none') return;
      watch.disconnect();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - start);
      requestAnimationFrame(() => port2.postMessage(null));
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['style'] });
    (button as HTMLElement).click();
  });
}

/** Measures how fast the next step of a project is rendered, in Chromium on the production build. */
export const benchSteps = () =>
  inLab(async (lab) => {
    const page = await lab.open();
    await signIn(page, '/project/project-edit?id=9010');
    await page.locator('[contenteditable=true]').waitFor();
    await lab.slowDown(page);
    await lab.report(async () => {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        await settled(page, 60_000);
        const name = steps[run % steps.length] as string;
        times.push(await page.getByRole('button', { name: new RegExp(`${name}$`) }).evaluate(untilDrawn));
      }
      return [{ name: 'Next step of a project', times, aim: AIM_MS, limit: AIM_MS }];
    });
  });
