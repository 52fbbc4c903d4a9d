import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { state } from '../../mock/state';
import { credentials, freshMock, NOW } from './faulty-servers/mock-server';
import { on, proxied, sayingOfRows } from './faulty-servers/proxy';
import { reportOf } from './report/report';
import { run } from './run';
import { tryCommand } from './try-command';

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW, shouldAdvanceTime: true }));
afterAll(() => void vi.useRealTimers());

/** A mock with few days of channel tracks, because 400 days take a second to build. */
function fewDays() {
  const fetchIt = freshMock(0);
  state().world.analysis.firstDay = '2026-11-10';
  return fetchIt;
}

test('exits with 0, reports what it checked and signs out when it finds nothing', async () => {
  const { code, said, requests } = await tryCommand({ args: ['--only', 'operators'], fetchIt: fewDays() });
  expect(code).toBe(0);
  expect(said).toContain('checked 1 of 1 calls');
  expect(said).toContain('0 causes at https://console.example, read level');
  expect(requests[0]).toBe('POST /api/admin/v1/login');
  expect(requests.slice(-2)).toEqual(['POST /api/admin/v1/logout', 'GET /api/admin/v1/currentUser']);
});

test('exits with 1 and lists each cause in each report format', async () => {
  const wrong = on(
    'GET /operators',
    sayingOfRows((row) => {
      row.id = 7;
    }),
  );
  const only = ['operators'];
  const { code, said } = await tryCommand({
    args: ['--only', 'operators', '--report', 'md'],
    fetchIt: proxied(fewDays(), wrong),
  });
  expect(code).toBe(1);
  expect(said).toContain('| GET /operators | `data[].id` | expected string · got number');
  const outcome = await run({
    origin: 'https://console.example',
    credentials,
    isWriting: false,
    only,
    fetchIt: proxied(fewDays(), wrong),
  });
  const line =
    /GET \/operators · data\[\]\.id · expected string · got number \(\d+ times\) · src\/contract\/\w+\.ts · curl/;
  expect(reportOf(outcome, 'text')).toMatch(line);
  expect(JSON.parse(reportOf(outcome, 'json')).causes).toMatchObject([{ call: 'GET /operators', where: 'data[].id' }]);
  const xml = reportOf(outcome, 'junit');
  expect(xml).toContain('<testsuites tests="1" failures="1" skipped="0"');
  expect(xml).toMatch(/<testcase classname="[^"]*" name="GET \/operators"><failure message="data\[\]\.id: [^"]*">/);
});

test('stops at once when the credentials are refused', async () => {
  const { code, complained, requests } = await tryCommand({
    args: [],
    env: { API_USERNAME: 'operator', API_PASSWORD: 'x' },
  });
  expect(code).toBe(2);
  expect(complained).toContain('401 BAD_CREDENTIALS');
  expect(requests).toEqual(['POST /api/admin/v1/login']);
});

test('stops at once when the server does not answer', async () => {
  const { code, complained } = await tryCommand({ args: [], fetchIt: () => Promise.reject(new Error('refused')) });
  expect([code, complained]).toEqual([2, 'POST /login at https://console.example: refused']);
});

test.each([
  ['without credentials', { args: [], env: {} }, 'API_USERNAME and API_PASSWORD are not set'],
  ['with an unknown option', { args: ['--wirte'] }, '--wirte'],
  ['with an unknown report format', { args: ['--report', 'pdf'] }, '--report is one of text, json, junit, md'],
  ['with an invalid URL', { args: ['--url', 'console'] }, '--url is no address: console'],
  ['about an unknown path', { args: ['--only', 'hotwords,hotwrods'] }, '--only hotwrods: no path begins so'],
  [
    'with a URL that has a path',
    { args: ['--url', 'https://console.example/base'] },
    'the API lies at https://console.example/api',
  ],
  ['with a URL of another scheme', { args: ['--url', 'ftp://console.example'] }, '--url is neither http nor https'],
])('sends no request %s', async (_, tried, message) => {
  const { code, complained, requests } = await tryCommand(tried);
  expect(code).toBe(2);
  expect(complained).toContain(message);
  expect(requests).toEqual([]);
});

test('writes only after the operator has typed the host', async () => {
  const { code, asked, requests } = await tryCommand({ args: ['--write'], typed: 'yes' });
  expect(code).toBe(2);
  expect(asked).toContain('on console.example');
  expect(requests).toEqual([]);
});
