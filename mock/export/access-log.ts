import type { JobRow } from '../job/job-row';
import { logAccess } from '../log/access-log';
import type { AccessLogRow } from '../log/access-log-row';
import type { Origin } from '../log/origin';
import { pick } from './column';
import type { AnyExportTable, ExportWork } from './table';

type Job = Pick<JobRow, 'operator' | 'origin'>;
type Content = Pick<ExportWork, 'clear' | 'columns'>;
type Part = Pick<AccessLogRow, 'action' | 'subjectIds' | 'result'> & Content;

/** Personal fields that the file has; of a file with clear values only those that are clear. */
const getFields = (table: AnyExportTable, { clear, columns }: Content) =>
  pick(table.columns, table.columns, columns)
    .flatMap(({ personal }) => personal ?? [])
    .filter((field) => clear?.fields.includes(field) ?? true);

function logPart(
  { operator, origin }: Job,
  table: AnyExportTable,
  { clear, columns, subjectIds, ...part }: Part,
  at: number,
) {
  logAccess(
    {
      operatorId: operator.id,
      operatorName: operator.name,
      entityType: table.entity,
      entityId: null,
      subjectIds,
      fields: getFields(table, { clear, columns }),
      purpose: clear?.purpose ?? null,
      purposeNote: clear?.purposeNote ?? null,
      recordCount: subjectIds.length,
      masked: clear === undefined,
      ...origin,
      ...part,
    },
    at,
  );
}

/**
 * Logs each creation and each download of a file with personal data. Members with clear and with masked data are logged
 * in separate entries.
 */
export function logFile(
  job: JobRow,
  table: AnyExportTable,
  { clear, columns }: ExportWork,
  { action, origin, at }: { action: 'export' | 'download'; origin: Origin; at: number },
) {
  const excluded = new Set([...job.failed.map(({ id }) => id), ...job.clearIds]);
  const maskedIds = job.rowIds.filter((id) => !excluded.has(id));
  // The file may be downloaded from another origin than it was requested from.
  const of = { operator: job.operator, origin };
  const common = { action, columns, result: 'success' } as const;
  if (clear) logPart(of, table, { ...common, subjectIds: job.clearIds, clear }, at);
  if (!clear || maskedIds.length > 0) logPart(of, table, { ...common, subjectIds: maskedIds }, at);
}

/** Logs a refused request for clear values of these rows (over the hourly limit). */
export const logDenied = (job: Job, table: AnyExportTable, asked: Content, subjectIds: string[]) =>
  logPart(job, table, { ...asked, action: 'export', subjectIds, result: 'denied' }, Date.now());
