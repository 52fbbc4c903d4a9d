import type { Browser } from 'playwright-core';
import { slowDown } from './slow-down';

const RUNS = 7;

/**
 * Runs in the page, without a named function (tsx would give it a helper): ms for a fixed piece of work as a console
 * does it, of which no line is ours. It sorts numbers, makes a table, has it laid out twice, and throws it away.
 */
function fixedWork() {
  const start = performance.now();
  let seed = 1;
  const numbers = Array.from({ length: 20_000 }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed;
  });
  numbers.sort((one, other) => one - other);
  const table = document.createElement('table');
  for (let row = 0; row < 150; row += 1) {
    const line = table.insertRow();
    for (let column = 0; column < 10; column += 1) line.insertCell().textContent = String(numbers[row * 10 + column]);
  }
  document.body.append(table);
  let height = table.offsetHeight;
  table.style.width = '100%';
  height += table.offsetHeight;
  table.remove();
  return height > 0 ? performance.now() - start : Number.NaN;
}

/**
 * Opens the page that every figure is put in relation to: it tells how long this machine, as busy as it is now, takes
 * for a fixed work, several times.
 *
 * @param slowdown how much slower the processor of the page is than this machine's, as in what is measured
 */
export async function openCalibration(browser: Browser, slowdown: number) {
  const page = await (await browser.newContext()).newPage();
  await slowDown(page, slowdown);
  const calibrate = async () => {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await page.evaluate(fixedWork));
    return times;
  };
  // The first time is that of code which has never run.
  await calibrate();
  return calibrate;
}
