import { useMemo } from 'react';
import { addDays, businessDay } from '@/domain/period/calendar';
import { formatSnapshot, parseSnapshot, type Snapshot } from '@/domain/period/snapshot';
import { useQueryParams } from '@/hooks/useQueryParams';

/**
 * The portrait's snapshot and how far it looks back, held in the address.
 *
 * @param newest the day of the newest snapshot; yesterday while that is not known
 */
export function useSnapshot(newest?: string) {
  const { read, patch } = useQueryParams();
  const today = businessDay(Date.now());
  const yesterday = addDays(today, -1);
  const first = newest ?? yesterday;
  const { span, endDate, problems } = useMemo(() => parseSnapshot(read, today, first), [read, today, first]);
  return {
    span,
    endDate,
    problems,
    today,
    /** The day of the newest snapshot, where that is not yesterday's. */
    behind: first < yesterday ? first : undefined,
    change: (changes: Partial<Pick<Snapshot, 'span' | 'endDate'>>) =>
      patch(formatSnapshot({ span, endDate, ...changes }, first)),
  };
}

export type SnapshotView = ReturnType<typeof useSnapshot>;
