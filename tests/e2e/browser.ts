import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page, type Route } from 'playwright-core';
import { operators } from '../../mock/fixtures/operators';
import type { Locale } from '../../src/utils/constants';
import { CPU_SLOWDOWN, WAIT_MS } from './slowdown';

/** Prefers the headless shell, because windows take as much time as the pages in them. */
const executables = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/**
 * Path of the system's Chromium, or of the one in the environment variable CHROMIUM.
 *
 * @throws an error that says what to install if there is none
 */
export function findChromium() {
  const path = process.env.CHROMIUM ?? executables.find((candidate) => existsSync(candidate));
  if (path && existsSync(path)) return path;
  throw new Error(
    `No Chromium at ${path ?? executables.join(' or ')}. Install it (Debian: apt-get install chromium-headless-shell ` +
      'fonts-noto-cjk), or set its path: CHROMIUM=/path/to/chromium npm run e2e',
  );
}

/** Starts the system's Chromium with background requests turned off. */
export const launchBrowser = () =>
  chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

type Options = { baseUrl: string; locale?: Locale; width?: number; timezoneId?: string };

/** Creates a browser context without cookies and with the UI language set. */
export async function newContext(browser: Browser, { baseUrl, locale = 'zh-CN', width = 1280, timezoneId }: Options) {
  const context = await browser.newContext({
    baseURL: baseUrl,
    locale,
    timezoneId,
    reducedMotion: 'reduce',
    viewport: { width, height: 800 },
    // Without this, the server would compress all code again for every context.
    extraHTTPHeaders: { 'Accept-Encoding': 'identity' },
    storageState: {
      cookies: [],
      origins: [{ origin: baseUrl, localStorage: [{ name: 'umi_locale', value: locale }] }],
    },
  });
  context.setDefaultTimeout(WAIT_MS);
  if (JITTER_MS > 0) await context.route(/\/api\/|\.async\.js$/, answerLate);
  return context;
}

/** Maximum delay of answers and code, in milliseconds. */
export const JITTER_MS = Number(process.env.E2E_JITTER_MS ?? 0);

/** Delays a request for data or code by up to E2E_JITTER_MS, so that responses arrive in random order. */
async function answerLate(route: Route) {
  await wait(Math.random() * JITTER_MS);
  // The page may be closed by now, or the app may have canceled the request.
  await route.continue().catch(() => undefined);
}

/** Slows down the CPU of a page by E2E_CPU_SLOWDOWN, as on a busy machine. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** A page that records its errors and requests. */
export type WatchedPage = Page & {
  /** Console errors, uncaught exceptions, CSP violations, failed requests and responses with an error status. */
  readonly troubles: string[];
  /** All requested URLs. */
  readonly requested: string[];
  /** Requests without a response yet. */
  readonly pending: Set<unknown>;
};

/** Starts recording errors and requests, and clears those of an earlier test on the same page. */
export function watch(page: WatchedPage) {
  const { troubles, requested, pending } = page;
  page.removeAllListeners();
  for (const kept of [troubles, requested]) kept.length = 0;
  pending.clear();
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => void troubles.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    pending.add(request);
    requested.push(request.url());
  });
  page.on('requestfinished', (request) => void pending.delete(request));
  page.on('requestfailed', (request) => {
    pending.delete(request);
    const { errorText } = request.failure() ?? {};
    // Navigation cancels the requests of a page, and the app cancels requests that it no longer needs.
    if (errorText !== 'net::ERR_ABORTED') troubles.push(`request failed: ${request.url()} ${errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`answer ${response.status()}: ${response.url()}`);
  });
  return page;
}

/** Opens a page that records errors and requests. @param context from newContext; pages of one context are tabs */
export async function newPage(context: BrowserContext): Promise<WatchedPage> {
  const page = Object.assign(await context.newPage(), { troubles: [], requested: [], pending: new Set() });
  if (CPU_SLOWDOWN > 1) await slowDown(page);
  const { troubles }: WatchedPage = page;
  await page.exposeFunction('__noteCspViolation', (violation: string) => void troubles.push(`CSP: ${violation}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const scope = window as unknown as { __noteCspViolation(violation: string): void };
      scope.__noteCspViolation(`${violatedDirective} ${blockedURI}`);
    });
  });
  return watch(page);
}

