import { getResponse } from 'msw';
import { beforeAll, expect, test, vi } from 'vitest';
import { buildWorld } from '../../mock/fixtures/world';
import { server } from '../../mock/handlers';
import { resetState } from '../../mock/state';
import { textReport } from '../conformance/report/text';
import { run } from '../conformance/run';

const world = buildWorld({ now: Date.parse('2026-11-21T10:30:00+08:00') });

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: world.now });
  resetState(world);
  return () => void vi.useRealTimers();
});

test('the mock conforms', async () => {
  const started = performance.now();
  const outcome = await run({
    origin: 'http://mock.invalid',
    credentials: { username: 'operator', password: 'health-2021' },
    isWriting: false,
    only: [],
    fetchIt: async (request) => (await getResponse([server], request)) ?? new Response(null, { status: 404 }),
  });
  console.log(textReport(outcome), performance.now() - started);
  expect(outcome.causes).toEqual([]);
});
