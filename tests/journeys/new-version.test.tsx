import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { forgetDrafts } from '@/session/drafts';
import { state } from '../../mock/state';
import { expireSession, open, signedIn } from '../app';
import { deferred } from '../deferred';
import { dialogWith } from '../dialog';
import { later } from '../later';
import { makePdf } from '../pdf';
import { server } from '../server';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const NEW = '系统已有新版本，刷新页面后即可使用。';

const pageOf = (build: string) =>
  `<!DOCTYPE html><head><link rel="stylesheet" href="/umi.0000000a.css"><script src="/framework.0000000a.js"></script>` +
  `</head><body><div id="root"></div><script src="/umi.${build}.js"></script></body>`;

/** How often the console has asked for its own page. */
let asked = 0;
const serve = (answer: () => Response | Promise<Response>) =>
  server.use(
    http.get('*/index.html', () => {
      asked += 1;
      return answer();
    }),
  );
/** The same, counted as it asks and not as it is answered. */
let sent: MockInstance<typeof fetch>;
const asks = () => sent.mock.calls.filter(([address]) => address === '/index.html').length;
const deploy = (build: string) => serve(() => HttpResponse.html(pageOf(build)));

const reload = vi.fn();
// jsdom has none.
const scrollBy = vi.fn();

beforeEach(() => {
  asked = 0;
  sent = vi.spyOn(window, 'fetch');
  reload.mockClear();
  forgetDrafts();
  vi.stubGlobal('scrollBy', scrollBy);
  // The files that this document is of: jsdom loads none of them.
  for (const file of new DOMParser().parseFromString(pageOf('0000000a'), 'text/html').querySelectorAll('script, link'))
    document.head.append(document.importNode(file));
});
afterEach(() => {
  for (const file of document.head.querySelectorAll('script[src], link[rel=stylesheet]')) file.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The window is seen again after a while. */
async function back(ms = MINUTE_MS) {
  // What looks then is there by the time that an operator leaves.
  await waitFor(() => {
    const [place, heading] = [document.querySelector('[role=status]'), document.querySelector('h1')];
    // The first status is the banner's place once it lies above the page's heading.
    expect(heading && place && heading.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  });
  await act(async () => later(ms));
}
const answered = (times: number) => waitFor(() => expect(asked).toBe(times));
const banner = (text = NEW) => screen.findByText(text);
const noBanner = () => expect(screen.queryByText(NEW)).not.toBeInTheDocument();
/** jsdom cannot load a page. */
const watchReload = () => vi.stubGlobal('location', Object.create(window.location, { reload: { value: reload } }));
const button = (name: string) => screen.getByRole('button', { name });

describe('on coming back to the window', () => {
  test('another one is said once, as a status, and takes no focus', async () => {
    deploy('0000000b');
    const app = await signedIn('/welcome');
    const focused = document.activeElement;
    await back();
    expect((await banner()).closest('[role=status]')).not.toBeNull();
    expect(document.activeElement).toBe(focused);
    await back();
    await answered(2);
    expect(screen.getAllByText(NEW)).toHaveLength(1);
    await app.user.click(screen.getByRole('link', { name: '会员' }));
    await screen.findByRole('heading', { level: 1, name: '会员列表' });
    expect(screen.getAllByText(NEW)).toHaveLength(1);
    expect(reload).not.toHaveBeenCalled();
  });

  test('in English', async () => {
    deploy('0000000b');
    await signedIn('/welcome', 'en-US');
    await back();
    await banner('A new version of the console is available. Reload the page to use it.');
    expect(button('Reload')).toBeInTheDocument();
    expect(button('Later')).toBeInTheDocument();
  });

  test('on the login page too', async () => {
    deploy('0000000b');
    await open('/user/login');
    await back();
    await banner();
  });

  test('it goes when that version is taken back', async () => {
    deploy('0000000b');
    await signedIn('/welcome');
    await back();
    await banner();
    deploy('0000000a');
    await back();
    await waitFor(noBanner);
  });

  test('it stands beside the word that there is no network', async () => {
    deploy('0000000b');
    await signedIn('/welcome');
    await back();
    await banner();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText(/网络已断开/)).toBeInTheDocument();
    expect(screen.getByText(NEW)).toBeInTheDocument();
  });
});

describe('nothing is said', () => {
  test.each([
    ['the same version', () => HttpResponse.html(pageOf('0000000a'))],
    ['an error', () => HttpResponse.html(pageOf('0000000b'), { status: 500 })],
    ['a missing page', () => HttpResponse.html(pageOf('0000000b'), { status: 404 })],
    ['the sign-in page of a proxy', () => HttpResponse.html('<script src="/sso/umi.0000000b.js"></script>')],
    ['a page without a script', () => HttpResponse.html('<!doctype html><title>Gateway</title>')],
    ['a cut connection', () => HttpResponse.error()],
  ])('on %s', async (_, answer) => {
    serve(answer);
    await signedIn('/welcome');
    await back();
    await answered(1);
    await back();
    // What comes of the first answer is on the screen by the time that there is a second.
    await answered(2);
    noBanner();
  });

  test('and nothing asked in development, where files have no hash', async () => {
    deploy('0000000b');
    for (const script of document.head.querySelectorAll('script')) script.setAttribute('src', '/umi.js');
    await signedIn('/welcome');
    await back();
    expect(asks()).toBe(0);
  });

  test('and nothing asked without a network', async () => {
    deploy('0000000b');
    await signedIn('/welcome');
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await back();
    expect(asks()).toBe(0);
    online.mockReturnValue(true);
    await back();
    await banner();
    expect(asks()).toBe(1);
  });

  test('by an answer that comes after the sign-out', async () => {
    const answer = deferred<Response>();
    serve(() => answer.promise);
    const app = await signedIn('/welcome');
    await back();
    await answered(1);
    await app.logOut();
    await screen.findByLabelText('用户名');
    answer.resolve(HttpResponse.html(pageOf('0000000b')));
    serve(() => HttpResponse.error());
    await back();
    await answered(2);
    noBanner();
  });
});

test('it is asked once a minute at most, and not in the first', async () => {
  deploy('0000000a');
  await signedIn('/welcome');
  await back(MINUTE_MS / 2);
  expect(asks()).toBe(0);
  await back(MINUTE_MS / 2);
  expect(asks()).toBe(1);
  await back(MINUTE_MS / 2);
  await act(async () => void window.dispatchEvent(new Event('focus')));
  expect(asks()).toBe(1);
  vi.setSystemTime(Date.now() + MINUTE_MS / 2);
  await act(async () => void window.dispatchEvent(new Event('focus')));
  expect(asks()).toBe(2);
});

test('put off, it comes again with the next version, and after half a working day', async () => {
  deploy('0000000b');
  const app = await signedIn('/welcome');
  await back();
  await banner();
  await app.user.click(button('稍后'));
  noBanner();
  expect(document.getElementById('main')).toHaveFocus();
  await back(HOUR_MS);
  await answered(2);
  noBanner();
  deploy('0000000c');
  await back();
  await banner();
  await app.user.click(button('稍后'));
  noBanner();
  await back(4 * HOUR_MS);
  await banner();
});

describe('the reload', () => {
  test('is done at once where nothing is unsaved', async () => {
    deploy('0000000b');
    const app = await signedIn('/welcome');
    await back();
    await banner();
    watchReload();
    button('刷新页面').focus();
    await app.user.keyboard('{Enter}');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('asks over a form, names it, and keeps what was typed for whoever stays', async () => {
    deploy('0000000b');
    const app = await signedIn('/setting/search-hotwords?edit=new');
    await app.user.type(await screen.findByLabelText('热词'), '没保存');
    await back();
    await banner();
    watchReload();
    await app.user.click(button('刷新页面'));
    const question = await dialogWith('刷新并放弃未保存的内容？');
    expect(question.getByRole('listitem')).toHaveTextContent('搜索热词');
    await app.user.click(question.getByRole('button', { name: '暂不刷新' }));
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByLabelText('热词')).toHaveValue('没保存');

    await app.user.click(button('刷新页面'));
    // In jsdom the first question is not taken away, as its closing moves nothing.
    const again = async () => (await screen.findAllByRole('button', { name: '放弃并刷新' }))[1];
    await waitFor(async () => expect(await again()).toBeDefined());
    await app.user.click((await again()) as HTMLElement);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  test('asks over a file on its way', async () => {
    deploy('0000000b');
    const arrived = deferred<Response>();
    server.use(http.post('*/api/admin/v1/uploads', () => arrived.promise));
    const app = await signedIn('/data/report-list');
    await app.user.click(await screen.findByRole('button', { name: /上传报告/ }));
    await dialogWith('会员或记录编号');
    const file = new File([makePdf(['一']) as BlobPart], '肝功能.pdf', { type: 'application/pdf' });
    await app.user.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
    await screen.findByText(/正在上传.*肝功能/);
    await back();
    await banner();
    watchReload();
    await app.user.click(button('刷新页面'));
    expect((await dialogWith('刷新并放弃未保存的内容？')).getByRole('listitem')).toHaveTextContent('报告审核');
    expect(reload).not.toHaveBeenCalled();
    arrived.resolve(HttpResponse.error());
  });

  test('asks over what a sign-in is to give back', async () => {
    deploy('0000000b');
    const member = state().world.members.find(({ status, remark }) => status === 'active' && !remark);
    const app = await signedIn(`/member/member-detail?id=${member?.id}&edit=member`);
    await screen.findByText(`编辑会员 ${member?.memberNo}`);
    await app.user.type(screen.getByLabelText('备注'), '打到一半');
    expireSession();
    await app.user.click(screen.getByRole('button', { name: /保存$/ }));
    await screen.findByLabelText('用户名');
    await back();
    await banner();
    watchReload();
    await app.user.click(button('刷新页面'));
    expect(await screen.findByText('重新登录前填写的内容')).toBeInTheDocument();
    await app.user.click(button('暂不刷新'));
    expect(reload).not.toHaveBeenCalled();
  });
});
