import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { resetApp } from './app';
import { server } from './server';

configure({ asyncUtilTimeout: 5000, getElementError: (message) => new Error(message?.split('\n\nHere are')[0]) });

// What jsdom lacks and antd measures with.
class NoObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver = NoObserver;
window.scrollTo = () => {};
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
const { getComputedStyle } = window;
// jsdom knows no pseudo-elements and complains about every one that is asked for.
window.getComputedStyle = (element) => getComputedStyle(element);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(resetApp);
afterAll(() => server.close());
