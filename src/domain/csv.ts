/** Value of a CSV cell. */
export type Cell = string | number | boolean | null;

const BOM = '\uFEFF';
const LINE_END = '\r\n';

/** Spreadsheets treat text that begins with one of these as a formula and run it. */
const FORMULA_START = /^[=+\-@\t\r\n\0＝＋－＠]/;

const escapeFormula = (text: string) => (FORMULA_START.test(text) ? `'${text}` : text);

/** Undoes `harmless`, so that exported tables can be imported again. */
export const unescapeFormula = (text: string) =>
  text.startsWith("'") && FORMULA_START.test(text.slice(1)) ? text.slice(1) : text;

const quoteField = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Numbers are written as they are: a negative number is no formula. */
const field = (cell: Cell) => (typeof cell === 'string' ? quoteField(escapeFormula(cell)) : String(cell ?? ''));

const line = (row: readonly Cell[]) => row.map(field).join(',') + LINE_END;

/** The same text as `toCsv`, line by line, for tables that are not in memory as a whole. */
export function* csvLines(rows: Iterable<readonly Cell[]>): Generator<string> {
  yield BOM;
  for (const row of rows) yield line(row);
}

/**
 * Formats a table as CSV (RFC 4180), with the byte order mark that Excel needs to detect UTF-8. Text that a spreadsheet
 * would run as a formula is prefixed with an apostrophe.
 */
export const toCsv = (rows: readonly (readonly Cell[])[]) => BOM + rows.map(line).join('');
