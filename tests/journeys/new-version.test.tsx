import { act, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetDrafts } from '@/session/drafts';
import { open, signedIn } from '../app';
import { later } from '../later';
import { server } from '../server';

const MINUTE_MS = 60_000;
const NEW = '系统已有新版本，刷新页面后即可使用。';

const getPage = (build: string) => `<!DOCTYPE html><head></head><body><script src="/umi.${build}.js"></script></body>`;
const reload = vi.fn();

beforeEach(() => {
  reload.mockClear();
  forgetDrafts();
  // The script of the current build; jsdom does not load it.
  document.head.append(Object.assign(document.createElement('script'), { src: '/umi.0000000a.js' }));
  server.use(http.get('*/index.html', () => HttpResponse.html(getPage('0000000b'))));
});
afterEach(() => {
  for (const file of document.head.querySelectorAll('script[src]')) file.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Returns to the window after a minute, once the placeholder of the banner precedes the heading of the page. */
async function returnToWindow() {
  await waitFor(() => {
    const [place, heading] = [document.querySelector('[role=status]'), document.querySelector('h1')];
    expect(heading && place && heading.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  });
  await act(async () => later(MINUTE_MS));
  return screen.findByText(NEW);
}
/** Replaces `location.reload`, since jsdom cannot load a page. */
const watchReload = () => vi.stubGlobal('location', Object.create(window.location, { reload: { value: reload } }));
const button = (name: string) => screen.getByRole('button', { name });

test('a new version is announced once, next to the offline banner, and stays after a navigation', async () => {
  await signedIn('/exception');
  await returnToWindow();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/网络已断开/)).toBeInTheDocument();
  expect(screen.getByText(NEW)).toBeInTheDocument();
  act(() => history.push('/setting/search-hotwords'));
  await screen.findByRole('heading', { level: 1, name: '搜索热词' });
  expect(screen.getAllByText(NEW)).toHaveLength(1);
  expect(reload).not.toHaveBeenCalled();
});

test('a new version is announced on the login page too, and loads at once when nothing is unsaved', async () => {
  const app = await open('/user/login');
  await returnToWindow();
  watchReload();
  button('刷新页面').focus();
  await app.user.keyboard('{Enter}');
  expect(reload).toHaveBeenCalledTimes(1);
});
