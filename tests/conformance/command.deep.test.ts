import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { state } from '../../mock/state';
import { freshMock, NOW } from './faulty-servers/mock-server';
import { askingWith, askingWithBody, on, proxied, sayingOfRows, sayingOnSuccess } from './faulty-servers/proxy';
import { tryCommand } from './try-command';

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW, shouldAdvanceTime: true }));
afterAll(() => void vi.useRealTimers());

test('cleans up, signs out and reports the stop when it is stopped during a write', async () => {
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

test('reports a check that throws and runs the other checks', async () => {
  const wrong = on(
    'GET /members',
    sayingOfRows((row) => {
      // The last instant of a JavaScript Date: converting it to a later time zone throws.
      row.registeredAt = '+275760-09-13T00:00:00.000Z';
    }),
  );
  const { said } = await tryCommand({ args: ['--only', 'members'], fetchIt: proxied(freshMock(9), wrong) });
  expect(said).toContain('broke down, and so not checked: filters of GET /members (Invalid time value)');
  expect(said).toContain('GET /members · data.list[].registeredAt');
});

test('stops soon when the server no longer responds', async () => {
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

test('does not delete by filter when the filter finds other rows, too', async () => {
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

test('lists the calls that returned no rows', async () => {
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
])('reports calls that do not exist yet and return %s in one line', async (_, notThere) => {
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

test('reports the error status of a gateway in one line', async () => {
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
