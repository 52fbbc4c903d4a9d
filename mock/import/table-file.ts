import Papa from 'papaparse';
import readExcelFile from 'read-excel-file/node';
import { type ImportEntity, importLimits as limit, maxImportRows } from '../../src/contract/limits/import';
import { unescapeFormula } from '../../src/domain/csv';
import { Fault } from '../fault';
import type { Refusal } from '../messages';
import type { FileRow, FileTable } from './import-row';
import { getTooManyRowsMessage, importMessages } from './messages';

const MB = 1024 * 1024;

/** @throws Fault 422 on the `file` field */
function refuse(id: Refusal): never {
  throw new Fault(id, { fields: { file: id } });
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, index) => bytes[index] === byte);

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Compound file of Excel 97 to 2003. */
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Control characters that do not occur in text files. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the control characters are intended
const BINARY = /[\u0000-\u0008\u000e-\u001f]/;

/** Decodes UTF-8 with or without byte order mark, otherwise GB18030, which Excel writes on Chinese Windows. */
function getText(bytes: Uint8Array) {
  const text = decode(bytes, 'utf-8') ?? decode(bytes, 'gb18030');
  return text === undefined || BINARY.test(text) ? refuse(importMessages.importNotTable) : text;
}

function readCsv(bytes: Uint8Array, name: string): string[][] {
  const text = getText(bytes);
  // Any text is a table with one column, so a wrong file type would go unnoticed.
  if (/\.xlsx$/i.test(name)) refuse(importMessages.importTextAsXlsx);
  // Excel's line that defines the separator; Excel does not display it as a row.
  const [line, delimiter] = /^"?sep=([^"\r\n])"?(?:\r\n|\r|\n|$)/i.exec(text) ?? [''];
  const { data, errors } = Papa.parse<string[]>(text.slice(line.length), { delimiter });
  if (errors.some(({ type }) => type === 'Quotes')) refuse(importMessages.importNotTable);
  return data.map((line) => line.map(unescapeFormula));
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

function toCellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  // Excel dates have no time zone, and the library returns them as UTC.
  if (cell instanceof Date)
    return `${cell.getUTCFullYear()}-${twoDigits(cell.getUTCMonth() + 1)}-${twoDigits(cell.getUTCDate())}`;
  return String(cell);
}

async function readXlsx(bytes: Uint8Array): Promise<string[][]> {
  const sheets = await readExcelFile(Buffer.from(bytes)).catch(() => refuse(importMessages.importNotTable));
  return (sheets[0]?.data ?? []).map((line) => line.map(toCellText));
}

const isBlank = (cell: string | undefined) => cell === undefined || cell.trim() === '';

/** Why a header is rejected; undefined if it is valid. */
function checkHeader(headers: readonly string[], rows: readonly FileRow[]) {
  if (headers.length === 0 || rows.length === 0) return importMessages.importEmpty;
  if (headers.length > limit.maxColumns) return importMessages.importTooManyColumns;
  if (headers.some((header) => header.length > limit.maxHeaderLength)) return importMessages.importHeaderTooLong;
  if (headers.some((header, index) => header === '' && rows.some(({ cells }) => !isBlank(cells[index])))) {
    return importMessages.importHeaderMissing;
  }
  const named = headers.filter((header) => header !== '').map((header) => header.toLowerCase());
  return new Set(named).size < named.length ? importMessages.importHeaderRepeated : undefined;
}

/** Lines that can be selected as the header: the first ones, except the last line, which has no data below it. */
export const getHeaderChoices = ({ lines }: Pick<FileTable, 'lines'>) =>
  lines.slice(0, Math.min(limit.maxHeaderChoices, lines.length - 1));

const getHeaders = ({ cells }: FileRow) =>
  cells.slice(0, cells.findLastIndex((cell) => !isBlank(cell)) + 1).map((header) => header.trim());

/** Table below a line, and the error if that line cannot be the header. */
function getTableBelow(lines: FileRow[], header: FileRow) {
  const headers = getHeaders(header);
  const rows = lines.filter(({ line }) => line > header.line);
  return { table: { lines, headerRow: header.line, headers, rows }, problem: checkHeader(headers, rows) };
}

/**
 * Uses another line of the file as the header.
 * @throws Fault 422 on `row` if it cannot be the header
 */
export function withHeaderRow(entity: ImportEntity, { lines }: Pick<FileTable, 'lines'>, row: number): FileTable {
  const refuseRow = (id: Refusal): never => {
    throw new Fault(id, { fields: { row: id } });
  };
  const header = getHeaderChoices({ lines }).find(({ line }) => line === row);
  if (!header) return refuseRow(importMessages.importHeaderRow);
  const { table, problem } = getTableBelow(lines, header);
  if (problem) return refuseRow(problem);
  return table.rows.length > maxImportRows[entity] ? refuseRow(getTooManyRowsMessage(entity)) : table;
}

/**
 * Reads a table file, whose type is detected from its bytes. Text named .xlsx is rejected. Blank lines are omitted and
 * all cells are text. The header is the first of the top lines with the most known columns; without known columns, the
 * first valid one that is not a title.
 * @param countKnown number of known columns if a line is the header
 * @throws Fault 422 if the file is not an importable table
 */
export async function readTable(
  entity: ImportEntity,
  bytes: Uint8Array,
  name: string,
  countKnown: (headers: readonly string[]) => number,
): Promise<FileTable> {
  if (bytes.length > limit.maxFileMb * MB) refuse(importMessages.importTooLarge);
  if (bytes.length === 0) refuse(importMessages.importEmpty);
  if (startsWith(bytes, OLD_EXCEL)) refuse(importMessages.importOldExcel);
  const cells = startsWith(bytes, ZIP) ? await readXlsx(bytes) : readCsv(bytes, name);
  const lines = cells.map((cells, index) => ({ line: index + 1, cells })).filter(({ cells }) => !cells.every(isBlank));
  const found = lines.slice(0, limit.maxHeaderChoices).map((line) => getTableBelow(lines, line));
  const counts = found.map(({ table }) => countKnown(table.headers));
  const most = Math.max(0, ...counts);
  // A title is a line with one cell although other lines have several.
  const isTitle = ({ headers }: FileTable) =>
    headers.length === 1 && found.some(({ table }) => table.headers.length > 1);
  const usable = found.find(({ table, problem }) => !problem && !isTitle(table));
  const best = most > 0 ? found[counts.indexOf(most)] : (usable ?? found[0]);
  if (!best) return refuse(importMessages.importEmpty);
  if (best.problem) return refuse(best.problem);
  return best.table.rows.length > maxImportRows[entity] ? refuse(getTooManyRowsMessage(entity)) : best.table;
}
