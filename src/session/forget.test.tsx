import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useRead } from '@/hooks/useRead';
import { prefetch, queryClient } from '@/services/query-client';
import { deferred } from '../../tests/deferred';
import { forgetSession } from './forget';

test('an answer that arrives after sign-out is not given to the next operator', async () => {
  const answer = deferred<string>();
  const first = renderHook(() => useRead(['inbox'], () => answer.promise));
  first.unmount();
  forgetSession();
  const readAgain = vi.fn().mockReturnValue(new Promise(() => {}));
  const second = renderHook(() => useRead(['inbox'], readAgain));
  await act(async () => answer.resolve('of the first operator'));
  expect(readAgain).toHaveBeenCalledOnce();
  expect(second.result.current.data).toBeUndefined();
});

test('an answer to a prefetch that arrives after sign-out is not cached', async () => {
  const answer = deferred<string>();
  const ahead = prefetch(['inbox'], () => answer.promise);
  forgetSession();
  answer.resolve('of the first operator');
  await ahead;
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

test('a component that stays on the screen shows the next operator nothing of the first', async () => {
  const read = vi
    .fn()
    .mockResolvedValueOnce('of the first operator')
    .mockReturnValue(new Promise(() => {}));
  const { result, rerender } = renderHook(() => useRead(['inbox'], read));
  await vi.waitFor(() => expect(result.current.data).toBe('of the first operator'));
  forgetSession();
  rerender();
  expect(result.current.data).toBeUndefined();
});
