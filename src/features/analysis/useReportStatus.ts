import type { Report } from '@/contract/analysis/status';
import { findDenial } from '@/domain/analysis/report';
import { useRead } from '@/hooks/useRead';
import { listReportStatus } from '@/services/analysis';

/** Sync status of a report; all callers share one request. */
export function useReportStatus(report: Report) {
  const { data, isFetching, refetch } = useRead(['analysis', 'status'], listReportStatus, { refreshOnFocus: true });
  const status = data?.find((one) => one.report === report);
  return {
    status,
    /** Whether loading has ended, also with an error. */
    isSettled: data !== undefined || !isFetching,
    /** Why the platform denies all figures, if it does; a sync would not help. */
    denial: findDenial(status?.reason),
    refetch,
  };
}
