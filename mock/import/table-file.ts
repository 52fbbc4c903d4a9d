import Papa from 'papaparse';
import readExcelFile from 'read-excel-file/node';
import { type ImportEntity, importLimits as limit, maxImportRows } from '../../src/contract/limits/import';
import { withoutApostrophe } from '../../src/domain/csv';
import { Fault } from '../fault';
import type { Refusal } from '../messages';
import type { FileTable } from './import-row';
import { importMessages, tooManyRows } from './messages';

const MB = 1024 * 1024;

/** @throws Fault 422 on the field of the file */
function refuse(id: Refusal): never {
  throw new Fault(id, { fields: { file: id } });
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, index) => bytes[index] === byte);

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Compound file of Excel 97 to 2003. */
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** What no table of text holds; a file with one of them is something else. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const BINARY = /[\u0000-\u0008\u000e-\u001f]/;

/** UTF-8 with or without byte order mark, else GB18030, as Excel on a Chinese Windows writes it. */
function textOf(bytes: Uint8Array) {
  const text = decoded(bytes, 'utf-8') ?? decoded(bytes, 'gb18030');
  return text === undefined || BINARY.test(text) ? refuse(importMessages.importNotTable) : text;
}

function readCsv(bytes: Uint8Array, name: string): string[][] {
  const text = textOf(bytes);
  // Any text is a table of one column: who calls it a workbook has to hear that it is none.
  if (/\.xlsx$/i.test(name)) refuse(importMessages.importTextAsXlsx);
  const { data, errors } = Papa.parse<string[]>(text);
  if (errors.some(({ type }) => type === 'Quotes')) refuse(importMessages.importNotTable);
  return data.map((line) => line.map(withoutApostrophe));
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  // A workbook's dates have no time zone; the reader gives them as if they were UTC.
  if (cell instanceof Date)
    return `${cell.getUTCFullYear()}-${twoDigits(cell.getUTCMonth() + 1)}-${twoDigits(cell.getUTCDate())}`;
  return String(cell);
}

async function readXlsx(bytes: Uint8Array): Promise<string[][]> {
  const sheets = await readExcelFile(Buffer.from(bytes)).catch(() => refuse(importMessages.importNotTable));
  return (sheets[0]?.data ?? []).map((line) => line.map(cellText));
}

const isBlank = (cell: string | undefined) => cell === undefined || cell.trim() === '';

function headersOf(line: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const width = line.findLastIndex((cell) => !isBlank(cell)) + 1;
  const headers = line.slice(0, width).map((header) => header.trim());
  if (width === 0) refuse(importMessages.importEmpty);
  if (width > limit.maxColumns) refuse(importMessages.importTooManyColumns);
  if (headers.some((header) => header.length > limit.maxHeaderLength)) refuse(importMessages.importHeaderTooLong);
  if (headers.some((header, index) => header === '' && rows.some((row) => !isBlank(row[index])))) {
    refuse(importMessages.importHeaderMissing);
  }
  const named = headers.filter((header) => header !== '').map((header) => header.toLowerCase());
  if (new Set(named).size < named.length) refuse(importMessages.importHeaderRepeated);
  return headers;
}

/**
 * The table in a file, whose type is told from its bytes; text under the name of a workbook is refused. Its first line that
 * is not blank is the header; blank lines are left out. Cells are text, whatever they begin with.
 * @throws Fault 422 with the reason why it is no table that can be imported
 */
export async function readTable(entity: ImportEntity, bytes: Uint8Array, name: string): Promise<FileTable> {
  if (bytes.length > limit.maxFileMb * MB) refuse(importMessages.importTooLarge);
  if (bytes.length === 0) refuse(importMessages.importEmpty);
  if (startsWith(bytes, OLD_EXCEL)) refuse(importMessages.importOldExcel);
  const lines = startsWith(bytes, ZIP) ? await readXlsx(bytes) : readCsv(bytes, name);
  const [header, ...rest] = lines
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => !cells.every(isBlank));
  if (!header || rest.length === 0) refuse(importMessages.importEmpty);
  if (rest.length > maxImportRows[entity]) refuse(tooManyRows(entity));
  return {
    headers: headersOf(
      header.cells,
      rest.map(({ cells }) => cells),
    ),
    rows: rest,
  };
}
