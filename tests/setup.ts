import { Blob, File } from 'node:buffer';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import * as React from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { SESSION_COOKIE } from '@/contract/session-cookie';
import { expiredCookie } from '../mock/session/cookie';
import { NOW, resetApp } from './app';
import { server } from './server';

const MSW_COOKIES = '__msw-cookie-store__';

configure({ asyncUtilTimeout: 10_000, getElementError: (message) => new Error(message?.split('\n\nHere are')[0]) });

// MSW would receive jsdom's own File as the string "undefined", so uploads use Node's classes.
const { constructor: FormData } = await new Response(new URLSearchParams('a=1')).formData();
Object.assign(globalThis, { File, Blob, FormData });

// jsdom lacks the observers that antd measures with.
class NoObserver implements ResizeObserver, IntersectionObserver {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  takeRecords = () => [];
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver = NoObserver;
// Nothing ever intersects here; the end-to-end tests check what renders on scrolling into view.
globalThis.IntersectionObserver = NoObserver;
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
// ECharts renders SVG here, and measures text without a canvas when there is no context.
HTMLCanvasElement.prototype.getContext = () => null;
const media = (query: string): MediaQueryList => ({
  // A desktop: every min-width matches, no max-width does.
  matches: query.includes('min-width'),
  media: query,
  onchange: null,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
});
window.matchMedia = media;
// For queries by role, jsdom matches every rule of antd's style sheets against every element, which takes seconds for a
// full table. The end-to-end tests check styles; here an element is hidden by its inline style or by the class with
// which antd hides its overlays.
const gone = document.createElement('div');
gone.style.display = 'none';
const hiddenByAntd = '[class*="-dropdown-hidden"], [class*="-popover-hidden"], [class*="-tooltip-hidden"]';
window.getComputedStyle = (element) => (element.matches(hiddenByAntd) ? gone.style : (element as HTMLElement).style);

// React records a stack trace for each element it creates, which only its warnings use; this limit turns that off.
const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1] as object;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Infinity,
  set() {},
});

// jsdom's `labels` checks every label of the page, and each label searches the page for its field.
for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement, HTMLButtonElement])
  Object.defineProperty(prototype, 'labels', {
    get(this: HTMLInputElement) {
      if (this.type === 'hidden') return null;
      const around = this.closest('label');
      const labels = around && !around.htmlFor ? [around] : [];
      // Most buttons have no id, so they can only be labeled by the label around them.
      if (this.id) labels.push(...this.ownerDocument.querySelectorAll<HTMLLabelElement>(`label[for="${this.id}"]`));
      return labels;
    },
  });

// jsdom would parse each style sheet, of which unstyled.tsx discards all.
Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', { configurable: true, set() {} });

// ProLayout's menu sets a timer that it does not clear, so it would fire after the window is gone. Timers that are not
// cleared also keep the pages of earlier tests in memory.
const { setTimeout: startTimer } = globalThis;
const timers: ReturnType<typeof startTimer>[] = [];
globalThis.setTimeout = Object.assign(
  (...given: Parameters<typeof startTimer>) => {
    const timer = startTimer(...given);
    timers.push(timer);
    return timer;
  },
  { __promisify__: startTimer.__promisify__ },
) as typeof startTimer;
afterAll(() => {
  globalThis.setTimeout = startTimer;
});

// The console and the mock start each test at the world's instant; time runs on from there.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW, shouldAdvanceTime: true }));

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  resetApp();
});
afterEach(async () => {
  const hasSignedIn = localStorage.getItem(MSW_COOKIES)?.includes(SESSION_COOKIE);
  // A request that a screen sends on unmount, such as a last autosave, must not reach the world of the next test.
  server.use(http.all('*', () => HttpResponse.error()));
  cleanup();
  await new Promise((resolve) => startTimer(resolve));
  timers.splice(0).forEach(clearTimeout);
  resetApp();
  // MSW stores cookies that the mock sets apart from those of the document, and would keep them for all later tests.
  if (!hasSignedIn) return;
  server.use(http.get('*/end-of-test', () => new HttpResponse(null, { headers: expiredCookie })));
  await fetch(new URL('/end-of-test', window.location.origin));
  server.resetHandlers();
});
afterEach(() => void vi.useRealTimers());
afterAll(() => server.close());
