import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { tryCommand } from './try-command';
import { freshMock, NOW } from './wrong/mock-server';
import { on, proxied, sayingOfRows } from './wrong/proxy';

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW, shouldAdvanceTime: true }));
afterAll(() => void vi.useRealTimers());

test('ends with 0 and says what was checked when nothing is found, and signs out', async () => {
  const { code, said, requests } = await tryCommand({ args: ['--only', 'operators'] });
  expect(code).toBe(0);
  expect(said).toContain('checked 1 of 1 calls');
  expect(said).toContain('0 causes at https://console.example, read level');
  expect(requests[0]).toBe('POST /api/admin/v1/login');
  expect(requests.slice(-2)).toEqual(['POST /api/admin/v1/logout', 'GET /api/admin/v1/currentUser']);
});

test('ends with 1 and a line for each cause, in each form of report', async () => {
  const wrong = on(
    'GET /operators',
    sayingOfRows((row) => {
      row.id = 7;
    }),
  );
  const reportOf = async (format: string) => {
    const fetchIt = proxied(freshMock(0), wrong);
    const { code, said } = await tryCommand({ args: ['--only', 'operators', '--report', format], fetchIt });
    expect(code).toBe(1);
    return said;
  };
  const line =
    /GET \/operators · data\[\]\.id · expected string · got number \(\d+ times\) · src\/contract\/\w+\.ts · curl/;
  expect(await reportOf('text')).toMatch(line);
  expect(JSON.parse(await reportOf('json')).causes).toMatchObject([{ call: 'GET /operators', where: 'data[].id' }]);
  expect(await reportOf('md')).toContain('| GET /operators | `data[].id` | expected string · got number');
  const xml = await reportOf('junit');
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

test('stops at once when nobody answers', async () => {
  const { code, complained } = await tryCommand({ args: [], fetchIt: () => Promise.reject(new Error('refused')) });
  expect([code, complained]).toEqual([2, 'POST /login at https://console.example: refused']);
});

test.each([
  ['without credentials', { args: [], env: {} }, 'API_USERNAME and API_PASSWORD are not set'],
  ['with an option that there is not', { args: ['--wirte'] }, '--wirte'],
  ['with a report that there is not', { args: ['--report', 'pdf'] }, '--report is one of text, json, junit, md'],
  ['with an address that is none', { args: ['--url', 'console'] }, '--url is no address: console'],
  ['about what there is not', { args: ['--only', 'hotwords,hotwrods'] }, '--only hotwrods: no path begins so'],
  ['below a path', { args: ['--url', 'https://console.example/base'] }, 'the API lies at https://console.example/api'],
  ['with an address of another kind', { args: ['--url', 'ftp://console.example'] }, '--url is neither http nor https'],
])('asks for nothing %s', async (_, tried, message) => {
  const { code, complained, requests } = await tryCommand(tried);
  expect(code).toBe(2);
  expect(complained).toContain(message);
  expect(requests).toEqual([]);
});

test('writes on no host that was not typed', async () => {
  const { code, asked, requests } = await tryCommand({ args: ['--write'], typed: 'yes' });
  expect(code).toBe(2);
  expect(asked).toContain('on console.example');
  expect(requests).toEqual([]);
});
