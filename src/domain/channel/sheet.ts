/** A4, in millimetres, and what of it no printer leaves blank. */
const PAGE = { width: 210, height: 297, margin: 10 };
const GAP_MM = 6;
/** Below a code: its name in two lines, and the code of the channel. */
const CAPTION_MM = 16;

/** Sides of the codes that can be printed, in millimetres. */
export const codeSizes = [30, 40, 50, 80, 120] as const;
export type CodeSize = (typeof codeSizes)[number];

export type SheetLayout = { columns: number; rows: number; perPage: number };

/** How many codes of a side stand on a page of A4, each with its caption. */
export function sheetLayout(sizeMm: number): SheetLayout {
  const countIn = (room: number, one: number) => Math.max(1, Math.floor((room + GAP_MM) / (one + GAP_MM)));
  const columns = countIn(PAGE.width - 2 * PAGE.margin, sizeMm);
  const rows = countIn(PAGE.height - 2 * PAGE.margin, sizeMm + CAPTION_MM);
  return { columns, rows, perPage: columns * rows };
}

/** What is printed, page by page. */
export const pagesOf = <Item>(items: readonly Item[], perPage: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / perPage) }, (_, page) =>
    items.slice(page * perPage, (page + 1) * perPage),
  );

const DPI = 300;
const MM_PER_INCH = 25.4;

/** The pixels of a side that a code needs to be sharp on paper, within what the platform makes. */
export const pixelsFor = (sizeMm: number, { min, max }: { min: number; max: number }) =>
  Math.min(max, Math.max(min, Math.round((sizeMm / MM_PER_INCH) * DPI)));
