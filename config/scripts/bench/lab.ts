import type { Browser } from 'playwright-core';
import { launchBrowser, newContext, newPage, type WatchedPage } from '../../../tests/e2e/browser';
import { ensureBuild, startPreview } from '../../../tests/e2e/server';
import { openCalibration } from './calibration';
import { getMedian } from './median';
import { slowDown } from './slow-down';

/** What a slow office computer is, beside this machine. */
const CPU_SLOWDOWN = 4;

/** What was measured, in ms: of several times the median counts. */
export type Figure = {
  name: string;
  times: readonly number[];
  /** It is to stay under this, in ms: met or not met, that is told. */
  aim?: number;
  /** From this on the bench fails, in ms. */
  limit?: number;
};

export type Lab = {
  browser: Browser;
  /** A page in a browser of its own, as fast as this machine until it is slowed down. */
  open: () => Promise<WatchedPage>;
  slowDown: (page: WatchedPage) => Promise<void>;
  /** Prints what `measure` finds, in ms and as a multiple of the calibration that was taken right before it and after. */
  report: (measure: () => Promise<readonly Figure[]>) => Promise<void>;
};

function print({ name, times, aim, limit = Infinity }: Figure, calibration: number) {
  const median = getMedian(times);
  const verdict = aim === undefined ? '' : `   under ${aim} ms: ${median < aim ? 'met' : 'NOT met'}`;
  const numbers = `${median.toFixed(0).padStart(6)} ms ${(median / calibration).toFixed(2).padStart(6)}x`;
  console.log(`${name.padEnd(56)}${numbers}${verdict}`);
  if (median >= limit) process.exitCode = 1;
}

/**
 * Runs a bench on the production build in Chromium.
 *
 * @param slowdown how much slower the processor is than this machine's, once a page is slowed down
 */
export async function inLab(bench: (lab: Lab) => Promise<void>, slowdown = CPU_SLOWDOWN) {
  ensureBuild();
  const server = await startPreview();
  const browser = await launchBrowser();
  try {
    const calibrate = await openCalibration(browser, slowdown);
    await bench({
      browser,
      open: async () => newPage(await newContext(browser, { baseUrl: server.baseUrl })),
      slowDown: (page) => slowDown(page, slowdown),
      report: async (measure) => {
        const before = await calibrate();
        const figures = await measure();
        const calibration = getMedian([...before, ...(await calibrate())]);
        console.log(`${slowdown}x slower processor; calibration ${calibration.toFixed(0)} ms`);
        for (const figure of figures) print(figure, calibration);
      },
    });
  } finally {
    await browser.close();
    await server.stop();
  }
}
