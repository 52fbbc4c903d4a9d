import type { Browser } from 'playwright-core';
import { launchBrowser, newContext, newPage, type WatchedPage } from '../../../tests/e2e/browser';
import { ensureBuild, startPreview } from '../../../tests/e2e/server';
import { openCalibration } from './calibration';
import { getMedian } from './median';
import { slowDown } from './slow-down';

/** How much slower an office computer is than this machine. */
const CPU_SLOWDOWN = 4;

/** Measured times in ms. The median is reported. */
export type Figure = {
  name: string;
  times: readonly number[];
  /** Target for the median in ms. The output says whether it is met. */
  aim?: number;
  /** The bench fails when the median reaches this many ms. */
  limit?: number;
};

export type Lab = {
  browser: Browser;
  /** Opens a page in a new browser context, at full speed until `slowDown` is called. */
  open: () => Promise<WatchedPage>;
  slowDown: (page: WatchedPage) => Promise<void>;
  /** Prints the figures of `measure` in ms and as a multiple of a calibration that runs right before and after it. */
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
 * @param slowdown factor by which `slowDown` slows the CPU of a page
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
