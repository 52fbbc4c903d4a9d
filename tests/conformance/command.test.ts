import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { state } from '../../mock/state';
import type { Fetch } from './api/client';
import { command } from './command';
import { credentials, freshMock, NOW } from './wrong/mock-server';
import { askingWith, askingWithBody, on, proxied, sayingOfRows, sayingOnSuccess } from './wrong/proxy';

const URL_OPTION = ['--url', 'https://console.example'];

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW, shouldAdvanceTime: true }));
afterAll(() => void vi.useRealTimers());

type Tried = { args: string[]; env?: Record<string, string>; typed?: string; fetchIt?: Fetch; signal?: AbortSignal };

async function tryCommand({ args, env, typed = '', fetchIt = freshMock(0), signal }: Tried) {
  const seen = { said: '', complained: '', asked: '', requests: [] as string[] };
  const code = await command([...URL_OPTION, ...args], {
    env: env ?? { API_USERNAME: credentials.username, API_PASSWORD: credentials.password },
    fetchIt: (request) => {
      seen.requests.push(`${request.method} ${new URL(request.url).pathname}`);
      return fetchIt(request);
    },
    signal,
    ask: async (question) => {
      seen.asked += question;
      return typed;
    },
    say: (text) => {
      seen.said += text;
    },
    complain: (text) => {
      seen.complained += text;
    },
  });
  return { code, ...seen };
}

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

test('stopped in the middle of something, puts away what it has made, signs out, and says so', async () => {
  const stop = new AbortController();
  const mock = freshMock(0);
  const count = () => state().world.hotwords.length;
  const before = count();
  const { code, said, requests } = await tryCommand({
    args: ['--write', '--yes', '--only', 'hotwords'],
    signal: stop.signal,
    fetchIt: async (request) => {
      const answer = await mock(request);
      if (count() > before) stop.abort();
      return answer;
    },
  });
  expect(stop.signal.aborted).toBe(true);
  expect(count()).toBe(before);
  expect(code).toBe(2);
  expect(said).toContain('stopped before its end');
  expect(requests.slice(-3)).toEqual([
    expect.stringMatching(/^DELETE .*\/hotwords\//),
    'POST /api/admin/v1/logout',
    'GET /api/admin/v1/currentUser',
  ]);
});

test('a check that breaks down keeps no other from being made, and is told of', async () => {
  const wrong = on(
    'GET /members',
    sayingOfRows((row) => {
      // The last instant that there is in JavaScript, at which no other time zone can be reckoned with.
      row.registeredAt = '+275760-09-13T00:00:00.000Z';
    }),
  );
  const { said } = await tryCommand({ args: ['--only', 'members'], fetchIt: proxied(freshMock(9), wrong) });
  expect(said).toContain('broke down, and so not checked: filters of GET /members (Invalid time value)');
  expect(said).toContain('GET /members · data.list[].registeredAt');
});

test('a server that falls silent is not asked for hours', async () => {
  const mock = freshMock(0);
  let answers = 20;
  const { code, said, requests } = await tryCommand({
    args: [],
    fetchIt: (request) => {
      answers -= 1;
      return answers > 0 ? mock(request) : Promise.reject(new Error('connection reset'));
    },
  });
  expect(code).toBe(2);
  expect(said).toContain('connection reset');
  expect(said).toContain('stopped before its end: 8 answers in a row did not come');
  expect(requests.length).toBeLessThan(60);
});

test('what a filter does not find alone is not deleted with all that match it', async () => {
  const mock = freshMock(0);
  const before = state()
    .world.hotwords.map(({ id }) => id)
    .sort();
  const withoutFilter = askingWith((query) => query.delete('keyword'));
  const wrong = on(
    'POST /hotwords/bulk-matching',
    askingWithBody((body) => ({ ...body, filter: {} })),
  );
  const fetchIt = proxied(proxied(mock, on('GET /hotwords', withoutFilter)), wrong);
  const { said } = await tryCommand({ args: ['--write', '--yes', '--only', 'hotwords'], fetchIt });
  expect(said).toContain('its filter does not find one thing alone');
  expect(
    state()
      .world.hotwords.map(({ id }) => id)
      .sort(),
  ).toEqual(before);
});

test('a list without a row is named: there was nothing to see', async () => {
  const empty = on(
    'GET /hotwords',
    sayingOnSuccess((json) => ({ ...json, data: { list: [], total: 0 } })),
  );
  const { said } = await tryCommand({ args: ['--only', 'hotwords'], fetchIt: proxied(freshMock(0), empty) });
  expect(said).toContain('without a row, and so hardly looked at: GET /hotwords');
});

test.each([
  ['a page', () => new Response('<html>', { status: 404, headers: { 'content-type': 'text/html' } })],
  [
    'JSON',
    () => Response.json({ success: false, data: null, errorCode: 'NOT_FOUND', errorMessage: 'x' }, { status: 404 }),
  ],
])('calls that are not built yet, and answer with %s, are one line', async (_, notThere) => {
  const mock = freshMock(9);
  const built = /\/(login|logout|currentUser|operators|banners(\/.*)?)$/;
  const { said } = await tryCommand({
    args: ['--only', 'members,banners'],
    fetchIt: async (request) => (built.test(new URL(request.url).pathname) ? mock(request) : notThere()),
  });
  const lines = said.split('\n').filter((line) => line.includes(' · '));
  expect(lines).toEqual([
    expect.stringMatching(
      /^GET \/members.* and \d+ more calls · any request · .* · got 404.* whatever is asked; \d+ calls/,
    ),
  ]);
  expect(said).toMatch(/untested \(it says that there is no such call\): members \(\d+\)/);
});

test('a gateway behind which nobody is says its status in one line', async () => {
  const { said } = await tryCommand({
    args: ['--only', 'members,banners'],
    fetchIt: async (request) =>
      /\/(login|logout|currentUser)$/.test(new URL(request.url).pathname)
        ? freshMock(0)(request)
        : new Response('<html>', { status: 503, headers: { 'content-type': 'text/html' } }),
  });
  expect(said.split('\n').filter((line) => line.includes(' · '))).toEqual([
    expect.stringMatching(
      /more calls · status · expected no failure of the server · got 503 without JSON \(\d+ times\)/,
    ),
  ]);
});
