import type { ExportFormat } from '../../src/contract/export';
import { toCsv } from '../../src/domain/csv';
import { iso } from '../clock';
import type { JobRow } from '../jobs/job-row';
import type { Language } from '../messages';
import { memberHeader, memberWidths } from './member';
import { toXlsx } from './xlsx';

const stems: Record<Language, string> = { 'zh-CN': '会员-脱敏', 'en-US': 'members-masked' };
const types: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

type ExportJob = Pick<JobRow, 'work' | 'language' | 'startedAt'>;

function formatOf({ work }: ExportJob): ExportFormat {
  if (work.type !== 'exportMembers') throw new Error(`${work.type} writes no file`);
  return work.format;
}

/** `会员-脱敏-20261121-093000.csv`: the moment is that of the rows, in the business time zone. */
export function fileNameOf(job: ExportJob) {
  const moment = iso(job.startedAt).slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  return `${stems[job.language]}-${moment}.${formatOf(job)}`;
}

/** For a header, which knows ASCII only: the name as RFC 5987 has it, and beside it one for old readers. */
export function contentDisposition(job: ExportJob) {
  const name = fileNameOf(job);
  const plain = fileNameOf({ ...job, language: 'en-US' });
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}

/** The file of an export that has been written whole. */
export async function fileOf(job: ExportJob & Pick<JobRow, 'lines'>) {
  const format = formatOf(job);
  const header = memberHeader(job.language);
  const body =
    format === 'csv'
      ? new TextEncoder().encode(toCsv([header, ...job.lines]))
      : await toXlsx(header, job.lines, memberWidths);
  return { body, type: types[format] };
}
