import { act, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import type { RequestHandler } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { AppError } from '@/errors/app-error';
import { toAppError } from '@/errors/classify';
import { setErrorReporter } from '@/errors/report';
import { showError } from '@/errors/show';
import { get } from '@/services/http';
import { signedIn } from '../app';
import { fault, recordCalls, server } from '../server';

/** Makes one call fail and gives back what it rejected with. */
async function fail(handler: RequestHandler) {
  server.use(handler);
  let error: unknown;
  await act(async () => {
    error = await get('/thing').catch((reason: unknown) => reason);
  });
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
}

const answer = (body: Record<string, unknown>, status = 200) => fault.json('GET', '/thing', body as never, status);
/** The message that holds `text`, with what says of which kind it is. */
const messageWith = async (text: string) =>
  (await screen.findByText(text)).closest('.ant-message-notice-content, .ant-message-notice');
const iconOf = (element: Element | null) => element?.querySelector('[role=img]')?.getAttribute('aria-label');

describe('spec section 8: showType decides how an error is shown', () => {
  test('0 is silent', async () => {
    await signedIn('/welcome');
    await fail(answer({ success: false, errorMessage: '不显示', showType: 0 }));
    expect(screen.queryByText('不显示')).not.toBeInTheDocument();
  });

  test('1 is a warning message', async () => {
    await signedIn('/welcome');
    await fail(answer({ success: false, errorMessage: '即将到期', showType: 1 }));
    expect(iconOf(await messageWith('即将到期'))).toBe('exclamation-circle');
  });

  test.each([2, 3, 7, -1, undefined])('%s is an error message', async (showType) => {
    await signedIn('/welcome');
    await fail(answer({ success: false, errorMessage: '名额已满', showType }));
    expect(iconOf(await messageWith('名额已满'))).toBe('close-circle');
  });

  test('4 is a notification with the code as title and the message as description', async () => {
    await signedIn('/welcome');
    await fail(answer({ success: false, errorCode: 'E1001', errorMessage: '同步失败', showType: 4 }));
    const title = await screen.findByText('E1001');
    expect(title.closest('[role=alert]')).toHaveTextContent('同步失败');
  });

  test('9 leads to the error page with code and message in the query', async () => {
    await signedIn('/welcome');
    await fail(answer({ success: false, errorCode: 'E9', errorMessage: '系统维护 & 升级', showType: 9 }));
    expect(history.location.pathname).toBe('/exception');
    const query = new URLSearchParams(history.location.search);
    expect(Object.fromEntries(query)).toEqual({ errorCode: 'E9', errorMessage: '系统维护 & 升级' });
    expect(await screen.findByText('系统维护 & 升级')).toBeInTheDocument();
  });

  test.each([
    ['0', undefined],
    ['1', 'exclamation-circle'],
    [' 2 ', 'close-circle'],
  ])('a showType given as the text %j counts as the number', async (showType, icon) => {
    await signedIn('/welcome');
    await fail(answer({ success: false, errorMessage: '按文本', showType }));
    if (icon === undefined) expect(screen.queryByText('按文本')).not.toBeInTheDocument();
    else expect(iconOf(await messageWith('按文本'))).toBe(icon);
  });

  test('a code that is a number is a code', async () => {
    await signedIn('/welcome');
    await fail(answer({ success: false, errorCode: 61502, errorMessage: '数据未就绪', showType: 4 }));
    expect((await screen.findByText('61502')).closest('[role=alert]')).toHaveTextContent('数据未就绪');
  });

  test('a showType that is no number is an error message', async () => {
    await signedIn('/welcome');
    await fail(answer({ success: false, errorMessage: '类型不明', showType: 'loud' }));
    expect(iconOf(await messageWith('类型不明'))).toBe('close-circle');
  });
});

describe('spec section 8: further rules', () => {
  test.each([
    ['zh-CN', '请求出错，请重试。'],
    ['en-US', 'Request error, please retry.'],
  ] as const)('in %s an error without info says %s', async (locale, text) => {
    await signedIn('/welcome', locale);
    await fail(answer({ success: false }));
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  test('errorMsg is read where errorMessage is missing', async () => {
    await signedIn('/welcome');
    await fail(answer({ success: false, errorMsg: '另一个字段' }));
    expect(await screen.findByText('另一个字段')).toBeInTheDocument();
  });

  test.each([
    ['errorMsg', { errorMsg: '参数有误' }],
    ['errorMessage', { errorMessage: '参数有误' }],
    ['errorMsg before errorMessage', { errorMsg: '参数有误', errorMessage: '次要' }],
  ])('an error status shows %s', async (_what, body) => {
    await signedIn('/welcome');
    await fail(answer(body, 400));
    expect(await screen.findByText('参数有误')).toBeInTheDocument();
  });

  test.each([
    ['zh-CN', '网络错误'],
    ['en-US', 'Network error'],
  ] as const)('in %s everything else falls back to %s', async (locale, text) => {
    await signedIn('/welcome', locale);
    await fail(fault.status('GET', '/thing', 500));
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  test.each([
    ['a status without a body', fault.status('GET', '/thing', 502)],
    ['a gateway page', fault.raw('GET', '/thing', '<html>502</html>', { status: 502, type: 'text/html' })],
    ['a cut connection', fault.reset('GET', '/thing')],
    ['an HTML page with status 200', fault.raw('GET', '/thing', '<html></html>', { type: 'text/html' })],
    ['an empty body with status 200', fault.raw('GET', '/thing', '')],
    ['a truncated body with status 200', fault.raw('GET', '/thing', '{"success":true,"da')],
    ['null', fault.raw('GET', '/thing', 'null')],
    ['an array', fault.raw('GET', '/thing', '[]')],
    ['an answer that says neither whether it succeeded nor anything else', fault.json('GET', '/thing', {})],
    ['a success that is no boolean', fault.json('GET', '/thing', { success: 'true', data: 1 })],
  ])('%s is an error', async (_what, handler) => {
    await signedIn('/welcome');
    await fail(handler);
    expect(await screen.findByText('网络错误')).toBeInTheDocument();
  });

  const isPromised = (data: unknown): data is unknown => data === 'promised';

  test.each<[string, { success?: null; data: unknown }, typeof isPromised | undefined]>([
    ['data of the promised shape', { data: 'promised' }, isPromised],
    ['no success but null', { success: null, data: 'promised' }, isPromised],
    ['data where none were promised', { data: { id: '7' } }, undefined],
    ['null where nothing was promised', { data: null }, undefined],
  ])('an answer that does not say whether it succeeded is one: %s', async (_what, body, shape) => {
    await signedIn('/welcome');
    server.use(fault.json('GET', '/thing', body as never));
    await expect(get('/thing', undefined, { shape })).resolves.toEqual(body.data);
  });

  test('but not where its data are something else', async () => {
    await signedIn('/welcome');
    server.use(fault.json('GET', '/thing', { data: 1 }));
    const asked = get('/thing', undefined, { shape: (data): data is string => typeof data === 'string' });
    await act(async () => void (await expect(asked).rejects.toMatchObject({ kind: 'malformed' })));
    expect(await screen.findByText('网络错误')).toBeInTheDocument();
  });

  test('an answer that does not come in time is an error that says so', async () => {
    await signedIn('/welcome');
    // The test's network has no clock: this is what axios rejects with after its time-out.
    const timedOut = Object.assign(new Error('timeout of 30000ms exceeded'), { isAxiosError: true, code: 'ETIMEDOUT' });
    const error = toAppError(timedOut);
    expect(error).toMatchObject({ kind: 'timeout' });
    act(() => showError(error as AppError));
    expect(await screen.findByText('网络错误')).toBeInTheDocument();
    expect(screen.getByText('服务器没有在规定时间内响应，请稍后重试。')).toBeInTheDocument();
  });

  test('the request id is shown, for whoever is asked for help', async () => {
    await signedIn('/welcome');
    await fail(answer({ success: false, errorMessage: '失败', requestId: 'req-42' }, 500));
    expect(await screen.findByText('请求编号：req-42')).toBeInTheDocument();
  });

  test('ten equal failures are one message', async () => {
    await signedIn('/welcome');
    server.use(answer({ success: false, errorMessage: '只说一次' }));
    await act(() => Promise.allSettled(Array.from({ length: 10 }, () => get('/thing'))));
    await waitFor(() => expect(screen.getAllByText('只说一次')).toHaveLength(1));
  });

  test('markup in a message is text', async () => {
    await signedIn('/welcome');
    await fail(answer({ success: false, errorMessage: '<b>粗体</b>' }));
    expect(await screen.findByText('<b>粗体</b>')).toBeInTheDocument();
  });

  test('a list that fails shows its message, keeps no rows and offers a retry that works', async () => {
    server.use(fault.json('GET', '/members', { success: false, errorMessage: '列表暂不可用' }));
    const app = await signedIn('/member/member-list');
    await waitFor(() => expect(screen.getAllByText('列表暂不可用').length).toBeGreaterThan(1));
    expect(screen.getByText('列表加载失败')).toBeInTheDocument();
    server.resetHandlers();
    await app.user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('共 35 条')).toBeInTheDocument();
    expect(screen.queryByText('列表加载失败')).not.toBeInTheDocument();
  });

  test.each([
    ['no list', { success: true, data: null }],
    ['no rows', { success: true, data: { total: 3 } }],
    [
      'more rows than the page holds',
      { success: true, data: { total: 11, list: Array.from({ length: 11 }, () => ({})) } },
    ],
    ['fewer in total than on the page', { success: true, data: { total: 0, list: [{}] } }],
  ])('a list answer with %s is an error and no empty list', async (_what, body) => {
    server.use(fault.json('GET', '/members', body));
    await signedIn('/member/member-list');
    expect(await screen.findByText('列表加载失败')).toBeInTheDocument();
  });
});

describe('spec section 8, in a form', () => {
  const editing = async () => {
    const app = await signedIn('/setting/search-hotwords?edit=new');
    await app.user.type(await screen.findByLabelText('热词'), '早筛');
    return app;
  };

  test('showType 0 is silent, and what was typed stays', async () => {
    server.use(fault.json('POST', '/hotwords', { success: false, errorMessage: '不显示', showType: 0 }));
    const app = await editing();
    const calls = recordCalls();
    await app.user.click(screen.getByRole('button', { name: /保存$/ }));
    await waitFor(() => expect(calls).toContain('POST /hotwords'));
    await waitFor(() => expect(screen.getByRole('button', { name: /保存$/ })).not.toHaveClass('ant-btn-loading'));
    expect(screen.queryByText(/不显示|请求出错/)).not.toBeInTheDocument();
    expect(screen.getByLabelText('热词')).toHaveValue('早筛');
  });

  test('showType 9 under unsaved changes asks first, and whoever stays has read what it said', async () => {
    const app = await editing();
    await fail(answer({ success: false, errorCode: 'E9', errorMessage: '系统维护', showType: 9 }));
    await app.user.click(await screen.findByRole('button', { name: '继续编辑' }));
    expect(app.address()).toContain('/setting/search-hotwords');
    expect((await screen.findByText('E9')).closest('[role=alert]')).toHaveTextContent('系统维护');
    expect(screen.getByLabelText('热词')).toHaveValue('早筛');
  });
});

describe('reportError', () => {
  test('gets what a monitoring service needs, and nothing personal', async () => {
    const report = vi.fn();
    setErrorReporter(report);
    await signedIn('/member/member-list?current=2');
    await fail(
      answer({ success: false, errorMessage: '张三 13800138000', requestId: 'req-7', data: { name: '张三' } }, 500),
    );
    setErrorReporter(() => {});
    expect(report).toHaveBeenCalledWith({
      source: 'request',
      name: 'AppError',
      kind: 'business',
      status: 500,
      errorCode: undefined,
      requestId: 'req-7',
      route: expect.stringMatching(/^\/[^?]*$/),
    });
    expect(JSON.stringify(report.mock.calls)).not.toMatch(/张三|138/);
  });
});
