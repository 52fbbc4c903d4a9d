import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import * as service from '@/services/notification';
import { queryClient } from '@/services/query-client';
import { forgetSession } from '@/session/forget';
import { deferred } from '../../../../tests/deferred';
import { markRead, readPage, useUnread } from './unread';

const POLL_MS = 30_000;
const MAX_POLL_MS = 5 * 60_000;
let ask: MockInstance<typeof service.listNotifications>;
const page = (unreadCount: number) => ({ list: [], total: unreadCount, unreadCount, asOf: '' });
const asked = () => ask.mock.calls.length;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const start = () => renderHook(() => useUnread(true));

let visibility: DocumentVisibilityState;
const see = (isSeen: boolean) =>
  act(async () => {
    visibility = isSeen ? 'visible' : 'hidden';
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  ask = vi.spyOn(service, 'listNotifications').mockResolvedValue(page(2));
});
afterEach(() => {
  queryClient.clear();
  vi.restoreAllMocks();
});

test('polls at once, and every half minute', async () => {
  const { result } = start();
  await pass(0);
  expect(asked()).toBe(1);
  expect(result.current.count).toBe(2);
  await pass(POLL_MS - 1);
  expect(asked()).toBe(1);
  await pass(1);
  expect(asked()).toBe(2);
});

test('polls less and less often while requests fail, and at the usual rate after a success', async () => {
  ask.mockRejectedValue(new Error('nobody'));
  const { result } = start();
  await pass(0);
  expect(result.current).toMatchObject({ isUnknown: true, count: undefined });
  const pauses: number[] = [];
  for (let polls = 1, since = 0; pauses.length < 6; ) {
    await pass(POLL_MS);
    since += POLL_MS;
    if (asked() === polls) continue;
    pauses.push(since / 1000);
    [polls, since] = [asked(), 0];
  }
  expect(pauses).toEqual([60, 120, 240, 300, 300, 300]);
  ask.mockResolvedValue(page(2));
  await pass(MAX_POLL_MS);
  await pass(1);
  expect(result.current).toMatchObject({ isUnknown: false, count: 2 });
  const before = asked();
  await pass(10 * POLL_MS);
  expect(asked()).toBe(before + 10);
});

test('does not poll while the window is hidden; when it is visible again, polls at most once per half minute', async () => {
  await see(false);
  start();
  await pass(MAX_POLL_MS);
  expect(asked()).toBe(0);
  await see(true);
  await pass(0);
  expect(asked()).toBe(1);
  await see(false);
  await pass(POLL_MS / 2);
  await see(true);
  await pass(0);
  expect(asked()).toBe(1);
  await pass(POLL_MS / 2);
  expect(asked()).toBe(2);
  await see(false);
  await pass(MAX_POLL_MS);
  await see(true);
  await pass(0);
  expect(asked()).toBe(3);
});

test('does not poll sooner after a failure when the window becomes visible', async () => {
  ask.mockRejectedValue(new Error('nobody'));
  start();
  await pass(0);
  await see(false);
  await pass(POLL_MS);
  await see(true);
  await pass(0);
  expect(asked()).toBe(1);
});

test('sends one request at a time', async () => {
  const answer = deferred<ReturnType<typeof page>>();
  ask.mockReturnValue(answer.promise);
  start();
  await pass(10 * POLL_MS);
  await see(false);
  await see(true);
  await pass(0);
  expect(asked()).toBe(1);
  answer.resolve(page(1));
  await pass(POLL_MS);
  expect(asked()).toBe(2);
});

test('ignores a late response after it was stopped, and polls again once it is started', async () => {
  const answer = deferred<ReturnType<typeof page>>();
  ask.mockReturnValueOnce(answer.promise);
  const { unmount } = start();
  await pass(0);
  unmount();
  await see(true);
  answer.resolve(page(1));
  await pass(MAX_POLL_MS);
  expect(asked()).toBe(1);
  start();
  await pass(0);
  expect(asked()).toBe(2);
});

test('ignores responses to requests from before a mark or of another session', async () => {
  const { result } = start();
  await pass(0);
  const [late, listed, marked] = [deferred<never>(), deferred<never>(), deferred<never>()];
  ask.mockReturnValueOnce(late.promise);
  vi.spyOn(service, 'listNotificationPages').mockReturnValueOnce(listed.promise);
  vi.spyOn(service, 'readNotifications').mockReturnValueOnce(marked.promise);
  await pass(POLL_MS);
  void readPage({ current: 1, pageSize: 20 });
  void markRead({ ids: ['1'] });
  marked.resolve({ unreadCount: 1 } as never);
  await pass(0);
  for (const early of [late, listed]) early.resolve(page(2) as never);
  await pass(0);
  expect(result.current.count).toBe(1);

  const other = deferred<never>();
  vi.spyOn(service, 'listNotificationPages').mockReturnValueOnce(other.promise);
  void readPage({ current: 1, pageSize: 20 });
  forgetSession();
  other.resolve(page(9) as never);
  await pass(0);
  expect(queryClient.getQueryData(['notification', 'unread'])).toBeUndefined();
});
