import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clockOffset, onClockOffset, readServerTime, serverNow } from './clock';

const HOUR_MS = 3_600_000;
const LOCAL = Date.parse('2026-11-27T08:00:00Z');
const header = (time: number) => new Date(time).toUTCString();

beforeEach(() => void vi.useFakeTimers({ now: LOCAL }));
afterEach(() => {
  readServerTime(header(Date.now()), Date.now());
  vi.useRealTimers();
});

test('follows the server when the clock of the computer is slow, fast, or set while the console is open', () => {
  const heard = vi.fn();
  onClockOffset(heard);
  readServerTime(header(LOCAL + 26 * HOUR_MS), LOCAL);
  expect(Math.abs(serverNow() - (LOCAL + 26 * HOUR_MS))).toBeLessThan(1000);
  vi.setSystemTime(LOCAL + 2 * HOUR_MS);
  readServerTime(header(LOCAL), Date.now());
  expect(Math.abs(serverNow() - LOCAL)).toBeLessThan(1000);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('takes clocks that agree within seconds for equal, and ignores an answer that says nothing', () => {
  readServerTime(header(LOCAL + 2_000), LOCAL);
  readServerTime(undefined, LOCAL);
  readServerTime('yesterday', LOCAL);
  // The computer's clock was set back while the request was in flight.
  readServerTime(header(LOCAL + HOUR_MS), LOCAL + HOUR_MS);
  expect(clockOffset()).toBe(0);
});

test('a slow answer is no wrong clock', () => {
  vi.setSystemTime(LOCAL + 20_000);
  readServerTime(header(LOCAL), LOCAL);
  expect(clockOffset()).toBe(0);
});
