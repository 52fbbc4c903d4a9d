import { useMemo } from 'react';
import { businessDay } from '@/domain/period/calendar';
import { formatSnapshot, parseSnapshot, type Snapshot } from '@/domain/period/snapshot';
import { useQueryParams } from '@/hooks/useQueryParams';

/** The portrait's snapshot and how far it looks back, held in the address. */
export function useSnapshot() {
  const { read, patch } = useQueryParams();
  const today = businessDay(Date.now());
  const { span, endDate, problems } = useMemo(() => parseSnapshot(read, today), [read, today]);
  return {
    span,
    endDate,
    problems,
    today,
    change: (changes: Partial<Pick<Snapshot, 'span' | 'endDate'>>) =>
      patch(formatSnapshot({ span, endDate, ...changes }, today)),
  };
}

export type SnapshotView = ReturnType<typeof useSnapshot>;
