import { Blob, File } from 'node:buffer';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import * as React from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { SESSION_COOKIE } from '@/contract/session-cookie';
import { clearCookie } from '../mock/session/cookie';
import { NOW, resetApp } from './app';
import { server } from './server';

const MSW_COOKIES = '__msw-cookie-store__';

configure({ asyncUtilTimeout: 10_000, getElementError: (message) => new Error(message?.split('\n\nHere are')[0]) });

// jsdom's own files reach the network's edge as the word "undefined".
const { constructor: FormData } = await new Response(new URLSearchParams('a=1')).formData();
Object.assign(globalThis, { File, Blob, FormData });

// What jsdom lacks and antd measures with.
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
// Nothing is in view: what is drawn when it comes into view is looked at in Chromium.
globalThis.IntersectionObserver = NoObserver;
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
// ECharts draws SVG here; it measures text by a canvas where there is one.
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
// jsdom matches every rule of antd's style sheets against every element that a query by role looks
// at: seconds for a full table. What is styled is looked at in Chromium; here an element is hidden
// when it says so itself, or wears the class by which antd hides its overlays.
const gone = document.createElement('div');
gone.style.display = 'none';
const hiddenByAntd = '[class*="-dropdown-hidden"], [class*="-popover-hidden"], [class*="-tooltip-hidden"]';
window.getComputedStyle = (element) => (element.matches(hiddenByAntd) ? gone.style : (element as HTMLElement).style);

// React takes down a stack trace for each element that it makes, to tell in warnings where that was.
const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1] as object;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Infinity,
  set() {},
});

// jsdom asks each element of the page which label is its own, and each label goes through the page for its field.
for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement, HTMLButtonElement])
  Object.defineProperty(prototype, 'labels', {
    get(this: HTMLInputElement) {
      if (this.type === 'hidden') return null;
      const around = this.closest('label');
      // No label names what has no id, as most buttons: only the one around it can be its own.
      if (!this.id) return around && !around.htmlFor ? [around] : [];
      const labels = [...this.ownerDocument.getElementsByTagName('label')];
      return labels.filter((label) => (label.htmlFor ? label.htmlFor === this.id : label === around));
    },
  });

// ProLayout's menu sets a timer that it does not clear: it would fire in a window that no longer exists. Until they are
// cleared, timers also keep the pages of earlier tests in memory.
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

// The console and the mock's server live at the world's instant, and time goes on from there.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW, shouldAdvanceTime: true }));

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  resetApp();
});
afterEach(async () => {
  const hasSignedIn = localStorage.getItem(MSW_COOKIES)?.includes(SESSION_COOKIE);
  // What a screen sends as it goes, such as the last of an autosave, does not reach the world of the next test.
  server.use(http.all('*', () => HttpResponse.error()));
  cleanup();
  await new Promise((resolve) => startTimer(resolve));
  timers.splice(0).forEach(clearTimeout);
  resetApp();
  // MSW keeps a cookie that the mock has set beside those of the document, for all tests that follow.
  if (!hasSignedIn) return;
  server.use(http.get('*/end-of-test', () => new HttpResponse(null, { headers: clearCookie })));
  await fetch(new URL('/end-of-test', window.location.origin));
  server.resetHandlers();
});
afterEach(() => void vi.useRealTimers());
afterAll(() => server.close());
