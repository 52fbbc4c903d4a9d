/**
 * Compares the build in dist with a build without stand-ins for package modules (docs/deployment.md, "The first load"):
 * every screen and its popups, pixel by pixel, in zh-CN at 1280 px and in en-US at 768 px.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { launchBrowser, newContext, newPage, settled, signIn, type WatchedPage } from '../../tests/e2e/browser';
import { ensureBuild, startPreview } from '../../tests/e2e/server';
import { difference } from './same-look/pixels';
import { buildPlain, serveFrom } from './same-look/plain-build';
import { type State, states } from './same-look/states';

/**
 * Two runs of the same build sometimes differ, for example by half a pixel of a column, so a difference is checked
 * again.
 */
const ATTEMPTS = 3;
const pictures = process.env.E2E_PICTURES;

ensureBuild();
const plain = buildPlain();
const preview = await startPreview();
const browser = await launchBrowser();
const problems: string[] = [];

async function getPicture(page: WatchedPage, { path, open }: State) {
  const isSignIn = path === '/user/login';
  if (isSignIn) await page.context().clearCookies();
  if (isSignIn) await page.goto(path);
  else await signIn(page, path);
  await settled(page);
  await open?.(page);
  await page.mouse.move(1, 1);
  await settled(page);
  // The count at the bell may change between two screenshots.
  return page.screenshot({ animations: 'disabled', style: 'header .ant-badge-count { visibility: hidden }' });
}

async function compare(sides: readonly WatchedPage[], state: State, looks: string) {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const [one, other] = await Promise.all(sides.map((page) => getPicture(page, state)));
    if (!one || !other) throw new Error('a screenshot is missing');
    const box = await difference(one, other);
    if (!box) return;
    if (attempt < ATTEMPTS) continue;
    const { count, left, top, right, bottom } = box;
    problems.push(`${looks}, ${state.name}: ${count} pixels differ, from ${left},${top} to ${right},${bottom}`);
    if (!pictures) continue;
    const name = `${looks} ${state.name}`.replace(/[^\w-]+/g, '_');
    writeFileSync(resolve(pictures, `${name}.png`), one);
    writeFileSync(resolve(pictures, `${name} plain.png`), other);
  }
}

try {
  for (const [locale, width] of [
    ['zh-CN', 1280],
    ['en-US', 768],
  ] as const) {
    const contexts = await Promise.all(
      [0, 1].map(() => newContext(browser, { baseUrl: preview.baseUrl, locale, width })),
    );
    if (contexts[1]) await serveFrom(plain.folder, contexts[1]);
    const sides = await Promise.all(contexts.map(newPage));
    for (const state of states) {
      await compare(sides, state, `${locale} ${width}`).catch((error: Error) =>
        problems.push(`${locale} ${width}, ${state.name}: ${error.message.split('\n')[0]}`),
      );
    }
    await Promise.all(contexts.map((context) => context.close()));
  }
} finally {
  await browser.close();
  await preview.stop();
  plain.remove();
}
console.log(`${states.length * 2} states compared, ${problems.length} differ`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
