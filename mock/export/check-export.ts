import { Fault } from '../fault';
import type { JobRow } from '../job/job-row';
import { createQuotaFault, getRevealWait } from '../reveal/quota';
import { logDenied } from './access-log';
import { exportMessages } from './messages';
import type { AnyExportTable, ExportWork } from './table';

type Asked = Pick<JobRow, 'operator' | 'origin' | 'rowIds'>;

/**
 * Checks whether clear values may be exported.
 * @throws Fault 403 if a file at a member's request has several members; 429 over the hourly limit, which is logged
 */
export function checkExport({ rowIds, ...job }: Asked, table: AnyExportTable, { clear, columns }: ExportWork) {
  if (!clear) return;
  if (clear.purpose === 'memberRequest' && rowIds.length > 1) throw new Fault(exportMessages.exportOfOneMember);
  const retryAfterSeconds = getRevealWait(job.operator.id, Date.now());
  if (retryAfterSeconds === 0) return;
  logDenied(job, table, { clear, columns }, rowIds);
  throw createQuotaFault(retryAfterSeconds);
}
