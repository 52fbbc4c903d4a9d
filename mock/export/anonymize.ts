import type { JobRow } from '../job/job-row';
import { HIDDEN } from '../log/anonymize';
import type { ExportWork } from './table';

/** Clears the lines and the purpose of an export that may still be downloaded, for the rows of an anonymized member. */
export function clearExportedRows(job: JobRow, isAnonymized: (rowId: string) => boolean) {
  if (!job.rowIds.some(isAnonymized)) return;
  const failed = new Set(job.failed.map(({ id }) => id));
  const written = job.rowIds.slice(0, job.done).filter((id) => !failed.has(id));
  job.lines = job.lines.map((line, index) => (isAnonymized(written[index] ?? '') ? line.map(() => null) : line));
  job.clearIds = job.clearIds.filter((id) => !isAnonymized(id));
  const work = job.work.data as ExportWork;
  if (work.clear) job.work.data = { ...work, clear: { ...work.clear, purposeNote: HIDDEN } };
}
