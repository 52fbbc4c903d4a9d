import { act, render, renderHook, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { deferred } from '../../tests/deferred';
import { useRead } from './useRead';

const Reader = () => useRead('shown once', async () => 'the answer').data;
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
  const readers = ['a', 'b'].map(() => renderHook(() => useRead('shared', read)).result);
  await vi.waitFor(() => expect(readers.map(({ current }) => current.data)).toEqual(['first', 'first']));
  expect(read).toHaveBeenCalledOnce();
  await act(async () => readers[0]?.current.refresh());
  expect(readers.map(({ current }) => current.data)).toEqual(['second', 'second']);
  expect(read).toHaveBeenCalledTimes(2);
});

test('the last answer is shown at once while it is read again, and one that fails leaves it', async () => {
  const first = renderHook(() => useRead('kept', async () => 'old'));
  await vi.waitFor(() => expect(first.result.current.data).toBe('old'));
  first.unmount();
  const { result } = renderHook(() => useRead('kept', () => Promise.reject(new Error('no answer'))));
  expect(result.current).toMatchObject({ data: 'old', loading: true });
  await vi.waitFor(() => expect(result.current.loading).toBe(false));
  expect(result.current.data).toBe('old');
  expect(result.current.error).toBeInstanceOf(Error);
});

test('another key is read at once, and a late answer of the one before goes to nobody', async () => {
  const answers = { a: deferred<string>(), b: deferred<string>() };
  const { result, rerender } = renderHook(
    ({ key }: { key: 'a' | 'b' }) => useRead(`late ${key}`, () => answers[key].promise, { deps: [key] }),
    { initialProps: { key: 'a' } },
  );
  rerender({ key: 'b' });
  await act(async () => answers.b.resolve('of b'));
  await act(async () => answers.a.resolve('of a'));
  expect(result.current.data).toBe('of b');
  const other = renderHook(() => useRead('late a', () => new Promise(() => {})));
  expect(other.result.current.data).not.toBe('of b');
});
