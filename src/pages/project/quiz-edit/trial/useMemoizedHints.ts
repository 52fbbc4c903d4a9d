import { useMemo } from 'react';
import { useHints } from '../scoring/useHints';

/** Hints of the project, memoized: the same object until they are loaded, fail or reload. */
export function useMemoizedHints() {
  const { hints, error, reload } = useHints();
  return useMemo(() => ({ hints, error, reload }), [hints, error, reload]);
}

export type MemoizedHints = ReturnType<typeof useMemoizedHints>;
