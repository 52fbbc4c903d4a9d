import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext } from 'playwright-core';
import { launchBrowser, newContext, newPage, settled, signIn } from '../../../tests/e2e/browser';
import { readDist } from '../../../tests/e2e/dist';
import { isNotBuilt, screens } from '../../../tests/e2e/screens';
import { ensureBuild, startPreview } from '../../../tests/e2e/server';

const LOGIN = '/user/login';

/** What is measured, as name and path: a path for every component, and one for all that are not built yet. */
function places() {
  const places = new Map<string, string>();
  const seen = new Set<string>();
  for (const screen of screens) {
    if (seen.has(screen.component)) continue;
    seen.add(screen.component);
    places.set(isNotBuilt(screen) ? 'not-built' : screen.path, screen.path);
  }
  return places;
}

const compressed = new Map<string, number>();

/** Size of a file of the build as a web server sends it, in KiB. */
function brotliKib(file: string) {
  const known = compressed.get(file);
  if (known !== undefined) return known;
  const size = brotliCompressSync(readDist(file)).length / 1024;
  compressed.set(file, size);
  return size;
}

/** All JavaScript that a first visit of `path` loads, in KiB; one decimal. */
async function javascriptOf(context: BrowserContext, path: string) {
  const page = await newPage(context);
  await page.goto(path);
  await settled(page);
  if (new URL(page.url()).pathname !== path) throw new Error(`${path} led to ${page.url()}`);
  const files = new Set(
    page.requested.map((url) => new URL(url).pathname.slice(1)).filter((name) => name.endsWith('.js')),
  );
  await page.close();
  const size = [...files].reduce((sum, file) => sum + brotliKib(file), 0);
  return Math.round(size * 10) / 10;
}

async function measureIn(browser: Browser, baseUrl: string) {
  const sizes: Record<string, number> = {};
  const context = await newContext(browser, { baseUrl });
  sizes[LOGIN] = await javascriptOf(context, LOGIN);
  const page = await newPage(context);
  await signIn(page);
  for (const [name, path] of places()) sizes[name] = await javascriptOf(context, path);
  return sizes;
}

/** KiB of JavaScript that each screen of the build loads, by route. */
export async function measureScreens() {
  ensureBuild();
  const { baseUrl, stop } = await startPreview();
  const browser = await launchBrowser();
  try {
    return await measureIn(browser, baseUrl);
  } finally {
    await browser.close();
    await stop();
  }
}
