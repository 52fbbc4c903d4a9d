import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { send, sendRaw, startConsole } from './console';

type Received = { method?: string; url?: string; headers: IncomingHttpHeaders; bytes: number };

const MB = 1024 ** 2;
const PREFIX = '/api/admin/v1';
const received: Received[] = [];
let api: Server;
let server: Awaited<ReturnType<typeof startConsole>>;

beforeAll(async () => {
  api = createServer(async (request, response) => {
    const { method, url, headers } = request;
    let bytes = 0;
    for await (const chunk of request) bytes += chunk.length;
    received.push({ method, url, headers, bytes });
    if (url?.endsWith('/silent')) return;
    if (url?.endsWith('/redirect')) response.writeHead(302, { Location: `http://${headers.host}${PREFIX}/members` });
    const isPicture = url?.endsWith('.png');
    const given = {
      'Content-Type': isPicture ? 'image/png' : 'application/json',
      'Cache-Control': 'public, max-age=60',
      'Access-Control-Allow-Origin': '*',
      'Strict-Transport-Security': 'max-age=1',
      'X-Powered-By': 'Express',
      'X-Content-Type-Options': 'nosniff',
      'Set-Cookie': ['a=1; HttpOnly', 'b=2'],
    };
    if (!response.headersSent) for (const [name, value] of Object.entries(given)) response.setHeader(name, value);
    if (url?.endsWith('/named')) response.setHeader('X-Request-Id', 'api-1');
    response.end('{"success":true,"data":null}');
  }).listen(0, '127.0.0.1');
  const port = await new Promise<number>((resolve) =>
    api.once('listening', () => resolve((api.address() as { port: number }).port)),
  );
  server = await startConsole({
    apiTarget: `http://127.0.0.1:${port}`,
    timeouts: { proxy_read_timeout: 1, client_header_timeout: 1, client_body_timeout: 1 },
  });
});
afterAll(async () => {
  await server.stop();
  api.closeAllConnections();
  api.close();
});
beforeEach(() => {
  received.length = 0;
});

const call = (path: string, options?: Parameters<typeof send>[2]) => send(server.baseUrl, `${PREFIX}${path}`, options);

test('forwards method, query, body and cookies, and adds who asks', async () => {
  await call('/members?status=active', {
    method: 'PATCH',
    body: '{"a":1}',
    headers: {
      Cookie: 'console_session=x',
      'X-Requested-With': 'XMLHttpRequest',
      'X-Forwarded-For': '203.0.113.9, 198.51.100.7, 10.0.0.1',
      'X-Forwarded-Proto': 'https',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Prefix': '/evil.example',
      'X-Original-URL': '/evil.example',
      'X-Real-IP': 'evil.example',
      Forwarded: 'for=evil.example',
      Host: 'evil.example',
    },
  });
  const [{ method, url, headers, bytes } = { headers: {}, bytes: 0 } as Received] = received;
  expect({ method, url, bytes }).toEqual({ method: 'PATCH', url: `${PREFIX}/members?status=active`, bytes: 7 });
  expect(headers).toMatchObject({
    cookie: 'console_session=x',
    'x-requested-with': 'XMLHttpRequest',
    // The last address outside private networks: clients can forge the addresses before it.
    'x-forwarded-for': '198.51.100.7',
    'x-forwarded-proto': 'https',
    'x-request-id': expect.stringMatching(/^[\da-f]{32}$/),
  });
  expect(JSON.stringify(headers)).not.toContain('evil.example');
});

test('returns cookies of the API, each other header once, and neither CORS nor its software', async () => {
  const { headers } = await call('/members');
  expect(headers['set-cookie']).toEqual(['a=1; HttpOnly', 'b=2']);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
  });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  expect(headers).not.toHaveProperty('x-powered-by');
});

test('lets the API cache a picture', async () => {
  expect((await call('/uploads/a.png')).headers['cache-control']).toBe('public, max-age=60');
});

test('redirects to a path and never to another host', async () => {
  const { headers } = await call('/redirect', { headers: { Host: 'evil.example' } });
  expect(headers.location).toBe(`${PREFIX}/members`);
});

describe('the request id', () => {
  test.each([
    ['of a proxy in front', 'lb-0123456789', 'lb-0123456789'],
    ['too short', 'abc', undefined],
    ['too long', 'x'.repeat(65), undefined],
    ['with other characters', 'abcdefgh"}{"', undefined],
  ])('%s', async (_, id, kept) => {
    const { headers } = await call('/members', { headers: { 'X-Request-Id': id } });
    const expected = kept ?? expect.stringMatching(/^[\da-f]{32}$/);
    expect(headers['x-request-id']).toEqual(expected);
    expect(received[0]?.headers['x-request-id']).toBe(headers['x-request-id']);
  });

  test('is that of the API if it sends one', async () => {
    expect((await call('/named')).headers['x-request-id']).toBe('api-1');
  });
});

