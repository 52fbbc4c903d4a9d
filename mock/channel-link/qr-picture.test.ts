import { inflateSync } from 'node:zlib';
import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { getBytesPerRow } from '../upload/png';
import { renderQrCode } from './qr-picture';

/** The pixels of a black and white PNG without filters, as jsQR takes them. */
function getPixels(png: Uint8Array, width: number) {
  const view = new DataView(png.buffer, png.byteOffset);
  const header = 8 + 25;
  const rows = inflateSync(png.subarray(header + 8, header + 8 + view.getUint32(header)));
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isWhite = ((rows[y * getBytesPerRow(width) + 1 + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1;
      if (!isWhite) pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return pixels;
}

test('a code decodes to its URL at the smallest, usual and largest width', () => {
  for (const [width, url] of [
    [280, 'https://url.example.com/Ab3dE9xZ-1'],
    [430, 'weixin://dl/business/?t=Ab3dE9xZ'],
    [1280, 'https://url.example.com/Ab3dE9xZ-1'],
  ] as const)
    expect(jsQR(getPixels(renderQrCode(url, width), width), width, width)?.data, String(width)).toBe(url);
});
