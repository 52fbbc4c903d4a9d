import type { Writer } from '../writer';

/** A minimal PDF without personal data. Each name gives a different file. */
const pdfOf = (name: string) =>
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj',
    `% ${name}: of no person`,
    'trailer<</Root 1 0 R/Size 4>>',
    '%%EOF',
    '',
  ].join('\n');

/** Uploads a PDF without personal data. @returns its URL, or undefined after adding a finding */
export async function uploadPaper(writer: Writer, name: string): Promise<string | undefined> {
  const form = new FormData();
  form.set('purpose', 'reportFile');
  form.set('file', new File([pdfOf(name)], `${name}.pdf`, { type: 'application/pdf' }));
  const kept = await writer.succeed('POST /uploads', { form });
  if (typeof kept?.url !== 'string') return undefined;
  writer.ledger.stays(`upload ${name}.pdf`);
  return kept.url;
}
