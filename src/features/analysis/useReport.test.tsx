import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useReport } from './useReport';

test('figures of another period are on their way from the first moment on, and not missing', async () => {
  const seen: { day: number; isLoading: boolean; data: unknown }[] = [];
  const { rerender } = renderHook(
    ({ day }) => {
      const { data, isLoading } = useReport('first moment', { day }, async () => day);
      seen.push({ day, isLoading, data });
    },
    { initialProps: { day: 1 } },
  );
  await waitFor(() => expect(seen.at(-1)?.data).toBe(1));
  await act(async () => rerender({ day: 2 }));
  await waitFor(() => expect(seen.at(-1)?.data).toBe(2));
  expect(seen.filter(({ isLoading, data }) => isLoading !== (data === undefined))).toEqual([]);
});
