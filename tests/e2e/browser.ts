import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page, type Route } from 'playwright-core';
import { operators } from '../../mock/fixtures/operators';
import type { Locale } from '../../src/utils/constants';
import { CPU_SLOWDOWN, WAIT_MS } from './slowdown';

/** Chromium without its own windows where the system has it: they take as much time as the pages in them. */
const executables = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Starts the system's Chromium. What it would ask of the network of its own accord is off. */
export const launchBrowser = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? executables.find((path) => existsSync(path)),
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

/** A browser of its own, as a new operator has it: no cookies, the language chosen. */
export async function newContext(browser: Browser, { baseUrl, locale = 'zh-CN', width = 1280, timezoneId }: Options) {
  const context = await browser.newContext({
    baseURL: baseUrl,
    locale,
    timezoneId,
    reducedMotion: 'reduce',
    viewport: { width, height: 800 },
    // The server would pack all code anew for every context.
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

const JITTER_MS = Number(process.env.E2E_JITTER_MS ?? 0);

/** Lets a request for data or code wait up to E2E_JITTER_MS, so that answers come in another order each time. */
async function answerLate(route: Route) {
  await wait(Math.random() * JITTER_MS);
  // Given up meanwhile, with its page or by the console.
  await route.continue().catch(() => undefined);
}

/** Lets a page compute E2E_CPU_SLOWDOWN times as long, as on a busy machine. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** A page that notes down what goes wrong on it. */
export type WatchedPage = Page & {
  /** Console errors, uncaught exceptions, CSP violations, failed requests and answers with an error status. */
  readonly troubles: string[];
  /** Every address that was requested. */
  readonly requested: string[];
  /** Requests under way. */
  readonly pending: ReadonlySet<unknown>;
};

/** @param context from newContext; several pages of one are tabs of the same browser */
export async function newPage(context: BrowserContext): Promise<WatchedPage> {
  const page = await context.newPage();
  if (CPU_SLOWDOWN > 1) await slowDown(page);
  const troubles: string[] = [];
  const requested: string[] = [];
  const pending = new Set<unknown>();

  await page.exposeFunction('__noteCspViolation', (violation: string) => void troubles.push(`CSP: ${violation}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const scope = window as unknown as { __noteCspViolation(violation: string): void };
      scope.__noteCspViolation(`${violatedDirective} ${blockedURI}`);
    });
  });
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
    // Leaving a page ends what it still asks for, and so does the console with an answer it no longer wants.
    if (errorText !== 'net::ERR_ABORTED') troubles.push(`request failed: ${request.url()} ${errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`answer ${response.status()}: ${response.url()}`);
  });
  return Object.assign(page, { troubles, requested, pending });
}

const POLL_MS = 25;
const QUIET_POLLS = 3;

/** Waits until nothing loads, spins or moves any more. */
export async function settled(page: WatchedPage, timeoutMs = WAIT_MS) {
  let quiet = 0;
  for (const end = Date.now() + timeoutMs; quiet < QUIET_POLLS; await wait(POLL_MS)) {
    if (Date.now() > end) throw new Error(`${page.url()} does not come to rest; ${page.pending.size} requests pending`);
    const isBusy = page.pending.size > 0 || (await page.evaluate(isMoving));
    quiet = isBusy ? 0 : quiet + 1;
  }
}

/**
 * Runs in the page, and has no function with a name in it: tsx would give that a helper, which the
 * page does not have. What moves is brought to its end, so that nobody has to wait for it.
 */
function isMoving() {
  // Every screen has a heading, the sign-in page too: without one, code or operator are still on their way. That of
  // a page which waits for the next one's code is still there, unseen.
  if (![...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility())) return true;
  if (document.querySelector('.ant-spin-spinning, .ant-skeleton-active, [aria-busy=true]')) return true;
  const animations = document.getAnimations();
  // One that is about to open something stands still, where that is not yet: a click there is lost.
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
  if (!operator) throw new Error('no such operator');
  return operator;
}
export const firstOperator = operatorAt(0);
export const secondOperator = operatorAt(1);

/** Types an account of the mock into the sign-in form that is on the screen. */
export async function fillSignIn(page: Page, { username, password } = firstOperator) {
  await page.locator('#username').fill(username);
  await page.locator('#password').fill(password);
  // The only primary button, whatever the language.
  await page.locator('button.ant-btn-primary').click();
}

/** Signs in without the form, by the cookie that the server gives for it, and opens `path`. */
export async function signIn(
  page: WatchedPage,
  path = '/welcome',
  { username, password }: typeof firstOperator = firstOperator,
) {
  const answer = await page.context().request.post('/api/admin/v1/login', {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: { username, password },
    // The server ends what was idle for five seconds, maybe in this very moment.
    maxRetries: 2,
  });
  if (!answer.ok()) throw new Error(`nobody is signed in: ${answer.status()} ${await answer.text()}`);
  await page.goto(path);
  await settled(page);
  if (new URL(page.url()).pathname === '/user/login') throw new Error('nobody is signed in all the same');
}

/** Goes to `path` within the app, as a link does, without loading it anew. */
export async function visit(page: WatchedPage, path: string) {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}
