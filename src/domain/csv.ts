/** What a cell of a table that is written to a file can hold. */
export type Cell = string | number | boolean | null;

const BOM = '\uFEFF';
const LINE_END = '\r\n';

/** A spreadsheet takes text that begins with one of these for a formula, and runs it. */
const FORMULA_START = /^[=+\-@\t\r\n\0＝＋－＠]/;

const harmless = (text: string) => (FORMULA_START.test(text) ? `'${text}` : text);

/** Takes back what `harmless` did, so that a table which was written here can be read again. */
export const withoutApostrophe = (text: string) =>
  text.startsWith("'") && FORMULA_START.test(text.slice(1)) ? text.slice(1) : text;

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Numbers stay numbers: a negative one is no formula. */
const field = (cell: Cell) => (typeof cell === 'string' ? quoted(harmless(cell)) : String(cell ?? ''));

const line = (row: readonly Cell[]) => row.map(field).join(',') + LINE_END;

/** What `toCsv` gives, line by line: a table need not be there all at once. */
export function* csvLines(rows: Iterable<readonly Cell[]>): Generator<string> {
  yield BOM;
  for (const row of rows) yield line(row);
}

/**
 * A table as CSV (RFC 4180), with the byte order mark without which Excel takes UTF-8 for something
 * else. Text that a spreadsheet would run as a formula gets an apostrophe in front.
 */
export const toCsv = (rows: readonly (readonly Cell[])[]) => BOM + rows.map(line).join('');