const POLL_MS = 25;
const QUIET_POLLS = 3;

/** Waits until nothing loads or moves. @throws after `timeoutMs` */
export async function settled(page: WatchedPage, timeoutMs = WAIT_MS) {
  let quiet = 0;
  for (const end = Date.now() + timeoutMs; quiet < QUIET_POLLS; await wait(POLL_MS)) {
    if (Date.now() > end) throw new Error(`${page.url()} does not settle; ${page.pending.size} requests pending`);
    const isBusy = page.pending.size > 0 || (await page.evaluate(isMoving));
    quiet = isBusy ? 0 : quiet + 1;
  }
}

/**
 * Runs in the page: whether something loads or moves. Finishes running animations, so that no test waits for them. Has
 * no named inner function, because tsx would add a helper that the page lacks.
 */
function isMoving() {
  // Every screen has a heading, even the sign-in page. Without one, code or current user are still loading. While the
  // code of the next page loads, the heading of the previous page exists but is not visible.
  if (![...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility())) return true;
  if (document.querySelector('.ant-spin-spinning, .ant-skeleton-active, [aria-busy=true]')) return true;
  const animations = document.getAnimations();
  // Before an opening animation starts, its element is at a position where a click would be lost.
  const isBeginning = animations.some(
    ({ effect, playState }) =>
      playState === 'paused' &&
      effect instanceof KeyframeEffect &&
      effect.target?.matches('[class*="-enter-"], [class*="-appear-"]'),
  );
  if (isBeginning) return true;
  const moving = animations.filter(
    ({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
  );
  for (const animation of moving) animation.finish();
  return moving.length > 0;
}

function operatorAt(index: number) {
  const operator = operators[index];
  if (!operator) throw new Error('the mock has no such operator');
  return operator;
}
export const firstOperator = operatorAt(0);
export const secondOperator = operatorAt(1);

/**
 * Signs in and opens `path`. On a reused page it fills in the sign-in form that the page shows; on a new page it signs
 * in by a request and loads the page.
 */
export async function signIn(
  page: WatchedPage,
  path = '/welcome',
  { username, password }: typeof firstOperator = firstOperator,
) {
  if (isAtSignIn(page)) {
    await visit(page, `/user/login?redirect=${encodeURIComponent(path)}`);
    await page.locator('#username').fill(username);
    await page.locator('#password').fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL(({ pathname }) => pathname !== SIGN_IN);
  } else {
    const answer = await page.context().request.post('/api/admin/v1/login', {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      data: { username, password },
      // The server closes idle connections after five seconds, possibly at this moment.
      maxRetries: 2,
    });
    if (!answer.ok()) throw new Error(`sign-in failed: ${answer.status()} ${await answer.text()}`);
    await page.goto(path);
  }
  await settled(page);
  if (isAtSignIn(page)) throw new Error('the page still shows the sign-in form');
}

const SIGN_IN = '/user/login';
const isAtSignIn = (page: Page) => page.url().startsWith('http') && new URL(page.url()).pathname === SIGN_IN;

/** Signs out by the user menu, which also clears the app's memory. Fails while a dialog is open. */
export async function signOut(page: WatchedPage, timeout: number) {
  await page.locator('header [aria-haspopup=menu]').click({ timeout });
  await page.locator('[data-menu-id$=logout]').click({ timeout });
  await page.waitForURL(({ pathname }) => pathname === SIGN_IN, { timeout });
  await page.locator('#username').waitFor({ timeout });
  await settled(page, timeout);
}

/** Navigates to `path` within the app like a link, which is faster than loading the page. */
export async function visit(page: WatchedPage, path: string) {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}
