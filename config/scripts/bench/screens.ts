import zhCN from '../../../src/locales/zh-CN/menu';
import { launchBrowser, newContext, newPage, settled } from '../../../tests/e2e/browser';
import { distinctScreens, menuKey } from '../../../tests/e2e/screens';
import { signIn } from './dev-server';

/** The first screens wait until their code is compiled, which is slow on a busy machine. */
const TIMEOUT_MS = 90_000;
const menu: Record<string, string | undefined> = zhCN;

/** Opens every screen on the development server, and reports screens with errors or unexpected reloads. */
export async function openScreens(baseUrl: string) {
  const browser = await launchBrowser();
  try {
    const page = await newPage(await newContext(browser, { baseUrl }));
    await signIn(page);
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
    });
    for (const { path } of distinctScreens) {
      page.troubles.length = 0;
      loads = 0;
      const found = await (async () => {
        await page.goto(path, { timeout: TIMEOUT_MS });
        const heading = menu[menuKey(path)] ?? path;
        await page.waitForFunction((text) => document.querySelector('h1')?.textContent === text, heading, {
          timeout: TIMEOUT_MS,
        });
        await settled(page, TIMEOUT_MS);
        if (await page.locator('body > iframe').count()) return ['error overlay'];
        return loads === 1 ? page.troubles : [...page.troubles, `loaded ${loads} times`];
      })().catch((error: Error) => [...page.troubles, error.message]);
      if (found.length === 0) continue;
      console.error(`${path}: ${found.join('; ').slice(0, 600)}`);
      process.exitCode = 1;
    }
    console.log(`${distinctScreens.length} screens opened`);
  } finally {
    await browser.close();
  }
}
