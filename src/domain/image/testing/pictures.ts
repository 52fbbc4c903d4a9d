import type { UploadType } from '../../../contract/limits/upload';

type Size = { width: number; height: number };

const latin = (text: string) => [...text].map((char) => char.charCodeAt(0));
const big = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, index) => Math.floor(value / 256 ** (bytes - 1 - index)) % 256);
const little = (value: number, bytes: number) => big(value, bytes).reverse();
const segment = (marker: number, content: number[]) => [0xff, marker, ...big(content.length + 2, 2), ...content];

const webp = (chunk: string, content: number[]) => [
  ...latin('RIFF'),
  ...little(content.length + 12, 4),
  ...latin(`WEBP${chunk}`),
  ...little(content.length, 4),
  ...content,
];

const scanless = (frame: number, { width, height }: Size, before: number[][] = []) => [
  0xff,
  0xd8,
  ...before.flat(),
  ...segment(frame, [8, ...big(height, 2), ...big(width, 2), 1, 1, 0x11, 0]),
];

/** Exif segment with an orientation: TIFF in little-endian order with one entry. */
const exif = (orientation: number) =>
  segment(0xe1, [
    ...latin('Exif\0\0II*\0'),
    ...little(8, 4),
    ...little(1, 2),
    ...[...little(0x0112, 2), ...little(3, 2), ...little(1, 4), ...little(orientation, 4)],
    ...little(0, 4),
  ]);

type Picture = { type: UploadType; maxSide: number; bytes: (size: Size) => number[] };

/** First bytes of images, in every format and variant; later bytes do not affect the size. */
export const pictures: Record<string, Picture> = {
  png: {
    type: 'image/png',
    maxSide: 2 ** 31 - 1,
    bytes: ({ width, height }) => [
      ...latin('\x89PNG\r\n\x1a\n'),
      ...big(13, 4),
      ...latin('IHDR'),
      ...big(width, 4),
      ...big(height, 4),
      ...[8, 6, 0, 0, 0],
    ],
  },
  gif: {
    type: 'image/gif',
    maxSide: 0xffff,
    bytes: ({ width, height }) => [...latin('GIF89a'), ...little(width, 2), ...little(height, 2), 0, 0, 0],
  },
  'a JPEG that is turned by its Exif': {
    type: 'image/jpeg',
    maxSide: 0xffff,
    bytes: ({ width, height }) => scanless(0xc0, { width: height, height: width }, [exif(6)]),
  },
  'a JPEG that is turned upside down': {
    type: 'image/jpeg',
    maxSide: 0xffff,
    bytes: (size) => scanless(0xc0, size, [exif(3)]),
  },
  'a plain JPEG': { type: 'image/jpeg', maxSide: 0xffff, bytes: (size) => scanless(0xc0, size) },
  'a progressive JPEG with tables, a camera’s data and fill bytes': {
    type: 'image/jpeg',
    maxSide: 0xffff,
    bytes: (size) =>
      scanless(0xc2, size, [
        // Exif contains a thumbnail, whose frame is not that of the image.
        segment(0xe1, [...latin('Exif\0\0'), ...scanless(0xc0, { width: 160, height: 120 })]),
        segment(0xc4, [0, 1, 2, 3]),
        [0xff, 0xff],
        segment(0xdb, [0, 0xff, 0xc0, 4]),
      ]),
  },
  'a lossy WebP': {
    type: 'image/webp',
    maxSide: 0x3fff,
    bytes: ({ width, height }) =>
      webp('VP8 ', [0x10, 0, 0, 0x9d, 0x01, 0x2a, ...little(width | 0x4000, 2), ...little(height | 0x8000, 2)]),
  },
  'a lossless WebP': {
    type: 'image/webp',
    maxSide: 0x4000,
    bytes: ({ width, height }) => webp('VP8L', [0x2f, ...little(width - 1 + (height - 1) * 2 ** 14 + 2 ** 28, 4)]),
  },
  'an extended WebP': {
    type: 'image/webp',
    maxSide: 2 ** 24,
    bytes: ({ width, height }) => webp('VP8X', [0x10, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)]),
  },
};

/** First bytes of an image of this size, padded to `length` bytes. */
export function picture(name: keyof typeof pictures, size: Size, length = 0): Uint8Array<ArrayBuffer> {
  const made = pictures[name];
  if (!made) throw new Error(`unknown image ${name}`);
  const begin = made.bytes(size);
  const bytes = new Uint8Array(Math.max(length, begin.length));
  bytes.set(begin);
  return bytes;
}
