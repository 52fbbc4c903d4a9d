import type { Browser } from 'playwright-core';
import { slowDown } from './slow-down';

const RUNS = 7;

/**
 * Runs in the page: returns the ms that a fixed task takes which does not depend on the app's code. The task sorts
 * numbers, creates a table, lays it out twice and removes it. It has no named inner function, because tsx would add a
 * helper that the page lacks.
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
 * Opens a page for calibration. The returned function runs a fixed task several times and returns the times in ms,
 * which depend on how fast and how busy this machine is.
 *
 * @param slowdown CPU slowdown of the page, the same factor as on the measured pages
 */
export async function openCalibration(browser: Browser, slowdown: number) {
  const page = await (await browser.newContext()).newPage();
  await slowDown(page, slowdown);
  const calibrate = async () => {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await page.evaluate(fixedWork));
    return times;
  };
  // Warm-up: code is slower when it runs for the first time.
  await calibrate();
  return calibrate;
}
