import { expect, test } from 'vitest';
import type { Outcome } from '../run';
import { textReport } from './text';

const names = (count: number) => Array.from({ length: count }, (_, index) => `GET /things?filter${index}`);

const outcome: Outcome = {
  origin: 'http://localhost:8000',
  level: 'read',
  causes: names(300).map((call, index) => ({
    call,
    calls: [call],
    times: 1,
    where: 'body.ids',
    expected: '2 rows',
    got: '3 rows',
    source: 'docs/backend.md',
    curl: index === 0 ? `curl -d '${'"1234567890",'.repeat(4000)}'` : 'curl http://localhost:8000/things',
  })),
  callCount: 10,
  succeeded: names(5),
  refusedOnly: [],
  untested: [],
  untestedFilters: names(400),
  emptyLists: names(100),
  broken: [],
  stopped: null,
  left: names(100),
  requestCount: 1000,
  seconds: 12,
};

test('limits a report to 200 lines and truncates long lines', () => {
  const lines = textReport(outcome).trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(200);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(1200);
  expect(lines[0]).toContain('a request of 52010 characters: --report json has it');
  expect(lines.join('\n')).toContain('and 388 more');
});
