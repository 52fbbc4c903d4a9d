import { useMemo } from 'react';
import { addDays } from '@/domain/period/calendar';
import { getComparedPeriod } from '@/domain/period/comparison';
import { formatSnapshot, parseSnapshot, type Snapshot, snapshotPeriod } from '@/domain/period/snapshot';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useToday } from '@/hooks/useToday';

/**
 * Day and span of the portrait's snapshot, kept in the URL.
 *
 * @param newest day of the newest snapshot; yesterday until known
 */
export function useSnapshot(newest?: string) {
  const { read, patch } = useQueryParams();
  const today = useToday();
  const yesterday = addDays(today, -1);
  const first = newest ?? yesterday;
  const { span, endDate, comparison, problems } = useMemo(
    () => parseSnapshot(read, today, first),
    [read, today, first],
  );
  const period = useMemo(() => snapshotPeriod({ span, endDate }), [span, endDate]);
  const compared = useMemo(() => getComparedPeriod('day', period, comparison), [period, comparison]);
  return {
    span,
    endDate,
    comparison,
    period,
    /** Undefined without comparison. */
    compared,
    problems,
    today,
    /** Day of the newest snapshot, if it is before yesterday. */
    behind: first < yesterday ? first : undefined,
    change: (changes: Partial<Omit<Snapshot, 'problems'>>) =>
      patch(formatSnapshot({ span, endDate, comparison, ...changes }, first)),
  };
}

export type SnapshotView = ReturnType<typeof useSnapshot>;
