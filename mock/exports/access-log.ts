import type { JobRow } from '../jobs/job-row';
import { type AccessLogRow, logAccess } from '../logs/access-log';
import type { Clear } from './column';
import { exportTables } from './tables';
import type { ExportWork } from './work';

type Job = Pick<JobRow, 'operator' | 'origin'> & { work: ExportWork };
type Part = Pick<AccessLogRow, 'subjectIds' | 'result'> & { clear?: Clear };

function logPart({ operator, origin, work }: Job, { subjectIds, result, clear }: Part, at: number) {
  logAccess(
    {
      operatorId: operator.id,
      operatorName: operator.name,
      action: 'export',
      entityType: work.entity,
      entityId: null,
      subjectIds,
      fields: [...(clear?.fields ?? exportTables[work.entity].personal)],
      purpose: clear?.purpose ?? null,
      purposeNote: clear?.purposeNote ?? null,
      recordCount: subjectIds.length,
      masked: clear === undefined,
      ...origin,
      result,
    },
    at,
  );
}

/** Notes that a file with personal data has been written: in the log of each of them, clear or masked as they left. */
export function logExport(job: JobRow, work: ExportWork) {
  const at = job.finishedAt ?? Date.now();
  const left = new Set([...job.failed.map(({ id }) => id), ...job.clearIds]);
  const maskedIds = job.rowIds.filter((id) => !left.has(id));
  const of = { ...job, work };
  if (work.clear) logPart(of, { subjectIds: job.clearIds, result: 'success', clear: work.clear }, at);
  if (!work.clear || maskedIds.length > 0) logPart(of, { subjectIds: maskedIds, result: 'success' }, at);
}

/** Notes that clear values of these rows were asked for and refused: over the hourly limit. */
export const logDenied = (job: Job, clear: Clear, subjectIds: string[]) =>
  logPart(job, { subjectIds, result: 'denied', clear }, Date.now());
