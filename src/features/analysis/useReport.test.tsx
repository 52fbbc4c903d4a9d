import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useReport } from './useReport';

test('is loading from the first render with another query, not missing', async () => {
  const seen: { day: number; isLoading: boolean; data: unknown }[] = [];
  const { rerender } = renderHook(
    ({ day }) => {
      const { data, isLoading } = useReport(['first moment'], { day }, async () => day);
      seen.push({ day, isLoading, data });
    },
    { initialProps: { day: 1 } },
  );
  await waitFor(() => expect(seen.at(-1)?.data).toBe(1));
  await act(async () => rerender({ day: 2 }));
  await waitFor(() => expect(seen.at(-1)?.data).toBe(2));
  expect(seen.filter(({ isLoading, data }) => isLoading !== (data === undefined))).toEqual([]);
});

test('keeps figures when a reload fails, with the time of their load', async () => {
  vi.setSystemTime('2026-11-24T01:30:00Z');
  const read = vi.fn().mockResolvedValueOnce(1).mockRejectedValueOnce(new Error('no answer')).mockResolvedValueOnce(2);
  const { result } = renderHook(() => useReport(['again'], { day: 1 }, read));
  await waitFor(() => expect(result.current.data).toBe(1));
  expect(result.current.stale).toBeUndefined();
  act(() => void result.current.reload());
  await waitFor(() => expect(result.current.stale?.at).toBe(Date.parse('2026-11-24T01:30:00Z')));
  expect(result.current).toMatchObject({ data: 1, error: undefined });
  act(() => void result.current.reload());
  await waitFor(() => expect(result.current).toMatchObject({ data: 2, stale: undefined }));
  vi.useRealTimers();
});

test('refetches figures older than five seconds when they are shown again, except in a part of the screen', async () => {
  vi.setSystemTime('2026-11-24T01:30:00Z');
  const read = vi.fn().mockResolvedValue(1);
  const open = (isPart?: boolean) => renderHook(() => useReport(['part'], { day: 1 }, read, isPart));
  const screen = open();
  await waitFor(() => expect(screen.result.current.data).toBe(1));
  vi.setSystemTime('2026-11-24T01:31:00Z');
  expect(open(true).result.current.data).toBe(1);
  expect(read).toHaveBeenCalledTimes(1);
  open();
  expect(read).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
