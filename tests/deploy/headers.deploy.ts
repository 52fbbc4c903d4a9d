import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { version } from 'pdfjs-dist/package.json';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../config/csp';
import { fileRules, uploadRules } from '../../src/contract/limits/upload';
import { distFiles, readDist } from '../e2e/dist';
import { send, startConsole } from './console';

const IMAGES = 'https://pictures.example';
let server: Awaited<ReturnType<typeof startConsole>>;
beforeAll(async () => {
  server = await startConsole({ imageOrigins: IMAGES });
});
afterAll(() => server.stop());

const findFile = (name: RegExp) => `/${distFiles().find((file) => name.test(file))}`;
const script = findFile(/^umi\.\w+\.js$/);
const sheet = findFile(/^umi\.\w+\.css$/);
const pdfjs = `/pdfjs-${version}`;

const immutable = 'public, max-age=31536000, immutable';
const pagePolicy = `${contentSecurityPolicy(IMAGES)}; frame-ancestors 'none'`;
const filePolicy = "default-src 'none'; frame-ancestors 'none'";
const workerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";

const kinds: [
  kind: string,
  path: string,
  status: number,
  cache: string,
  policy: string,
  type: string,
  vary: boolean,
][] = [
  ['root', '/', 200, 'no-cache', pagePolicy, 'text/html; charset=utf-8', true],
  ['route', '/member/member-list?x=1', 200, 'no-cache', pagePolicy, 'text/html; charset=utf-8', true],
  ['page', '/index.html', 200, 'no-cache', pagePolicy, 'text/html; charset=utf-8', true],
  ['script', script, 200, immutable, filePolicy, 'text/javascript; charset=utf-8', true],
  ['chunk', findFile(/^\d+\.\w+\.async\.js$/), 200, immutable, filePolicy, 'text/javascript; charset=utf-8', true],
  ['style sheet', sheet, 200, immutable, filePolicy, 'text/css; charset=utf-8', true],
  ['chunk of styles', findFile(/\.chunk\.css$/), 200, immutable, filePolicy, 'text/css; charset=utf-8', true],
  ['icon', '/favicon.svg', 200, 'no-cache', filePolicy, 'image/svg+xml', true],
  ['licenses', '/licenses.txt', 200, 'no-cache', filePolicy, 'text/plain; charset=utf-8', true],
  ['PDF worker', `${pdfjs}/pdf.worker.js`, 200, immutable, workerPolicy, 'text/javascript; charset=utf-8', true],
  ['PDF decoder', `${pdfjs}/wasm/openjpeg.wasm`, 200, immutable, filePolicy, 'application/wasm', true],
  ['PDF table', `${pdfjs}/cmaps/UniGB-UCS2-H.bcmap`, 200, immutable, filePolicy, 'application/octet-stream', false],
  ['missing script', '/umi.0123abcd.js', 404, 'no-store', filePolicy, 'text/html', false],
  ['missing file', '/robots.txt', 404, 'no-store', filePolicy, 'text/html', false],
  ['health', '/healthz', 200, 'no-store', filePolicy, 'text/plain', false],
  ['other API', '/api/other', 404, 'no-store', filePolicy, 'application/json', false],
  ['API that is down', '/api/admin/v1/jobs', 502, 'no-store', filePolicy, 'application/json', false],
];

describe.each(kinds)('%s', (_, path, status, cache, policy, type, vary) => {
  test.each(['GET', 'HEAD'])(`%s ${path}`, async (method) => {
    const { headers, ...answer } = await send(server.baseUrl, path, { method, headers: { 'Accept-Encoding': 'br' } });
    expect(answer.status).toBe(status);
    expect(headers).toMatchObject({
      'cache-control': cache,
      'content-security-policy': policy,
      'content-type': type,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
      'referrer-policy': 'same-origin',
      server: 'nginx',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[\da-f]{32}$/),
    });
    expect(headers.vary).toBe(vary ? 'Accept-Encoding' : undefined);
  });
});

describe('an encoding', () => {
  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['BR;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000, gzip ; q=1', 'gzip'],
    ['br;q=0,gzip;q=0', undefined],
    ['identity', undefined],
    ['*', undefined],
    ['xbr, gzipped', undefined],
    ['', undefined],
  ])('%j is answered with %s', async (accepted, encoding) => {
    for (const path of [script, '/welcome']) {
      const { headers, body } = await send(server.baseUrl, path, { headers: { 'Accept-Encoding': accepted } });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['content-length']).toBe(String(body.length));
      const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? Buffer.from;
      expect(decode(body).equals(readDist(path === script ? script.slice(1) : 'index.html'))).toBe(true);
    }
  });

  test('is not offered for files that are compressed already', async () => {
    const { headers } = await send(server.baseUrl, `${pdfjs}/cmaps/UniGB-UCS2-H.bcmap`, {
      headers: { 'Accept-Encoding': 'br, gzip' },
    });
    expect(headers['content-encoding']).toBeUndefined();
  });

  test('has its own ETag, and is not sent again when the client has that ETag', async () => {
    const tags = new Set<string>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers } = await send(server.baseUrl, '/', { headers: { 'Accept-Encoding': encoding } });
      const tag = String(headers.etag);
      tags.add(tag);
      const again = await send(server.baseUrl, '/', { headers: { 'Accept-Encoding': encoding, 'If-None-Match': tag } });
      expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
      expect(again.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
    }
    expect(tags.size).toBe(3);
  });
});

test.each(['bytes=10-19', 'bytes=0-1,4-5', 'bytes=99999999-'])(
  'answers the range %s with the whole file',
  async (Range) => {
    const { status, headers, body } = await send(server.baseUrl, script, { headers: { Range } });
    expect(status).toBe(200);
    expect(headers['accept-ranges']).toBeUndefined();
    expect(body.equals(readDist(script.slice(1)))).toBe(true);
  },
);

test('pictures of any origin pass the policy in the page if the build leaves the choice to nginx', () => {
  expect(contentSecurityPolicy('https:')).toContain("img-src 'self' data: blob: https:;");
  expect(readFileSync('config/deploy/Dockerfile', 'utf8')).toMatch(/IMAGE_ORIGINS=https:\s/);
});

test('accepts every upload that the contract allows', () => {
  const limit = /client_max_body_size (\d+)m;/.exec(readFileSync('config/deploy/nginx.conf.template', 'utf8'))?.[1];
  const largest = Math.max(...[...Object.values(fileRules), ...Object.values(uploadRules)].map(({ bytes }) => bytes));
  expect(Number(limit)).toBe(largest / 1024 ** 2 + 1);
});

test('the image is built with the Node of .nvmrc', () => {
  const node = readFileSync('.nvmrc', 'utf8').trim();
  expect(readFileSync('config/deploy/Dockerfile', 'utf8')).toContain(`FROM node:${node}-`);
});
