import type { Agreement } from '../../src/contract/agreement';
import { toPlainLines } from '../../src/domain/rich-text/rich-text';
import { toPdf } from '../upload/pdf';

const CHARS_PER_LINE = 40;
const LINES_PER_PAGE = 44;
const TOP = 780;
const LEADING = 16;

const toUtf16Hex = (text: string) =>
  Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, '0')).join('');

function wrapLine(line: string) {
  const chars = [...line];
  const count = Math.max(1, Math.ceil(chars.length / CHARS_PER_LINE));
  return Array.from({ length: count }, (_, index) =>
    chars.slice(index * CHARS_PER_LINE, (index + 1) * CHARS_PER_LINE).join(''),
  );
}

/** Lines of the PDF: text, consents, masked signer and hash. */
function getLines(agreement: Agreement) {
  const { agreementNo, title, templateVersion, content, consents, signedAt, signerNameMasked, contentHash } = agreement;
  return [
    `${title} ${templateVersion}`,
    agreementNo,
    '',
    ...toPlainLines(content),
    '',
    ...consents.map(({ text, agreed }) => `${agreed ? '[√]' : '[ ]'} ${text}`),
    '',
    `签署人 ${signerNameMasked ?? '—'}`,
    `签署时间 ${signedAt?.slice(0, 19).replace('T', ' ') ?? '—'}`,
    `SHA-256 ${contentHash}`,
  ].flatMap(wrapLine);
}

/** Creates a PDF with A4 pages. Its Chinese font is built into PDF readers. */
export function createAgreementPdf(agreement: Agreement): Uint8Array<ArrayBuffer> {
  const lines = getLines(agreement);
  const pages = Array.from({ length: Math.ceil(lines.length / LINES_PER_PAGE) }, (_, page) =>
    lines
      .slice(page * LINES_PER_PAGE, (page + 1) * LINES_PER_PAGE)
      .map((line, row) => `BT /F1 11 Tf 64 ${TOP - row * LEADING} Td <${toUtf16Hex(line)}> Tj ET`)
      .join('\n'),
  );
  const kids = pages.map((_, index) => `${5 + 2 * index} 0 R`);
  const text = toPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${kids.join(' ')}]>>`,
    '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[4 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 4>>>>',
    ...pages.flatMap((page, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents ${6 + 2 * index} 0 R>>`,
      `<</Length ${page.length}>>stream\n${page}\nendstream`,
    ]),
  ]);
  return Uint8Array.from(text, (char) => char.charCodeAt(0));
}
