import { afterEach, expect, test, vi } from 'vitest';
import { forgetSession } from '@/session/forget';
import { deferred } from '../../tests/deferred';
import { prefetchFirstPage } from './prefetch';

const somebody = { currentUser: { name: '林晓', avatarUrl: '' } };

afterEach(() => vi.useRealTimers());

test('the page asks with what its address says, and its answer is waited for', async () => {
  const answer = deferred<void>();
  const page = { prefetch: vi.fn(() => answer.promise) };
  const begun = vi.fn();
  void prefetchFirstPage(Promise.resolve(page), Promise.resolve(somebody), '?id=1').then(begun);
  await vi.waitFor(() => expect(page.prefetch).toHaveBeenCalledExactlyOnceWith('?id=1'));
  expect(begun).not.toHaveBeenCalled();
  answer.resolve();
  await vi.waitFor(() => expect(begun).toHaveBeenCalledExactlyOnceWith(somebody));
});

test('an answer that is late is not waited for', async () => {
  vi.useFakeTimers();
  const page = { prefetch: () => new Promise(() => {}) };
  const begun = vi.fn();
  void prefetchFirstPage(Promise.resolve(page), Promise.resolve(somebody), '').then(begun);
  await vi.advanceTimersByTimeAsync(99);
  expect(begun).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toHaveBeenCalledOnce();
});

test('code of the page that is late is not waited for, and asks all the same once it is there', async () => {
  vi.useFakeTimers();
  const loading = deferred<{ prefetch: () => undefined }>();
  const page = { prefetch: vi.fn(() => undefined) };
  const begun = vi.fn();
  void prefetchFirstPage(loading.promise, Promise.resolve(somebody), '').then(begun);
  await vi.advanceTimersByTimeAsync(100);
  expect(begun).toHaveBeenCalledOnce();
  loading.resolve(page);
  await vi.advanceTimersByTimeAsync(0);
  expect(page.prefetch).toHaveBeenCalledOnce();
});

test.each([
  ['nobody is signed in', {}],
  ['nobody can tell who is', { isStartFailed: true }],
])('%s: nothing is asked', async (_, state) => {
  const page = { prefetch: vi.fn() };
  expect(await prefetchFirstPage(Promise.resolve(page), Promise.resolve(state), '')).toBe(state);
  expect(page.prefetch).not.toHaveBeenCalled();
});

test('the session has ended before its answer came: nothing is asked', async () => {
  const asking = deferred<typeof somebody>();
  const page = { prefetch: vi.fn() };
  const begun = prefetchFirstPage(Promise.resolve(page), asking.promise, '');
  forgetSession();
  asking.resolve(somebody);
  await begun;
  expect(page.prefetch).not.toHaveBeenCalled();
});

test('an answer that ends the session leaves nobody signed in', async () => {
  const page = { prefetch: async () => forgetSession() };
  expect(await prefetchFirstPage(Promise.resolve(page), Promise.resolve(somebody), '')).toEqual({});
});

test('a page that is not there, or asks for nothing, keeps nobody', async () => {
  expect(await prefetchFirstPage(Promise.resolve(undefined), Promise.resolve(somebody), '')).toBe(somebody);
  expect(await prefetchFirstPage(Promise.resolve({}), Promise.resolve(somebody), '')).toBe(somebody);
});
