import { Fault } from '../fault';
import type { JobRow } from '../job/job-row';
import { tooMany, waitFor } from '../reveal/quota';
import { logDenied } from './access-log';
import { exportMessages } from './messages';
import type { AnyExportTable, ExportWork } from './table';

type Asked = Pick<JobRow, 'operator' | 'origin' | 'rowIds'>;

/**
 * Says no to clear values that may not leave.
 * @throws Fault 403 for several members at the request of one, 429 past the hourly limit, which is logged
 */
export function checkExport({ rowIds, ...job }: Asked, table: AnyExportTable, { clear }: ExportWork) {
  if (!clear) return;
  if (clear.purpose === 'memberRequest' && rowIds.length > 1) throw new Fault(exportMessages.exportOfOneMember);
  const retryAfterSeconds = waitFor(job.operator.id, Date.now());
  if (retryAfterSeconds === 0) return;
  logDenied(job, table, clear, rowIds);
  throw tooMany(retryAfterSeconds);
}
