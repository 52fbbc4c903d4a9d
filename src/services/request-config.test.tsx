import { createPluginManager } from '@@/core/plugin';
import { afterEach, expect, test, vi } from 'vitest';
import { clockOffset } from '@/utils/clock';
import { guard, pageOf } from './guard';
import { type Adapter, requestConfig } from './request-config';

/** Codes of the backend for which the console does more than show the message. */
const statuses: Record<number, number> = { 40100: 401, 40400: 404, 40900: 409, 42200: 422 };

/** `current` is called `pageNum` there. */
const toPage = ({ current, ...query }: Record<string, unknown>) =>
  current === undefined ? query : { ...query, pageNum: current };

const adapter: Adapter = {
  toRequest: (config) => ({
    ...config,
    params: config.params && toPage(config.params),
    data: config.url?.endsWith('/search') ? toPage(config.data) : config.data,
  }),
  toAnswer({ status, data: body }) {
    // A proxy can answer with HTML.
    if (typeof body !== 'object' || body === null || !('code' in body)) return { status, data: body };
    const { code, msg, data } = body as { code: number; msg?: string; data?: { rows?: unknown[]; total?: number } };
    const content = data?.rows ? { list: data.rows, total: data.total } : data;
    if (code === 0) return { status, data: { success: true, data: content ?? null } };
    const refusal = { success: false, errorCode: String(code), errorMessage: msg, data: content };
    return { status: status < 400 ? (statuses[code] ?? 200) : status, data: refusal };
  },
};

type Sent = Parameters<Adapter['toRequest']>[0];
type Received = { status: number; data: unknown; headers: object; config: Sent };

/** Runs a request and an answer through the interceptors, as axios does. */
function connect(expire: () => void) {
  const { requestInterceptors, responseInterceptors } = requestConfig({ number: () => 1, expire }, adapter);
  const [send] = requestInterceptors as [(config: Sent) => Sent];
  const [[accept, refuse]] = responseInterceptors as unknown as [
    [(response: Received) => Received, (error: object) => Promise<never>],
  ];
  return (sent: Sent, data: unknown, status = 200, headers = {}) => {
    const response = { status, data, headers, config: send(sent) };
    return status < 400 ? accept(response) : refuse({ isAxiosError: true, response, config: response.config });
  };
}

afterEach(() => void vi.useRealTimers());

test('an adapter translates pages, answers and refusals of a backend with other conventions', async () => {
  // The language of a request comes from Umi.
  createPluginManager();
  const expire = vi.fn();
  const call = connect(expire);
  const rows = [{ id: '7' }];
  const page = { code: 0, msg: 'ok', data: { rows, total: 21 } };
  const shape = pageOf(guard<{ id: string }>({ id: 'text' }), 10);
  expect(call({ url: '/things', params: { current: 3, pageSize: 10 }, shape }, page)).toMatchObject({
    config: { params: { pageNum: 3, pageSize: 10 } },
    data: { success: true, data: { list: rows, total: 21 } },
  });
  expect(call({ url: '/things/search', data: { current: 1, name: '王' }, shape }, page)).toMatchObject({
    config: { data: { pageNum: 1, name: '王' } },
  });
  const refusal = { code: 42200, msg: 'Refused', data: { fieldErrors: { name: 'Taken' } } };
  expect(() => call({ url: '/things' }, refusal)).toThrow(
    expect.objectContaining({ status: 422, serverMessage: 'Refused', data: refusal.data }),
  );
  expect(expire).not.toHaveBeenCalled();
  expect(() => call({ url: '/things' }, { code: 40100 })).toThrow(expect.objectContaining({ handled: true }));
  expect(expire).toHaveBeenCalledOnce();
  await expect(call({ url: '/things' }, '<html>', 502)).rejects.toMatchObject({ kind: 'http', status: 502 });
});

test('the clock of the server is followed by every answer, also while that of the computer is wrong', () => {
  createPluginManager();
  const call = connect(vi.fn());
  const HOUR_MS = 3_600_000;
  const server = Math.floor(Date.now() / 1000) * 1000;
  const answer = () =>
    call({ url: '/things' }, { code: 0 }, 200, { date: new Date(server).toUTCString() }) && clockOffset();
  for (const wrong of [HOUR_MS, HOUR_MS, -HOUR_MS, -HOUR_MS]) {
    vi.useFakeTimers({ now: server + wrong });
    expect(Math.abs(answer() + wrong)).toBeLessThan(1000);
  }
  vi.setSystemTime(server);
  expect(answer()).toBe(0);
});
