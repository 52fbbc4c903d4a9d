import type { Report } from '@/contract/analysis/status';
import { findNewestDayWithData } from '@/domain/period/days-with-data';
import { useReportStatus } from './useReportStatus';

/**
 * Newest day for which a report has figures.
 *
 * @returns `day`: undefined until loaded and if there is none; `isSettled`: whether loading has ended
 */
export function useNewestDay(report: Report) {
  const { status, isSettled } = useReportStatus(report);
  const missing = status?.failed.map((refDate) => ({ refDate })) ?? [];
  return { day: status && findNewestDayWithData({ ...status, missing }), isSettled };
}
