import type { Report } from '@/contract/analysis/status';
import { findNewestDayWithData } from '@/domain/period/days-with-data';
import { useReportStatus } from './useReportStatus';

/**
 * The newest day that a report has figures of.
 *
 * @returns `day` undefined until it is known, and where there is none; `isSettled` once nothing more is to come
 */
export function useNewestDay(report: Report) {
  const { status, isSettled } = useReportStatus(report);
  const missing = status?.failed.map((refDate) => ({ refDate })) ?? [];
  return { day: status && findNewestDayWithData({ ...status, missing }), isSettled };
}
