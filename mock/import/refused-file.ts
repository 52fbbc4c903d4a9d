import type { ExportFormat } from '../../src/contract/export';
import { createFileHeaders, getBytes } from '../export/file';
import { inLanguage, type Language, type Texts } from '../language';
import { formatError } from './errors';
import { findErrorColumn, type ImportRow } from './import-row';
import type { ImportSpec } from './spec';

const reasonTitle: Texts = ['拒绝原因', 'Why it was refused'];
const COLUMN_WIDTH = 18;
const REASON_WIDTH = 48;

/** File with the rejected rows and their reasons, for correction and another upload. */
export async function createRefusedFile(spec: ImportSpec, row: ImportRow, format: ExportFormat, language: Language) {
  // Omits the reasons of a previous rejection.
  const columns = row.headers.flatMap((header, index) => (reasonTitle.includes(header) ? [] : [{ header, index }]));
  const lines = row.result.refused.map(({ index, errors }) => {
    const cells = row.rows[index]?.cells ?? [];
    const reasons = errors.map((error) => {
      const column = findErrorColumn(row, error);
      const text = formatError(spec, error, language);
      return column < 0 ? text : `${row.headers[column]}${inLanguage(['：', ': '], language)}${text}`;
    });
    return [...columns.map((column) => cells[column.index] ?? ''), reasons.join(inLanguage(['；', '; '], language))];
  });
  const stem: Texts = ['未导入的行', 'refused-rows'];
  return {
    body: await getBytes(format, {
      header: [...columns.map(({ header }) => header), inLanguage(reasonTitle, language)],
      lines,
      widths: [...columns.map(() => COLUMN_WIDTH), REASON_WIDTH],
    }),
    headers: createFileHeaders(format, `${inLanguage(stem, language)}.${format}`, `refused-rows.${format}`),
  };
}
