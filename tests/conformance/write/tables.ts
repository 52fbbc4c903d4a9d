import { strFromU8, unzipSync } from 'fflate';
import Papa from 'papaparse';
import readExcelFile from 'read-excel-file/node';
import type { Answer } from '../api/client';
import { clearIn } from '../findings/privacy';
import type { Writer } from './writer';

const BOM = [0xef, 0xbb, 0xbf];
const ZIP = [0x50, 0x4b];

const beginsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, place) => bytes[place] === byte);

/** Whether a spreadsheet would run a cell as a formula. Plain numbers are no formulas. */
const isFormula = (cell: string) => /^[=+\-@\t\r]/.test(cell) && !/^[+-]?\d[\d.,\s-]*%?$/.test(cell);

export type Table = { header: string[]; rows: string[][] };

/**
 * Parses a CSV file and reports what would go wrong in a spreadsheet: a missing byte order mark, formulas, and rows of
 * different length.
 */
export function readTable(writer: Writer, answer: Answer, where: string): Table {
  if (!beginsWith(answer.bytes, BOM)) writer.differs(answer, where, 'a byte order mark', 'none');
  const text = new TextDecoder().decode(answer.bytes);
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: true });
  const [header = [], ...rows] = data;
  if (rows.flat().some(isFormula)) writer.differs(answer, where, 'no cell that a spreadsheet runs', 'a formula');
  if (rows.some((row) => row.length !== header.length)) {
    writer.differs(answer, where, `${header.length} cells in each row`, 'another number');
  }
  return { header, rows };
}

/** Checks that a file is a ZIP, as every workbook is. @returns whether it is */
export function checkWorkbook(writer: Writer, answer: Answer, where: string) {
  const isZip = beginsWith(answer.bytes, ZIP);
  if (!isZip) writer.differs(answer, where, 'a workbook', 'something else');
  return isZip;
}

/** Whether any sheet has a formula. Reads the XML, because `readExcelFile` returns only the values of formulas. */
function hasFormula(bytes: Uint8Array) {
  const sheets = unzipSync(bytes, { filter: ({ name }) => name.startsWith('xl/worksheets/') });
  return Object.values(sheets).some((sheet) => /<(\w+:)?f[\s/>]/.test(strFromU8(sheet)));
}

/** Reads the first sheet of a workbook; undefined if the file is no workbook. */
export async function readWorkbook(writer: Writer, answer: Answer, where: string): Promise<Table | undefined> {
  if (!checkWorkbook(writer, answer, where)) return undefined;
  try {
    if (hasFormula(answer.bytes)) writer.differs(answer, where, 'no cell that a spreadsheet runs', 'a formula');
    const [sheet] = await readExcelFile(Buffer.from(answer.bytes));
    const cells = (sheet?.data ?? []).map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
    const [header = [], ...rows] = cells.filter((row) => row.some((cell) => cell !== ''));
    return { header, rows };
  } catch {
    writer.differs(answer, where, 'a workbook', 'what cannot be opened');
    return undefined;
  }
}

/** Checks that a file contains no unmasked personal numbers. */
export function checkMasked(writer: Writer, answer: Answer, { rows }: Table, where: string) {
  const clear = rows
    .flat()
    .map(clearIn)
    .find((found) => found !== undefined);
  if (clear) writer.differs(answer, where, 'personal numbers masked', `a clear ${clear}`);
}
