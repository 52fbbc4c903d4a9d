/** A4 in millimeters, with the margin that printers leave blank. */
const PAGE = { width: 210, height: 297, margin: 10 };
const GAP_MM = 6;
/** Below a code: its name in two lines, and the channel code. */
const CAPTION_MM = 16;

/** Side lengths of printable codes, in millimeters. */
export const codeSizes = [30, 40, 50, 80, 120] as const;
export type CodeSize = (typeof codeSizes)[number];

export type SheetLayout = { columns: number; rows: number; perPage: number };

/** Number of codes of this side length on an A4 page, each with its caption. */
export function sheetLayout(sizeMm: number): SheetLayout {
  const countIn = (room: number, one: number) => Math.max(1, Math.floor((room + GAP_MM) / (one + GAP_MM)));
  const columns = countIn(PAGE.width - 2 * PAGE.margin, sizeMm);
  const rows = countIn(PAGE.height - 2 * PAGE.margin, sizeMm + CAPTION_MM);
  return { columns, rows, perPage: columns * rows };
}

/** Splits items into printed pages. */
export const splitIntoPages = <Item>(items: readonly Item[], perPage: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / perPage) }, (_, page) =>
    items.slice(page * perPage, (page + 1) * perPage),
  );

const DPI = 300;
const MM_PER_INCH = 25.4;

/** Side length in pixels for a sharp print at 300 dpi, clamped to the sizes that the platform makes. */
export const getPixelSize = (sizeMm: number, { min, max }: { min: number; max: number }) =>
  Math.min(max, Math.max(min, Math.round((sizeMm / MM_PER_INCH) * DPI)));
