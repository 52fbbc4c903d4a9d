import type { ServerResponse } from 'node:http';
import readExcelFile from 'read-excel-file/node';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SESSION_COOKIE } from '../src/contract/session-cookie';
import { copyWorld } from '../tests/copy-world';
import { getWorld } from '../tests/world';
import { answer, type MockRequest, toFetchRequest } from './adapter';
import { operators } from './fixtures/operators';
import { resetState, state } from './state';

/** Request as Umi's server passes it on: the stream has been read, and the body was parsed or lost. */
const getRequest = (request: Partial<MockRequest>) =>
  ({ method: 'POST', originalUrl: '/api/admin/v1/login', headers: {}, ...request }) as MockRequest;

const json = { 'content-type': 'application/json' };

function response() {
  const headers = new Map<string, unknown>();
  const end = vi.fn();
  const fake = {
    statusCode: 0,
    setHeader: (name: string, value: unknown) => headers.set(name.toLowerCase(), value),
    end,
  };
  const bytes = () => end.mock.calls[0]?.[0] as Buffer;
  return { fake, headers, bytes, body: () => JSON.parse(String(bytes())) };
}

describe('a request of Umi’s server', () => {
  test('keeps its JSON', async () => {
    const body = { a: ['1'], b: null };
    const request = toFetchRequest(getRequest({ headers: { ...json, 'content-length': '19' }, body }));
    expect(await request.json()).toEqual(body);
  });

  test('keeps an empty object, which is valid JSON', async () => {
    expect(await toFetchRequest(getRequest({ headers: { ...json, 'content-length': '2' }, body: {} })).json()).toEqual(
      {},
    );
  });

  test('with malformed JSON stays malformed, although the parser left an empty object', async () => {
    const request = toFetchRequest(getRequest({ headers: { ...json, 'content-length': '9' }, body: {} }));
    await expect(request.json()).rejects.toThrow();
  });

  test('with a form gets its fields and files back', async () => {
    const request = toFetchRequest(
      getRequest({
        headers: { 'content-type': 'multipart/form-data; boundary=gone', 'content-length': '999' },
        body: { kind: 'logo' },
        files: [{ fieldname: 'file', originalname: 'a.png', mimetype: 'image/png', buffer: Buffer.from([1, 2, 3]) }],
      }),
    );
    const form = await request.formData();
    expect(form.get('kind')).toBe('logo');
    const file = form.get('file') as File;
    expect([file.name, file.type, file.size]).toEqual(['a.png', 'image/png', 3]);
  });
});

describe('the answer', () => {
  beforeEach(() => resetState(copyWorld(getWorld(0))));

  test('is a 404 envelope for an unknown endpoint', async () => {
    const { fake, body } = response();
    await answer(
      getRequest({ method: 'GET', originalUrl: '/api/admin/v1/nothing' }),
      fake as unknown as ServerResponse,
    );
    expect(fake.statusCode).toBe(404);
    expect(body()).toMatchObject({ success: false, errorCode: 'NOT_FOUND' });
  });

  test('is 500, without a crash, when the request cannot be read', async () => {
    vi.spyOn(console, 'error').mockImplementationOnce(() => {});
    const { fake, body } = response();
    await answer(getRequest({ originalUrl: 'http://%' }), fake as unknown as ServerResponse);
    expect(fake.statusCode).toBe(500);
    expect(body()).toMatchObject({ success: false });
  });

  test('of an export is its file, byte for byte, with its name', async () => {
    const [operator] = operators;
    state().sessions.set('test', operator?.id ?? '');
    const rowIds = state().world.members.map(({ id }) => id);
    const sent = { cookie: `${SESSION_COOKIE}=test` };
    const started = getRequest({
      method: 'POST',
      originalUrl: '/api/admin/v1/exports',
      headers: { ...sent, 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: { entity: 'member', filter: {}, format: 'xlsx' },
    });
    await answer(started, response().fake as unknown as ServerResponse);
    const [job] = state().jobs;
    if (!job) throw new Error('no job');
    job.startedAt -= 10_000;
    const { fake, headers, bytes } = response();
    const originalUrl = `/api/admin/v1/files/${job.id}`;
    await answer(getRequest({ method: 'GET', originalUrl, headers: sent }), fake as unknown as ServerResponse);
    expect(fake.statusCode).toBe(200);
    expect(headers.get('content-disposition')).toMatch(/^attachment; .*filename\*=UTF-8''%E4%BC%9A/);
    const [sheet] = await readExcelFile(bytes());
    expect(sheet?.data).toHaveLength(rowIds.length + 1);
  });

  test('sets the cookie of a sign-in', async () => {
    const { fake, headers } = response();
    const body = { username: 'operator', password: 'health-2021' };
    const sent = { ...json, 'x-requested-with': 'XMLHttpRequest', 'content-length': '50' };
    await answer(getRequest({ headers: sent, body }), fake as unknown as ServerResponse);
    expect(fake.statusCode).toBe(200);
    expect(headers.get('set-cookie')).toEqual([expect.stringContaining('HttpOnly')]);
  });
});
