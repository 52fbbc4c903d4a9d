import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { send, sendRaw, startConsole } from './console';

let server: Awaited<ReturnType<typeof startConsole>>;
let api: Server;
/** Paths that reached the API. */
const received: string[] = [];

/** A release with a page, a hashed file and files that must not be served. */
function makeRelease(folder: string, hash: string) {
  mkdirSync(join(folder, '.git'), { recursive: true });
  const files = {
    'index.html': `<script src="/umi.${hash}.js"></script>`,
    [`umi.${hash}.js`]: `"${hash}"`,
    [`umi.${hash}.js.br`]: 'compressed',
    [`umi.${hash}.js.map`]: '{}',
    '.env': 'SECRET=1',
    '.git/config': 'secret',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const releases = mkdtempSync(join(tmpdir(), 'releases-'));

beforeAll(async () => {
  api = createServer(({ url = '' }, response) => {
    received.push(url);
    response.end('{"success":true,"data":null}');
  }).listen(0, '127.0.0.1');
  const { port } = await new Promise<{ port: number }>((resolve) =>
    api.once('listening', () => resolve(api.address() as { port: number })),
  );
  server = await startConsole({
    apiTarget: `http://127.0.0.1:${port}`,
    release: makeRelease(join(releases, '1'), '00000001'),
  });
});
afterAll(async () => {
  await server.stop();
  api.close();
  rmSync(releases, { recursive: true });
});
beforeEach(() => {
  received.length = 0;
});

const page = '<script';
const text = async (path: string, method = 'GET') => {
  const { status, body, headers } = await send(server.baseUrl, path, { method });
  return { status, body: body.toString(), allow: headers.allow, location: headers.location };
};

describe('is the page', () => {
  test.each([
    '/',
    '/index.html',
    '/welcome',
    '/member/member-detail?id=1',
    '/user/login?redirect=%2Fmember%2F..%2F',
    '/unknown/',
    '/current',
    '/%E4%B8%AD',
    '/x%20y',
  ])('%s', async (path) => {
    expect(await text(path)).toMatchObject({ status: 200, body: expect.stringContaining(page), location: undefined });
  });
});

describe('is not found, and never the page', () => {
  test.each([
    '/umi.00000002.js',
    '/missing.css',
    '/api.json',
    '/welcome.html',
    '/umi.00000001.js/',
    '/umi.00000001.js.map',
    '/umi.00000001.js.br',
    '/.env',
    '/.git/config',
    '/.git/',
    '/.well-known/security.txt',
    '/a/.hidden/b.js',
    '/current/index.html',
    '/former/umi.00000001.js',
    '/pdfjs-1/unknown',
    '/pdfjs-1/',
    '/api',
    '/api/',
    '/api/admin/v2/members',
    '/api/admin/v1members',
    '/%61pi/admin/v1/members',
    '/api%2fadmin%2fv1/members',
    '/API/admin/v1/members.json',
  ])('%s', async (path) => {
    const { status, body } = await text(path);
    expect(status).toBe(404);
    expect(body).not.toContain(page);
    expect(body).not.toMatch(/secret/i);
    expect(received).toEqual([]);
  });
});

describe('is refused', () => {
  test.each([
    '/../etc/passwd',
    '/..',
    '/welcome/../.env',
    '/%2e%2e/etc/passwd',
    '/%2E%2E%2Fetc/passwd',
    '/..%2fetc/passwd',
    '/..%5c..%5cetc/passwd',
    '/..\\..\\etc\\passwd',
    '//evil.example/',
    '//evil.example/%2e%2e',
    '/welcome//x',
    '/./umi.00000001.js',
    '/umi.00000001%2ejs',
    '/umi.00000001.js%00.png',
    '/%00',
    '/%',
    '/%zz',
    '/api/admin/v1/../../secret',
    '/api/admin/v1/%2e%2e/%2e%2e/secret',
    '/api/admin/v1/..%2f..%2fsecret',
    '/api/admin/v1/..',
    '/api/admin/v1/..;/..;/secret',
    '/api/admin/v1/..;a=b/secret',
    '/api/admin/v1/.%3b/secret',
    '/api/admin/v1/%252e%252e/secret',
    '/api/admin/v1/..%252fsecret',
    '/x/../api/admin/v1/members',
    '//api/admin/v1/members',
    '/api//admin/v1/members',
    '/api\\admin/v1/members',
    'welcome',
    '/with space',
  ])('%s', async (path) => {
    const answer = await sendRaw(server.baseUrl, `GET ${path} HTTP/1.1\r\nHost: console\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).not.toContain(page);
    expect(received).toEqual([]);
  });
});

test('passes the path and the query of an API call on as they are', async () => {
  const paths = [
    '/api/admin/v1/pages/pages%2Findex/x?a=%2F..%2F&b=//c',
    '/api/admin/v1/uploads/a.png',
    '/api/admin/v1/x%20y',
  ];
  for (const path of paths) await send(server.baseUrl, path);
  expect(received).toEqual(paths);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
  'refuses %s on pages and files',
  async (method) => {
    for (const path of ['/', '/welcome', '/umi.00000001.js', '/missing.js'])
      expect(await text(path, method)).toMatchObject({ status: 405, allow: 'GET, HEAD' });
  },
);

test('refuses TRACE everywhere', async () => {
  expect((await text('/', 'TRACE')).status).toBe(405);
  expect((await text('/api/admin/v1/members', 'TRACE')).status).toBe(405);
  expect(received).toEqual([]);
});

test('serves the files of a former release for 30 days, and only the page of the current one', async () => {
  const keepFiles = () => {
    const { status, stderr } = spawnSync(resolve('config/deploy/keep-files.sh'), {
      env: { ...process.env, CONSOLE_ROOT: server.root },
    });
    expect(stderr.toString()).toBe('');
    expect(status).toBe(0);
  };
  keepFiles();
  symlinkSync(makeRelease(join(releases, '2'), '00000002'), join(server.root, 'next'));
  renameSync(join(server.root, 'next'), join(server.root, 'current'));
  expect((await text('/')).body).toContain('umi.00000002.js');
  expect((await text('/index.html')).body).toContain('umi.00000002.js');
  expect(await text('/umi.00000001.js')).toMatchObject({ status: 200, body: '"00000001"' });
  expect(await text('/umi.00000002.js')).toMatchObject({ status: 200, body: '"00000002"' });
  const { headers } = await send(server.baseUrl, '/umi.00000001.js', { headers: { 'Accept-Encoding': 'br' } });
  expect(headers).toMatchObject({ 'cache-control': expect.stringContaining('immutable'), 'content-encoding': 'br' });

  const former = join(server.root, 'former');
  const long = new Date(Date.now() - 32 * 86_400_000);
  for (const name of readdirSync(former, { recursive: true, encoding: 'utf8' }))
    utimesSync(join(former, name), long, long);
  keepFiles();
  expect((await text('/umi.00000001.js')).status).toBe(404);
  expect((await text('/umi.00000002.js')).status).toBe(200);
});
