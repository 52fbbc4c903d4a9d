import { createPluginManager } from '@@/core/plugin';
import { setIntl } from '@@/plugin-locale/localeExports';
import { act, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '@/errors/app-error';
import { toAppError } from '@/errors/classify';
import { setErrorReporter } from '@/errors/report';
import { showError } from '@/errors/show';
import { ui } from '@/errors/ui';
import { get } from '@/services/http';
import { signedIn } from '../app';
import { openScreen } from '../screen';
import { fault, recordCalls, server } from '../server';

/** Makes one request fail and returns its error. */
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
/** The message that contains `text`, with its icon. */
const messageWith = async (text: string) =>
  (await screen.findByText(text)).closest('.ant-message-notice-content, .ant-message-notice');
const getIcon = (element: Element | null) => element?.querySelector('[role=img]')?.getAttribute('aria-label');

/** Shows a failure on the open screen, runs the checks of `look`, and then removes the message. */
async function showFailure(handler: RequestHandler, look: () => Promise<void>) {
  const error = await fail(handler);
  await look();
  act(() => ui()?.message.destroy());
  return error;
}
const shows = (text: string) => async () => void expect(await screen.findByText(text)).toBeInTheDocument();

describe('spec section 8: showType decides how an error is shown', () => {
  test('0 is silent, 1 a warning, 4 a notification, 9 leads to the error page, and any other is an error message', async () => {
    await signedIn('/exception', { shell: 'full' });
    for (const [showType, icon] of [
      [0, undefined],
      ['0', undefined],
      [1, 'exclamation-circle'],
      ['1', 'exclamation-circle'],
      [2, 'close-circle'],
      [' 2 ', 'close-circle'],
      [3, 'close-circle'],
      [7, 'close-circle'],
      [-1, 'close-circle'],
      ['loud', 'close-circle'],
      [undefined, 'close-circle'],
    ] as const) {
      const text = `按 ${JSON.stringify(showType)} 显示`;
      await showFailure(answer({ success: false, errorMessage: text, showType }), async () => {
        if (icon === undefined) expect(screen.queryByText(text)).not.toBeInTheDocument();
        else expect(getIcon(await messageWith(text)), text).toBe(icon);
      });
    }

    // The code is the title, even when it is a number, and the message is the description.
    for (const [errorCode, errorMessage] of [
      ['E1001', '同步失败'],
      [61502, '数据未就绪'],
    ]) {
      await fail(answer({ success: false, errorCode, errorMessage, showType: 4 }));
      const title = await screen.findByText(String(errorCode));
      expect(title.closest('[role=alert]')).toHaveTextContent(String(errorMessage));
    }

    await fail(answer({ success: false, errorCode: 'E9', errorMessage: '系统维护 & 升级', showType: 9 }));
    expect(history.location.pathname).toBe('/exception');
    const query = new URLSearchParams(history.location.search);
    expect(Object.fromEntries(query)).toEqual({ errorCode: 'E9', errorMessage: '系统维护 & 升级' });
    expect(await screen.findByText('系统维护 & 升级')).toBeInTheDocument();
  });
});

describe('spec section 8: further rules', () => {
  beforeEach(() => {
    createPluginManager();
    openScreen(() => null, { path: '/member/member-list?current=2' });
  });

  test('shows the message of the spec for an error without info, and the fallback for others, in both languages', async () => {
    for (const [locale, noInfo, other] of [
      ['zh-CN', '请求出错，请重试。', '网络错误'],
      ['en-US', 'Request error, please retry.', 'Network error'],
    ] as const) {
      setIntl(locale);
      await showFailure(answer({ success: false }), shows(noInfo));
      await showFailure(fault.status('GET', '/thing', 500), shows(other));
    }
    setIntl('zh-CN');
  });

  test('shows errorMessage or errorMsg, and prefers errorMsg when the status is an error', async () => {
    // All texts differ, since the message of the previous failure may still be visible.
    for (const [body, status, text] of [
      [{ success: false, errorMsg: '参数有误' }, 200, '参数有误'],
      [{ errorMsg: '数据有误' }, 400, '数据有误'],
      [{ errorMessage: '格式有误' }, 400, '格式有误'],
      [{ errorMsg: '状态有误', errorMessage: '次要' }, 400, '状态有误'],
    ] as const)
      await showFailure(answer(body, status), shows(text));
  });

  test('treats every response that cannot be read as an error', async () => {
    for (const handler of [
      fault.status('GET', '/thing', 502),
      fault.raw('GET', '/thing', '<html>502</html>', { status: 502, type: 'text/html' }),
      fault.reset('GET', '/thing'),
      fault.raw('GET', '/thing', '<html></html>', { type: 'text/html' }),
      fault.raw('GET', '/thing', ''),
      fault.raw('GET', '/thing', '{"success":true,"da'),
      fault.raw('GET', '/thing', 'null'),
      fault.raw('GET', '/thing', '[]'),
      // An empty object contains neither `success` nor data.
      fault.json('GET', '/thing', {}),
      fault.json('GET', '/thing', { success: 'true', data: 1 }),
    ])
      await showFailure(handler, shows('网络错误'));
  });

  const isPromised = (data: unknown): data is unknown => data === 'promised';

  test('accepts a response without success when its data have the expected shape', async () => {
    for (const [body, shape] of [
      [{ data: 'promised' }, isPromised],
      [{ success: null, data: 'promised' }, isPromised],
      // No shape is expected.
      [{ data: { id: '7' } }, undefined],
      [{ data: null }, undefined],
    ] as const) {
      server.use(fault.json('GET', '/thing', body as never));
      await expect(get('/thing', undefined, { shape })).resolves.toEqual(body.data);
    }
    server.use(fault.json('GET', '/thing', { data: 1 }));
    const answered = get('/thing', undefined, { shape: isPromised });
    await act(async () => void (await expect(answered).rejects.toMatchObject({ kind: 'malformed' })));
    expect(await screen.findByText('网络错误')).toBeInTheDocument();
  });

  test('shows a timeout when the server does not answer in time', async () => {
    // The mocked network has no timeout, so the test creates the error that axios rejects with.
    const timedOut = Object.assign(new Error('timeout of 30000ms exceeded'), { isAxiosError: true, code: 'ETIMEDOUT' });
    const error = toAppError(timedOut);
    expect(error).toMatchObject({ kind: 'timeout' });
    act(() => showError(error as AppError));
    expect(await screen.findByText('网络错误')).toBeInTheDocument();
    expect(screen.getByText('服务器没有在规定时间内响应，请稍后重试。')).toBeInTheDocument();
  });

  test('a 429 says how long to wait, by its data or by the header of a gateway, in both languages', async () => {
    const refusal = (body: object | null, headers = {}) =>
      http.get('*/api/admin/v1/thing', () => HttpResponse.json(body as never, { status: 429, headers }));
    await showFailure(refusal(null), shows('请求过于频繁，请稍后重试。'));
    await showFailure(refusal(null, { 'Retry-After': '30' }), shows('请在 30 秒后重试。'));
    await showFailure(
      refusal(
        { success: false, errorMessage: '查看次数过多', data: { retryAfterSeconds: 1500 } },
        { 'Retry-After': '9' },
      ),
      async () => {
        expect(await screen.findByText('查看次数过多')).toBeInTheDocument();
        expect(screen.getByText('请在 25 分钟后重试。')).toBeInTheDocument();
      },
    );
    setIntl('en-US');
    await showFailure(refusal(null, { 'Retry-After': '1' }), shows('Please retry in 1 second.'));
    setIntl('zh-CN');
  });

  test('shows the request id, markup as text, and ten equal failures as one message', async () => {
    await showFailure(answer({ success: false, errorMessage: '<b>粗体</b>', requestId: 'req-42' }, 500), async () => {
      expect(await screen.findByText('<b>粗体</b>')).toBeInTheDocument();
      expect(screen.getByText('请求编号：req-42')).toBeInTheDocument();
    });
    server.use(answer({ success: false, errorMessage: '只说一次' }));
    await act(() => Promise.allSettled(Array.from({ length: 10 }, () => get('/thing'))));
    await waitFor(() => expect(screen.getAllByText('只说一次')).toHaveLength(1));
  });

  test('passes the technical facts of an error to the error reporter, and no personal data', async () => {
    const report = vi.fn();
    setErrorReporter(report);
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

test('spec section 8, in a form: showType 0 is silent, 9 asks before leaving; staying shows the error and keeps the input', async () => {
  const app = await signedIn('/setting/search-hotwords?edit=new');
  await app.user.type(await screen.findByLabelText('热词'), '早筛');
  server.use(fault.json('POST', '/hotwords', { success: false, errorMessage: '不显示', showType: 0 }));
  const calls = recordCalls();
  const save = screen.getByRole('button', { name: /保存$/ });
  await app.user.click(save);
  await waitFor(() => expect(calls).toContain('POST /hotwords'));
  await waitFor(() => expect(save).not.toHaveClass('ant-btn-loading'));
  expect(screen.queryByText(/不显示|请求出错/)).not.toBeInTheDocument();
  expect(screen.getByLabelText('热词')).toHaveValue('早筛');

  await fail(answer({ success: false, errorCode: 'E9', errorMessage: '系统维护', showType: 9 }));
  await app.user.click(await screen.findByRole('button', { name: '继续编辑' }));
  expect(app.address()).toContain('/setting/search-hotwords');
  expect((await screen.findByText('E9')).closest('[role=alert]')).toHaveTextContent('系统维护');
  expect(screen.getByLabelText('热词')).toHaveValue('早筛');
});
