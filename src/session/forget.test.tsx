import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useRead } from '@/hooks/useRead';
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