describe.each([
  ['zh-CN', /服务暂时无法访问/, /超过/],
  ['en-US', /cannot be reached/, /larger/],
])('in %s', (language, unreachable, tooLarge) => {
  const headers = { 'Accept-Language': language };

  test('an API that is down is 502 with a message', async () => {
    const down = await startConsole();
    const answer = await send(down.baseUrl, `${PREFIX}/members`, { headers });
    await down.stop();
    expect(answer.status).toBe(502);
    const { requestId, ...envelope } = JSON.parse(answer.body.toString());
    expect(envelope).toEqual({ success: false, errorMessage: expect.stringMatching(unreachable) });
    expect(requestId).toBe(answer.headers['x-request-id']);
  });

  test('an API that does not answer is 504 with a message', async () => {
    const { status, body } = await call('/silent', { headers });
    expect(status).toBe(504);
    expect(JSON.parse(body.toString()).errorMessage).toMatch(unreachable);
  });

  test('a larger upload is 413 with a message, and does not reach the API', async () => {
    const { status, body } = await call('/uploads', { method: 'POST', body: Buffer.alloc(21 * MB + 1), headers });
    expect(status).toBe(413);
    expect(JSON.parse(body.toString()).errorMessage).toMatch(tooLarge);
    expect(received).toEqual([]);
  });
});

test('accepts an upload of 20 MB with its form', async () => {
  const { status } = await call('/uploads', { method: 'POST', body: Buffer.alloc(20 * MB + 2000) });
  expect(status).toBe(200);
  expect(received[0]?.bytes).toBe(20 * MB + 2000);
});

test('logs each request without its query, its sender and its headers', async () => {
  await call('/members?keyword=secret', {
    headers: { Referer: 'http://secret', 'User-Agent': 'secret', 'X-Forwarded-For': '198.51.100.99' },
  });
  await send(server.baseUrl, '/member/member-list?secret');
  await send(server.baseUrl, '/healthz');
  const read = () => server.readLog().trim().split('\n');
  const entries = () => read().map((line) => JSON.parse(line));
  // nginx writes the log after the answer.
  await expect
    .poll(() => entries().at(-1))
    .toMatchObject({ method: 'GET', path: '/member/member-list', status: 200, apiStatus: '' });
  expect(entries().at(-2)).toMatchObject({
    path: `${PREFIX}/members`,
    id: received[0]?.headers['x-request-id'],
    apiStatus: '200',
  });
  expect(read().join()).not.toMatch(/secret|198\.51|127\.0\.0\.1/);
});

const head = (line: string, ...headers: string[]) => `${[line, 'Host: console', ...headers].join('\r\n')}\r\n\r\n`;
const post = `POST ${PREFIX}/members HTTP/1.1`;

describe('does not forward', () => {
  test.each([
    ['two lengths', `${head(post, 'Content-Length: 4', 'Content-Length: 5')}abcde`],
    ['a length and chunks', `${head(post, 'Content-Length: 4', 'Transfer-Encoding: chunked')}0\r\n\r\n`],
    ['an unknown coding', `${head(post, 'Transfer-Encoding: xchunked')}0\r\n\r\n`],
    ['two codings', `${head(post, 'Transfer-Encoding: identity', 'Transfer-Encoding: chunked')}0\r\n\r\n`],
    ['a hidden coding', `${head(post, 'Transfer-Encoding: \x0bchunked', 'Content-Length: 4')}0\r\n\r\n`],
    ['a negative length', head(post, 'Content-Length: -1')],
    ['a length with a sign', `${head(post, 'Content-Length: +4')}abcd`],
    ['a space before a colon', `${head(post, 'Content-Length : 4')}abcd`],
    ['two hosts', head(`GET ${PREFIX}/members HTTP/1.1`, 'Host: evil.example')],
    ['no host', `GET ${PREFIX}/members HTTP/1.1\r\n\r\n`],
    ['a host with a path', `GET ${PREFIX}/members HTTP/1.1\r\nHost: a/b\r\n\r\n`],
    ['a broken chunk', `${head(post, 'Transfer-Encoding: chunked')}zz\r\nabc\r\n0\r\n\r\n`],
    ['a header of 40 KB', head(post, `X-Large: ${'x'.repeat(40_000)}`)],
    ['a URL of 40 KB', head(`GET ${PREFIX}/members?${'x'.repeat(40_000)} HTTP/1.1`)],
    ['another protocol', head(`GET ${PREFIX}/members HTTP/9.9`)],
    ['CONNECT', head('CONNECT evil.example:443 HTTP/1.1')],
  ])('%s', async (_, text) => {
    const answer = await sendRaw(server.baseUrl, text);
    expect(answer).toMatch(/^HTTP\/1\.1 (400|405|414|501|505) /);
    expect(received).toEqual([]);
  });
});

test('forwards chunks with a length, so that both sides agree where a request ends', async () => {
  const smuggled = `GET ${PREFIX}/smuggled HTTP/1.1\r\nHost: a\r\n\r\n`;
  const size = smuggled.length.toString(16);
  await sendRaw(
    server.baseUrl,
    `${head(post, 'Transfer-Encoding: chunked', 'Connection: close')}${size}\r\n${smuggled}\r\n0\r\n\r\n`,
  );
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ method: 'POST', bytes: smuggled.length });
  expect(received[0]?.headers['transfer-encoding']).toBeUndefined();
});

describe('closes the connection of a client that', () => {
  test.each([
    ['sends no header', '', /^$/],
    ['sends a part of the header', 'GET / HTTP/1.1\r\nHost: console\r\n', /^$|^HTTP\/1\.1 408 /],
    ['sends a part of the body', `${head(post, 'Content-Length: 100')}abc`, /^$|^HTTP\/1\.1 408 /],
  ])('%s', async (_, text, answer) => {
    const started = Date.now();
    expect(await sendRaw(server.baseUrl, text)).toMatch(answer);
    expect(Date.now() - started).toBeLessThan(10_000);
    expect(received).toEqual([]);
  });
});
