import type { Report } from '@/contract/analysis/status';
import { findDenial } from '@/domain/analysis/report';
import { useRead } from '@/hooks/useRead';
import { listReportStatus } from '@/services/analysis';

/** How far a report goes and how its last sync went; the parts of a screen share one answer. */
export function useReportStatus(report: Report) {
  const { data, isFetching, refetch } = useRead(['analysis', 'status'], listReportStatus, { refreshOnFocus: true });
  const status = data?.find((one) => one.report === report);
  return {
    status,
    /** Whether it has been read, or could not be. */
    isSettled: data !== undefined || !isFetching,
    /** Why there can be no figures at all, where that is known: a sync would not help. */
    denied: findDenial(status?.reason),
    refetch,
  };
}
