import type { Page } from 'playwright-core';

/** Slows the CPU of `page` down by the factor `rate` until the page is closed. */
export async function slowDown(page: Page, rate: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
