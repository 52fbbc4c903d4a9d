import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { deferred } from '../../tests/deferred';
import { useAction } from './useAction';

test('while a run is under way further calls do nothing', async () => {
  const answer = deferred<string>();
  const work = vi.fn((_: string) => answer.promise);
  const { result } = renderHook(() => useAction(work));
  let first: Promise<string | undefined> | undefined;
  await act(async () => {
    first = result.current[0]('a');
    await result.current[0]('b');
  });
  expect(result.current[1]).toBe(true);
  await act(async () => answer.resolve('done'));
  expect(await first).toBe('done');
  expect(work.mock.calls).toEqual([['a']]);
  expect(result.current[1]).toBe(false);
});

test('the newest work runs, and after a failure it may run again', async () => {
  const first = vi.fn().mockResolvedValue(1);
  const second = vi.fn().mockResolvedValue(2);
  const { result, rerender } = renderHook(({ work }) => useAction(work), { initialProps: { work: first } });
  const [run] = result.current;
  rerender({ work: second });
  await act(async () => expect(await run()).toBe(2));
  expect(first).not.toHaveBeenCalled();
});
