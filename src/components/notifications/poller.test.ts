import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPoller } from './poller';
import { MAX_POLL_MS, POLL_MS } from './schedule';

const ask = vi.fn<() => Promise<unknown>>();
let poller: ReturnType<typeof createPoller>;
let isSeen: boolean;
const changes = new EventTarget();
const CHANGE = 'change';

function see(seen: boolean) {
  isSeen = seen;
  changes.dispatchEvent(new Event(CHANGE));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  isSeen = true;
  ask.mockReset().mockResolvedValue(undefined);
  poller = createPoller(ask, {
    isSeen: () => isSeen,
    onSeenChange(listener) {
      changes.addEventListener(CHANGE, listener);
      return () => changes.removeEventListener(CHANGE, listener);
    },
  });
});
afterEach(() => {
  poller.stop();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const asked = () => ask.mock.calls.length;

test('asks at once, and every half minute', async () => {
  poller.start();
  await pass(0);
  expect(asked()).toBe(1);
  await pass(POLL_MS - 1);
  expect(asked()).toBe(1);
  await pass(1);
  expect(asked()).toBe(2);
});

test('asks less and less while nobody answers, and as before once somebody does', async () => {
  ask.mockRejectedValue(new Error('nobody'));
  poller.start();
  await pass(0);
  await pass(POLL_MS);
  expect(asked()).toBe(1);
  await pass(POLL_MS);
  expect(asked()).toBe(2);
  await pass(10 * MAX_POLL_MS);
  expect(asked()).toBeLessThanOrEqual(14);
  ask.mockResolvedValue(undefined);
  await pass(MAX_POLL_MS);
  const before = asked();
  await pass(10 * POLL_MS);
  expect(asked()).toBe(before + 10);
});

test('is silent while the window is hidden, and asks when it is seen again, but not sooner than after half a minute', async () => {
  isSeen = false;
  poller.start();
  await pass(MAX_POLL_MS);
  expect(asked()).toBe(0);
  see(true);
  await pass(0);
  expect(asked()).toBe(1);
  see(false);
  await pass(POLL_MS / 2);
  see(true);
  await pass(0);
  expect(asked()).toBe(1);
  await pass(POLL_MS / 2);
  expect(asked()).toBe(2);
  see(false);
  await pass(MAX_POLL_MS);
  see(true);
  await pass(0);
  expect(asked()).toBe(3);
});

test('has one question under way at a time', async () => {
  let answer = () => {};
  ask.mockImplementation(() => new Promise<void>((resolve) => (answer = resolve)));
  poller.start();
  await pass(10 * POLL_MS);
  see(false);
  see(true);
  await pass(0);
  expect(asked()).toBe(1);
  answer();
  await pass(POLL_MS);
  expect(asked()).toBe(2);
});

test('that was stopped asks no more, whatever is answered by then, and begins anew', async () => {
  let answer = () => {};
  ask.mockImplementationOnce(() => new Promise<void>((resolve) => (answer = resolve)));
  poller.start();
  await pass(0);
  poller.stop();
  see(true);
  answer();
  await pass(MAX_POLL_MS);
  expect(asked()).toBe(1);
  poller.start();
  await pass(0);
  expect(asked()).toBe(2);
});
