import type { ExportFormat } from '../../src/contract/export';
import { type Cell, toCsv } from '../../src/domain/csv';
import { iso } from '../clock';
import type { JobRow } from '../jobs/job-row';
import { headerOf, inLanguage } from './column';
import { hospitalColumns } from './hospital';
import { memberColumns } from './member';
import { toXlsx } from './xlsx';

const types: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** What each export is called and has as columns. */
const tables = {
  exportMembers: { stem: ['会员-脱敏', 'members-masked'], columns: memberColumns },
  exportHospitals: { stem: ['医院-脱敏', 'hospitals-masked'], columns: hospitalColumns },
} as const;

type ExportJob = Pick<JobRow, 'work' | 'language' | 'startedAt'>;

function tableOf({ work }: ExportJob) {
  if (work.type !== 'exportMembers' && work.type !== 'exportHospitals') throw new Error(`${work.type} writes no file`);
  return { ...tables[work.type], format: work.format };
}

/** `医院-脱敏-20261121-093000.csv`: the moment is that of the rows, in the business time zone. */
export function fileNameOf(job: ExportJob) {
  const { stem, format } = tableOf(job);
  const moment = iso(job.startedAt).slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  return `${inLanguage(stem, job.language)}-${moment}.${format}`;
}

/** Headers of an answer that is a file. A header knows ASCII only: the name as RFC 5987 has it, and `plain` for old readers. */
export const fileHeaders = (format: ExportFormat, name: string, plain: string) => ({
  'Content-Type': types[format],
  'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
});

type Sheet = { header: readonly string[]; lines: readonly (readonly Cell[])[]; widths: number[] };

/** A table as the bytes of a file; its text is harmless in a spreadsheet, whatever it begins with. */
export const bytesOf = async (format: ExportFormat, { header, lines, widths }: Sheet) =>
  format === 'csv' ? new TextEncoder().encode(toCsv([header, ...lines])) : await toXlsx(header, lines, widths);

/** The file of an export that has been written whole. */
export async function fileOf(job: ExportJob & Pick<JobRow, 'lines'>) {
  const { columns, format } = tableOf(job);
  const body = await bytesOf(format, {
    header: headerOf(columns, job.language),
    lines: job.lines,
    widths: columns.map(({ width }) => width),
  });
  return { body, headers: fileHeaders(format, fileNameOf(job), fileNameOf({ ...job, language: 'en-US' })) };
}
