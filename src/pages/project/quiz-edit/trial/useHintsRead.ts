import { useMemo } from 'react';
import { useHints } from '../scoring/useHints';

/** The hints of the project; one and the same until they come, fail or are read again. */
export function useHintsRead() {
  const { hints, error, reload } = useHints();
  return useMemo(() => ({ hints, error, reload }), [hints, error, reload]);
}

export type HintsRead = ReturnType<typeof useHintsRead>;
