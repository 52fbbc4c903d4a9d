import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { MAIN_ID } from '@/components/shell/SkipLink';
import { forgetDrafts, storeDraft } from '@/session/drafts';
import { registerSending } from '@/session/sending';
import { deferred } from '../../../../tests/deferred';
import { findDialog } from '../../../../tests/dialog';
import { later } from '../../../../tests/later';
import { openScreen } from '../../../../tests/screen';
import { server } from '../../../../tests/server';
import NewVersionBanner from './NewVersionBanner';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const NEW = '系统已有新版本，刷新页面后即可使用。';

const pageOf = (build: string) =>
  `<!DOCTYPE html><head><link rel="stylesheet" href="/umi.0000000a.css"><script src="/framework.0000000a.js"></script>` +
  `</head><body><div id="root"></div><script src="/umi.${build}.js"></script></body>`;

let answered = 0;
const serve = (answer: () => Response | Promise<Response>) =>
  server.use(
    http.get('*/index.html', async () => {
      const response = await answer();
      answered += 1;
      return response;
    }),
  );
const deploy = (build: string) => serve(() => HttpResponse.html(pageOf(build)));
let fetches: MockInstance<typeof fetch>;
const requests = () => fetches.mock.calls.filter(([url]) => url === '/index.html').length;

beforeEach(() => {
  answered = 0;
  fetches = vi.spyOn(window, 'fetch');
  // The files of this document: jsdom loads none.
  for (const file of new DOMParser().parseFromString(pageOf('0000000a'), 'text/html').querySelectorAll('script, link'))
    document.head.append(document.importNode(file));
});
afterEach(() => {
  for (const file of document.head.querySelectorAll('script[src], link[rel=stylesheet]')) file.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const Shell = () => (
  <>
    <NewVersionBanner />
    <main id={MAIN_ID} tabIndex={-1} />
  </>
);
const open = (path?: string) => openScreen(Shell, { path, isEverywhere: true });
/** Makes the window visible again after a while. */
const returnAfter = (ms = MINUTE_MS) => act(async () => later(ms));
const banner = () => screen.findByText(NEW);
const noBanner = () => expect(screen.queryByText(NEW)).not.toBeInTheDocument();

test('shows a new version once, as a status without focus, and hides it when that version is rolled back', async () => {
  deploy('0000000b');
  open();
  await returnAfter();
  expect((await banner()).closest('[role=status]')).not.toBeNull();
  expect(document.body).toHaveFocus();
  await returnAfter();
  await waitFor(() => expect(answered).toBe(2));
  expect(screen.getAllByText(NEW)).toHaveLength(1);
  deploy('0000000a');
  await returnAfter();
  await waitFor(noBanner);
});

test('shows nothing on the same version, on an error, or on any other page', async () => {
  open();
  let times = 0;
  for (const answer of [
    () => HttpResponse.html(pageOf('0000000a')),
    () => HttpResponse.html(pageOf('0000000b'), { status: 500 }),
    () => HttpResponse.html(pageOf('0000000b'), { status: 404 }),
    // Pages of a proxy sign-in and of a gateway.
    () => HttpResponse.html('<script src="/sso/umi.0000000b.js"></script>'),
    () => HttpResponse.html('<!doctype html><title>Gateway</title>'),
    () => HttpResponse.error(),
  ]) {
    serve(answer);
    await returnAfter();
    times += 1;
    await waitFor(() => expect(answered).toBe(times));
  }
  // The last response has rendered once the next one arrives.
  deploy('0000000a');
  await returnAfter();
  await waitFor(() => expect(answered).toBe(times + 1));
  noBanner();
});

test('fetches the page at most once a minute, not in the first minute, and not offline', async () => {
  deploy('0000000a');
  open();
  await returnAfter(MINUTE_MS / 2);
  expect(requests()).toBe(0);
  await returnAfter(MINUTE_MS / 2);
  expect(requests()).toBe(1);
  await returnAfter(MINUTE_MS / 2);
  const focus = () => act(async () => void window.dispatchEvent(new Event('focus')));
  await focus();
  expect(requests()).toBe(1);
  vi.setSystemTime(Date.now() + MINUTE_MS / 2);
  await focus();
  expect(requests()).toBe(2);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await returnAfter();
  expect(requests()).toBe(2);
  online.mockReturnValue(true);
  await returnAfter();
  expect(requests()).toBe(3);
});

test('fetches nothing in development, where files have no hash', async () => {
  for (const script of document.head.querySelectorAll('script')) script.setAttribute('src', '/umi.js');
  open();
  await returnAfter();
  expect(requests()).toBe(0);
});

test('ignores a response that arrives after unmount', async () => {
  const answer = deferred<Response>();
  serve(() => answer.promise);
  const first = open();
  await returnAfter();
  await waitFor(() => expect(requests()).toBe(1));
  first.unmount();
  open();
  answer.resolve(HttpResponse.html(pageOf('0000000b')));
  deploy('0000000a');
  await returnAfter();
  await waitFor(() => expect(answered).toBe(2));
  noBanner();
});

test('appears again after dismissal with the next version, and after half a working day', async () => {
  deploy('0000000b');
  const { user } = open();
  const putOff = async () => {
    await banner();
    await user.click(screen.getByRole('button', { name: '稍后' }));
    noBanner();
  };
  await returnAfter();
  await putOff();
  expect(document.getElementById(MAIN_ID)).toHaveFocus();
  await returnAfter(HOUR_MS);
  await waitFor(() => expect(answered).toBe(2));
  noBanner();
  deploy('0000000c');
  await returnAfter();
  await putOff();
  await returnAfter(4 * HOUR_MS);
  await banner();
});

test('asks before a reload that would lose an uploading file or a restorable draft, by name', async () => {
  deploy('0000000b');
  const { user } = open('/data/report-list');
  await returnAfter();
  await banner();
  const reload = vi.fn();
  // jsdom cannot load a page.
  vi.stubGlobal('location', Object.create(window.location, { reload: { value: reload } }));
  const arrived = registerSending();
  storeDraft('member:7', { base: {}, values: {} });
  screen.getByRole('button', { name: '刷新页面' }).focus();
  await user.keyboard('{Enter}');
  const question = await findDialog('刷新并放弃未保存的内容？');
  expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '报告审核',
    '重新登录前填写的内容',
  ]);
  await user.click(screen.getByRole('button', { name: '暂不刷新' }));
  expect(reload).not.toHaveBeenCalled();
  arrived();
  forgetDrafts();
  screen.getByRole('button', { name: '刷新页面' }).focus();
  await user.keyboard('{Enter}');
  expect(reload).toHaveBeenCalledTimes(1);
});
