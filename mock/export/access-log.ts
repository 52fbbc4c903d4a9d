import type { JobRow } from '../job/job-row';
import { type AccessLogRow, logAccess } from '../log/access-log';
import type { Origin } from '../log/origin';
import type { Clear } from './column';
import { exportTables } from './tables';
import type { ExportWork } from './work';

type Job = Pick<JobRow, 'operator' | 'origin'> & { work: ExportWork };
type Part = Pick<AccessLogRow, 'action' | 'subjectIds' | 'result'> & { clear?: Clear };

function logPart({ operator, origin, work }: Job, { action, subjectIds, result, clear }: Part, at: number) {
  logAccess(
    {
      operatorId: operator.id,
      operatorName: operator.name,
      action,
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

/** One entry for those who are in the file clear, one for those who are in it masked. */
function logFile(job: JobRow, work: ExportWork, action: 'export' | 'download', origin: Origin, at: number) {
  const left = new Set([...job.failed.map(({ id }) => id), ...job.clearIds]);
  const maskedIds = job.rowIds.filter((id) => !left.has(id));
  const of = { ...job, origin, work };
  const common = { action, result: 'success' } as const;
  if (work.clear) logPart(of, { ...common, subjectIds: job.clearIds, clear: work.clear }, at);
  if (!work.clear || maskedIds.length > 0) logPart(of, { ...common, subjectIds: maskedIds }, at);
}

/** Notes that a file with personal data has been written: in the log of each of them, clear or masked as they left. */
export const logExport = (job: JobRow, work: ExportWork) =>
  logFile(job, work, 'export', job.origin, job.finishedAt ?? Date.now());

/** Notes that such a file was fetched, each time: it may be from another place than where it was asked for. */
export function logDownload(job: JobRow, origin: Origin) {
  if (job.work.type === 'export') logFile(job, job.work, 'download', origin, Date.now());
}

/** Notes that clear values of these rows were asked for and refused: over the hourly limit. */
export const logDenied = (job: Job, clear: Clear, subjectIds: string[]) =>
  logPart(job, { action: 'export', subjectIds, result: 'denied', clear }, Date.now());
