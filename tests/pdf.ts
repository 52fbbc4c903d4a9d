import { createHash } from 'node:crypto';

const getBytes = (text: string) => Buffer.from(text, 'latin1');
const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();

/** RC4, which Node no longer supports. */
function rc4(key: Buffer, data: Buffer) {
  const box = Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => box[index & 255] as number;
  const swap = (a: number, b: number) => {
    [box[a], box[b]] = [at(b), at(a)];
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] as number)) & 255;
    swap(i, j);
  }
  let j = 0;
  return Buffer.from(
    data.map((byte, index) => {
      const i = (index + 1) & 255;
      j = (j + at(i)) & 255;
      swap(i, j);
      return byte ^ at(at(i) + at(j));
    }),
  );
}

const PADDING = Buffer.from('28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A', 'hex');
const padded = (password: string) => Buffer.concat([getBytes(password), PADDING]).subarray(0, 32);
const FILE_ID = Buffer.alloc(16, 7);
const ALL_ALLOWED = Buffer.from([0xfc, 0xff, 0xff, 0xff]);

/** The oldest password encryption of PDF (ISO 32000-1, 7.6: revision 2). */
function encryption(password: string) {
  const owner = rc4(md5(padded(password)).subarray(0, 5), padded(password));
  const key = md5(padded(password), owner, ALL_ALLOWED, FILE_ID).subarray(0, 5);
  const dictionary =
    `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${owner.toString('hex')}> ` +
    `/U <${rc4(key, PADDING).toString('hex')}> >>`;
  const encrypt = (number: number, data: Buffer) =>
    rc4(md5(key, Buffer.from([number, number >> 8, 0, 0, 0])).subarray(0, 10), data);
  return { dictionary, encrypt };
}

const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');

/** Creates a PDF in A4 portrait with one line of text per page, in a Chinese font that is not embedded. */
export function makePdf(pages: readonly string[], { password }: { password?: string } = {}) {
  const locked = password === undefined ? undefined : encryption(password);
  const objects = new Map<number, Buffer>();
  const stringIn = (number: number, text: string) =>
    `<${(locked?.encrypt(number, getBytes(text)) ?? getBytes(text)).toString('hex')}>`;
  const put = (number: number, content: string) => objects.set(number, getBytes(content));
  const numbers = pages.map((_, index) => 10 + index * 2);
  put(1, '<< /Type /Catalog /Pages 2 0 R >>');
  put(2, `<< /Type /Pages /Count ${pages.length} /Kids [${numbers.map((one) => `${one} 0 R`).join(' ')}] >>`);
  put(3, '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [4 0 R] >>');
  put(
    4,
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /FontDescriptor 5 0 R /DW 1000 ' +
      `/CIDSystemInfo << /Registry ${stringIn(4, 'Adobe')} /Ordering ${stringIn(4, 'GB1')} /Supplement 2 >> >>`,
  );
  put(
    5,
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 ' +
      '/Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
  );
  if (locked) put(6, locked.dictionary);
  pages.forEach((text, index) => {
    const page = numbers[index] as number;
    const content = getBytes(`BT /F1 28 Tf 60 740 Td <${utf16(text)}> Tj ET 60 60 475 640 re S`);
    const stream = locked ? locked.encrypt(page + 1, content) : content;
    put(
      page,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${page + 1} 0 R ` +
        '/Resources << /Font << /F1 3 0 R >> >> >>',
    );
    objects.set(
      page + 1,
      Buffer.concat([getBytes(`<< /Length ${stream.length} >>\nstream\n`), stream, getBytes('\nendstream')]),
    );
  });
  const id = `<${FILE_ID.toString('hex')}>`;
  return assemble(objects, locked ? `/Encrypt 6 0 R /ID [${id} ${id}]` : '');
}

/** Writes the objects one after the other, then the table of their offsets. */
function assemble(objects: ReadonlyMap<number, Buffer>, trailer: string) {
  const parts = [getBytes('%PDF-1.4\n')];
  let length = parts[0]?.length ?? 0;
  const offsets = new Map<number, number>();
  for (const [number, content] of objects) {
    offsets.set(number, length);
    const whole = Buffer.concat([getBytes(`${number} 0 obj\n`), content, getBytes('\nendobj\n')]);
    parts.push(whole);
    length += whole.length;
  }
  const entries = [...offsets].map(([number, offset]) => `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`);
  const size = Math.max(...objects.keys()) + 1;
  parts.push(
    getBytes(
      `xref\n0 1\n0000000000 65535 f \n${entries.join('')}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\n` +
        `startxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
