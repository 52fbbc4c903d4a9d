import writeExcelFile, { type Cell as ExcelCell } from 'write-excel-file/node';
import type { Cell } from '../../src/domain/csv';

// XML 1.0 has no words for these: one of them and the file does not open.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Typed as text, a cell is never taken for a formula, whatever it begins with. */
function toCell(cell: Cell): ExcelCell {
  return typeof cell === 'string' ? { value: cell.replace(UNWRITABLE, ''), type: String } : cell;
}

/** A workbook of one sheet, its header bold and always in view. */
export async function toXlsx(header: readonly string[], lines: readonly (readonly Cell[])[], widths: number[]) {
  const title = header.map((value): ExcelCell => ({ value, type: String, fontWeight: 'bold' }));
  const rows = lines.map((line) => line.map(toCell));
  const buffer = await writeExcelFile([title, ...rows], {
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
  return new Uint8Array(buffer);
}
