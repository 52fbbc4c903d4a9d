import type { FileType } from '../../src/contract/limits/upload';
import { toPdf } from './pdf';
import { getBytesPerRow, toPng } from './png';
import type { UploadRow } from './upload-row';

const ascii = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

/** Creates a PDF with A4 pages, each stating that it is made up. */
function renderPdf(number: number, pages: number): string {
  const kids = Array.from({ length: pages }, (_, index) => `${4 + 2 * index} 0 R`);
  const bodies = kids.flatMap((_, index) => {
    const lines = [`Made-up report ${number}`, `Page ${index + 1} of ${pages}`, 'Of no person'];
    const shown = lines.map((line, place) => `BT /F1 18 Tf 72 ${760 - 40 * place} Td (${line}) Tj ET`).join('\n');
    return [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents ${5 + 2 * index} 0 R>>`,
      `<</Length ${shown.length}>>stream\n${shown}\nendstream`,
    ];
  });
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages}/Kids[${kids.join(' ')}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...bodies,
  ];
  return toPdf(objects);
}

const WIDTH = 620;
const HEIGHT = 877;
const BYTES_PER_ROW = getBytesPerRow(WIDTH);

/** Draws a black and white PNG of an A4 page, with bars instead of text lines. */
function renderPng(number: number): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array(BYTES_PER_ROW * HEIGHT).fill(0xff);
  for (let y = 0; y < HEIGHT; y += 1) {
    const start = y * BYTES_PER_ROW;
    // First byte of each row: no filter.
    rows[start] = 0;
    const line = Math.floor(y / 24);
    if (line < 3 || line > 33 || y % 24 > 8) continue;
    rows.fill(0, start + 8, start + 8 + 24 + ((line * 7 + number * 11) % 36));
  }
  return toPng(WIDTH, HEIGHT, rows);
}

/** Name of a generated document; images have one page. */
export const getSeedPaperName = (type: FileType, number: number, pages: number) =>
  type === 'application/pdf' ? `seed-paper-${number}-${pages}.pdf` : `seed-paper-${number}.png`;

/** Generated document with a name of `getSeedPaperName`; undefined for other names. */
export function getSeedPaper(name: string): UploadRow | undefined {
  const [, number, pages] = /^seed-paper-(\d{1,3})(?:-([1-9]))?\.(?:pdf|png)$/.exec(name) ?? [];
  if (number === undefined) return undefined;
  if (name.endsWith('.png'))
    return pages ? undefined : { type: 'image/png', bytes: renderPng(Number(number)), isPrivate: true };
  return pages
    ? { type: 'application/pdf', bytes: ascii(renderPdf(Number(number), Number(pages))), isPrivate: true }
    : undefined;
}
