import { deflateSync } from 'node:zlib';

const ascii = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function createChunk(name: string, content: Uint8Array) {
  const bytes = new Uint8Array(content.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, content.length);
  bytes.set(ascii(name), 4);
  bytes.set(content, 8);
  let crc = 0xffffffff;
  for (const byte of bytes.subarray(4, -4)) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  view.setUint32(content.length + 8, (crc ^ 0xffffffff) >>> 0);
  return bytes;
}

/** Bytes of a pixel row including its filter byte. */
export const getBytesPerRow = (width: number) => Math.ceil(width / 8) + 1;

/**
 * Creates a black and white PNG.
 * @param rows concatenated rows: a filter byte, 0 for none, then one bit per pixel, 1 for white
 */
export function toPng(width: number, height: number, rows: Uint8Array): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header[8] = 1;
  const parts = [
    ascii('\x89PNG\r\n\x1a\n'),
    createChunk('IHDR', header),
    createChunk('IDAT', deflateSync(rows)),
    createChunk('IEND', new Uint8Array()),
  ];
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  parts.reduce((at, part) => {
    bytes.set(part, at);
    return at + part.length;
  }, 0);
  return bytes;
}
