import { type ExportFormat, exportTypes } from '../../src/contract/export';
import { type Cell, csvLines, toCsv } from '../../src/domain/csv';
import { iso } from '../clock';
import { createAttachmentHeaders } from '../job/attachment';
import type { JobRow } from '../job/job-row';
import { inLanguage, type Texts } from '../language';
import { pick, toHeader } from './column';
import type { AnyExportTable, ExportWork } from './table';
import { type Sheet, toWorkbook } from './xlsx';

const kindTexts: Record<'clear' | 'masked', Texts> = { clear: ['明文', 'unmasked'], masked: ['脱敏', 'masked'] };
const watermark = { title: ['导出水印', 'Watermark'] as Texts, width: 32 };

type ExportJob = Pick<JobRow, 'language' | 'startedAt'>;

/** File name such as `会员-脱敏-20261121-093000.csv`, with the time of the rows in the business time zone. */
export function getFileName(
  { language, startedAt }: ExportJob,
  { name }: AnyExportTable,
  { format, clear }: ExportWork,
) {
  const stem = [name, kindTexts[clear ? 'clear' : 'masked']];
  const moment = iso(startedAt).slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  return `${stem.map((texts) => inLanguage(texts, language)).join('-')}-${moment}.${format}`;
}

/** Headers of a download. */
export const createFileHeaders = (format: ExportFormat, name: string, plain: string) =>
  createAttachmentHeaders(exportTypes[format], name, plain);

/**
 * Contents of a file; text is escaped so that spreadsheets do not evaluate it.
 *
 * @param further sheets that follow, if the format has sheets
 */
export const getBytes = async (format: ExportFormat, table: Sheet, further: readonly Sheet[] = []) =>
  format === 'csv'
    ? new TextEncoder().encode(toCsv([table.header, ...table.lines]))
    : await toWorkbook([table, ...further]);

/** Watermark with operator and time. It is in every line, so that copied parts contain it too. */
const formatWatermark = ({ operator, startedAt }: Pick<JobRow, 'operator' | 'startedAt'>) =>
  `${operator.name} ${iso(startedAt).slice(0, 19).replace('T', ' ')}`;

/** Lines of an export, created lazily from the current rows to save memory. */
function* iterateLines(
  { language, rowIds }: Pick<JobRow, 'language' | 'rowIds'>,
  table: AnyExportTable,
  { columns, filter }: ExportWork,
): Generator<Cell[]> {
  const picked = (line: Cell[]) => pick(line, table.columns, columns);
  yield picked(toHeader(table.columns, language));
  for (const id of rowIds) yield picked(table.write(id, language, undefined, filter).line);
}

const LINES_A_CHUNK = 500;

/** Streams lines as bytes, a chunk at a time on demand. */
function getStream(lines: Iterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull(controller) {
      let chunk = '';
      for (let left = LINES_A_CHUNK; left > 0; left -= 1) {
        const { value, done } = lines.next();
        if (!done) chunk += value;
        else left = 0;
      }
      if (chunk === '') controller.close();
      else controller.enqueue(encoder.encode(chunk));
    },
  });
}

/** File of a finished export. */
export async function getFile(
  job: ExportJob & Pick<JobRow, 'lines' | 'operator' | 'rowIds'>,
  table: AnyExportTable,
  work: ExportWork,
) {
  const { format, clear } = work;
  const name = getFileName(job, table, work);
  const headers = createFileHeaders(format, name, getFileName({ ...job, language: 'en-US' }, table, work));
  if (table.isStreamed) return { body: getStream(csvLines(iterateLines(job, table, work))), headers };
  const columns = [...pick(table.columns, table.columns, work.columns), ...(clear ? [watermark] : [])];
  const body = await getBytes(format, {
    header: toHeader(columns, job.language),
    lines: clear ? job.lines.map((line) => [...line, formatWatermark(job)]) : job.lines,
    widths: columns.map(({ width }) => width),
  });
  return { body, headers };
}
