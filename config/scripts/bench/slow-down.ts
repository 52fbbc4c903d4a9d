import type { Page } from 'playwright-core';

/** Makes the processor of `page` so many times slower, for as long as it is open. */
export async function slowDown(page: Page, rate: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
