import { createPluginManager } from '@@/core/plugin';
import { act, render, renderHook, screen } from '@testing-library/react';
import fc from 'fast-check';
import { lazy, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { expireReads, prefetch, queryClient, refetch } from '@/services/query-client';
import { searchEntities } from '@/services/search';
import { deferred } from '../../tests/deferred';
import { fault, server } from '../../tests/server';
import { useRead } from './useRead';

const Reader = () => useRead(['shown once'], async () => 'the answer').data;
const Late = lazy(() => new Promise<never>(() => {}));

test('a reader that was rendered and never shown is told of no answer', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <Suspense fallback="waiting">
      <Reader />
      <Late />
    </Suspense>,
  );
  render(<Reader />);
  expect(await screen.findByText('the answer')).toBeInTheDocument();
  expect(screen.getByText('waiting')).toBeInTheDocument();
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

test('readers of the same share one request, and what one of them reads again', async () => {
  const read = vi.fn().mockResolvedValueOnce('first').mockResolvedValueOnce('second');
  const readers = ['a', 'b'].map(() => renderHook(() => useRead(['shared'], read)).result);
  await vi.waitFor(() => expect(readers.map(({ current }) => current.data)).toEqual(['first', 'first']));
  expect(read).toHaveBeenCalledOnce();
  act(() => void readers[0]?.current.refetch());
  await vi.waitFor(() => expect(readers.map(({ current }) => current.data)).toEqual(['second', 'second']));
  expect(read).toHaveBeenCalledTimes(2);
});

test('the last answer is shown at once while it is read again, and one that fails leaves it', async () => {
  const first = renderHook(() => useRead(['kept'], async () => 'old'));
  await vi.waitFor(() => expect(first.result.current.data).toBe('old'));
  first.unmount();
  // It is older than five seconds.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5001 });
  const { result } = renderHook(() => useRead(['kept'], () => Promise.reject(new Error('no answer'))));
  expect(result.current).toMatchObject({ data: 'old', isFetching: true });
  await vi.waitFor(() => expect(result.current.isFetching).toBe(false));
  expect(result.current.data).toBe('old');
  expect(result.current.error).toBeInstanceOf(Error);
  vi.useRealTimers();
});

test('a read that failed is repeated once the network is back, as long as it is shown', async () => {
  const read = vi.fn().mockRejectedValueOnce(new Error('no answer')).mockResolvedValue('answer');
  const { result, unmount } = renderHook(() => useRead(['offline'], read));
  await vi.waitFor(() => expect(result.current.error).toBeInstanceOf(Error));
  const reconnect = () => {
    for (const type of ['offline', 'online']) window.dispatchEvent(new Event(type));
  };
  act(reconnect);
  await vi.waitFor(() => expect(result.current.data).toBe('answer'));
  act(reconnect);
  expect(read).toHaveBeenCalledTimes(2);
  read.mockRejectedValueOnce(new Error('no answer'));
  act(() => void result.current.refetch());
  await vi.waitFor(() => expect(result.current.error).toBeInstanceOf(Error));
  unmount();
  reconnect();
  expect(read).toHaveBeenCalledTimes(3);
});

test('a prefetched answer is not fetched again within five seconds', async () => {
  const read = vi.fn(async () => 'answer');
  await prefetch(['ahead'], read);
  const { result } = renderHook(() => useRead(['ahead'], read));
  expect(result.current).toMatchObject({ data: 'answer', isFetching: false });
  expect(read).toHaveBeenCalledOnce();
});

test('a prefetch that fails is left to the reader', async () => {
  await prefetch(['refused'], () => Promise.reject(new Error('refused')));
  const { result } = renderHook(() => useRead(['refused'], async () => 'answer'));
  await vi.waitFor(() => expect(result.current.data).toBe('answer'));
});

test('after a write a cached answer is fetched again, and rows of a list are not shown until then', async () => {
  const keys = [
    ['record', '1'],
    ['record', 'list', {}, { current: 1 }],
  ];
  for (const key of keys) await prefetch(key, async () => 'before the write');
  expireReads();
  const shown = keys.map((key) => renderHook(() => useRead(key, async () => 'after it')).result);
  expect(shown.map(({ current }) => current.data)).toEqual(['before the write', undefined]);
  await vi.waitFor(() => expect(shown.map(({ current }) => current.data)).toEqual(['after it', 'after it']));
});

test('a search outdates no cached answer, though it is a POST', async () => {
  createPluginManager();
  server.use(fault.json('POST', '/search', { success: true, data: { things: [], totals: {} } }));
  const key = ['record', 'list', {}, { current: 1 }];
  await prefetch(key, async () => 'rows');
  await searchEntities('R1');
  expect(queryClient.getQueryState(key)).toMatchObject({ data: 'rows', isInvalidated: false });
});

test('an answer that was on its way during a write is shown, and fetched again by the next reader', async () => {
  const early = deferred<string>();
  const ahead = prefetch(['during a write'], () => early.promise);
  expireReads();
  early.resolve('before the write');
  await ahead;
  const { result } = renderHook(() => useRead(['during a write'], async () => 'after it'));
  expect(result.current.data).toBe('before the write');
  await vi.waitFor(() => expect(result.current.data).toBe('after it'));
});

test('what is on its way when its entity changes is fetched again, and its first answer is not shown', async () => {
  const early = deferred<string>();
  const read = vi.fn().mockReturnValueOnce(early.promise).mockResolvedValueOnce('after the change');
  const { result } = renderHook(() => useRead(['changed', 'list'], read));
  act(() => refetch('changed'));
  await act(async () => early.resolve('before it'));
  await vi.waitFor(() => expect(result.current.data).toBe('after the change'));
  expect(read).toHaveBeenCalledTimes(2);
});

test('a slow answer does not replace the newer version that a write has answered', async () => {
  const slow = deferred<{ id: string; version: number }>();
  const { result } = renderHook(() => useRead(['record', '2'], () => slow.promise));
  act(() => void queryClient.setQueryData(['record', '2'], { id: '2', version: 2 }));
  await act(async () => slow.resolve({ id: '2', version: 1 }));
  await vi.waitFor(() => expect(result.current.isFetching).toBe(false));
  expect(result.current.data).toEqual({ id: '2', version: 2 });
});

test('while another page of the same list is fetched the former one stays, not under another filter', async () => {
  const { result, rerender } = renderHook(({ key }) => useRead(key, async () => key.join(' ')), {
    initialProps: { key: ['note', 'list', 'a', 'page 1'] },
  });
  await vi.waitFor(() => expect(result.current.data).toBe('note list a page 1'));
  rerender({ key: ['note', 'list', 'a', 'page 2'] });
  expect(result.current.data).toBe('note list a page 1');
  await vi.waitFor(() => expect(result.current.data).toBe('note list a page 2'));
  rerender({ key: ['note', 'list', 'b', 'page 2'] });
  expect(result.current.data).toBeUndefined();
});

test('another key is read at once, and a late answer of the one before goes to nobody', async () => {
  const answers = { a: deferred<string>(), b: deferred<string>() };
  const { result, rerender } = renderHook(
    ({ key }: { key: 'a' | 'b' }) => useRead([`late ${key}`], () => answers[key].promise),
    { initialProps: { key: 'a' } },
  );
  rerender({ key: 'b' });
  await act(async () => answers.b.resolve('of b'));
  await act(async () => answers.a.resolve('of a'));
  await vi.waitFor(() => expect(result.current.data).toBe('of b'));
  const other = renderHook(() => useRead(['late a'], () => new Promise(() => {})));
  expect(other.result.current.data).toBe('of a');
});

/** Filter and page of a list, as its query key ends. */
type ListQuery = { filter: 'a' | 'b'; page: 1 | 2 | 3 };

test('the last query wins, in whatever order the answers arrive', async () => {
  const query = fc.record<ListQuery>({ filter: fc.constantFrom('a', 'b'), page: fc.constantFrom(1, 2, 3) });
  const race = async (scheduler: fc.Scheduler, queries: ListQuery[]) => {
    queryClient.clear();
    const read = scheduler.scheduleFunction(async (asked: ListQuery) => asked);
    const [first = { filter: 'a', page: 1 }, ...rest] = queries;
    const { result, rerender, unmount } = renderHook(
      (asked: ListQuery) => useRead(['race', 'list', asked.filter, asked.page], () => read(asked)),
      { initialProps: first },
    );
    let current = first;
    scheduler.scheduleSequence(
      rest.map((next) => async () => {
        current = next;
        act(() => rerender(next));
        // Another page of the same filter may stay until the answer, rows of another filter may not.
        expect(result.current.data?.filter ?? next.filter).toBe(next.filter);
      }),
    );
    await scheduler.waitIdle();
    await vi.waitFor(() => expect(result.current).toMatchObject({ data: current, isFetching: false }), {
      interval: 1,
    });
    unmount();
  };
  await fc.assert(fc.asyncProperty(fc.scheduler({ act }), fc.array(query, { minLength: 2, maxLength: 8 }), race));
});
