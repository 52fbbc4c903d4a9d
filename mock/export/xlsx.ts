import writeExcelFile, { type Cell as ExcelCell } from 'write-excel-file/node';
import type { Cell } from '../../src/domain/csv';
import { type Choices, createChoiceLists } from './choice-lists';

// XML 1.0 does not allow these characters, and Excel cannot open a file that contains one.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the control characters are intended
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** With an explicit text type, a cell is never evaluated as a formula. */
function toCell(cell: Cell): ExcelCell {
  return typeof cell === 'string' ? { value: cell.replace(UNWRITABLE, ''), type: String } : cell;
}

export type Sheet = {
  name?: string;
  header: readonly string[];
  lines: readonly (readonly Cell[])[];
  widths: readonly number[];
  choices?: readonly Choices[];
};

function toSheet({ name, header, lines, widths }: Sheet) {
  const title = header.map((value): ExcelCell => ({ value, type: String, fontWeight: 'bold' }));
  return {
    data: [title, ...lines.map((line) => line.map(toCell))],
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
    ...(name !== undefined && { sheet: name }),
  };
}

/** XLSX file; the header of each sheet is bold and sticky. */
export async function toWorkbook(sheets: readonly Sheet[]) {
  const features = [createChoiceLists(sheets.map(({ choices = [] }) => choices))];
  return new Uint8Array(await writeExcelFile(sheets.map(toSheet), { features }).toBuffer());
}

export const toXlsx = (header: Sheet['header'], lines: Sheet['lines'], widths: Sheet['widths']) =>
  toWorkbook([{ header, lines, widths }]);
