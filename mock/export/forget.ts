import type { JobRow } from '../job/job-row';
import { HIDDEN } from '../log/forget';
import type { ExportWork } from './table';

/** Clears the lines and the purpose of an export that may still be downloaded, for the rows of an anonymized member. */
export function forgetInFile(job: JobRow, isForgotten: (rowId: string) => boolean) {
  if (!job.rowIds.some(isForgotten)) return;
  const failed = new Set(job.failed.map(({ id }) => id));
  const written = job.rowIds.slice(0, job.done).filter((id) => !failed.has(id));
  job.lines = job.lines.map((line, index) => (isForgotten(written[index] ?? '') ? line.map(() => null) : line));
  job.clearIds = job.clearIds.filter((id) => !isForgotten(id));
  const work = job.work.data as ExportWork;
  if (work.clear) job.work.data = { ...work, clear: { ...work.clear, purposeNote: HIDDEN } };
}
