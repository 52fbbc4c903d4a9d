import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { state } from '../../mock/state';
import { credentials, freshMock, NOW } from '../conformance/faulty-servers/mock-server';
import { lineOf } from '../conformance/report/text';
import { run } from '../conformance/run';
import { copyWorld } from '../copy-world';

// Runs `npm run conformance`, which tests any server over HTTP with its own data, against the mock.
const options = { origin: 'http://mock.invalid', credentials, only: [] };

// Each run makes some thousand requests and waits for jobs.
const TIMEOUT_MS = 120_000;

// Jobs proceed with the clock.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW, shouldAdvanceTime: true }));
afterAll(() => void vi.useRealTimers());

test(
  'the mock conforms at the read level, which changes nothing',
  async () => {
    const mock = freshMock(60);
    const before = copyWorld(state().world);
    let [running, most] = [0, 0];
    const fetchIt: typeof mock = async (request) => {
      running += 1;
      most = Math.max(most, running);
      return mock(request).finally(() => {
        running -= 1;
      });
    };
    const { causes, succeeded } = await run({ ...options, isWriting: false, fetchIt });
    expect(causes.map(lineOf)).toEqual([]);
    expect(succeeded.length).toBeGreaterThan(100);
    expect(most).toBe(4);
    expect(state().world).toEqual(before);
    expect([state().changeLog, state().jobs]).toEqual([[], []]);
  },
  TIMEOUT_MS,
);

test(
  'the mock conforms at the write level, which cleans up what it has created',
  async () => {
    const fetchIt = freshMock(60);
    const counts = () => {
      // Notifications about its jobs stay.
      const { notifications: _, ...world } = state().world;
      return Object.fromEntries(Object.entries(world).map(([name, rows]) => [name, Object.keys(rows).length]));
    };
    const before = counts();
    const { causes, left } = await run({ ...options, isWriting: true, isWritingOnly: true, fetchIt });
    expect(causes.map(lineOf)).toEqual([]);
    // Entities that the contract cannot delete are retired, canceled or voided, and reported as left.
    const kinds = [...new Set(left.map((name) => name.split(' ')[0]))];
    expect(kinds).toEqual(['access', 'agreementTemplate', 'followUp', 'import', 'job', 'quiz', 'report', 'upload']);
    const grown = Object.entries(counts()).flatMap(([name, count]) =>
      count === before[name] ? [] : [[name, count - (before[name] ?? 0)]],
    );
    expect(Object.fromEntries(grown)).toEqual({ agreementTemplates: 2, followUps: 2, quizzes: 1, reports: 1 });
  },
  TIMEOUT_MS,
);
