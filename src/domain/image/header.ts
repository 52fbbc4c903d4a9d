import type { UploadType } from '../../contract/limits/upload';

/**
 * Type and size of an image, read from its first bytes; `width` and `height` are in pixels as displayed, after the Exif
 * rotation.
 */
export type ImageHeader = { type: UploadType; width: number; height: number };

type Size = { width: number; height: number };

const decodeLatin1 = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** Image type by its leading bytes, whatever the file's name; null for other files. */
export function detectImageType(bytes: Uint8Array): UploadType | null {
  if (decodeLatin1(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (decodeLatin1(bytes, 0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (/^GIF8[79]a$/.test(decodeLatin1(bytes, 0, 6))) return 'image/gif';
  if (decodeLatin1(bytes, 0, 4) === 'RIFF' && decodeLatin1(bytes, 8, 12) === 'WEBP') return 'image/webp';
  return null;
}

const sizes: Record<UploadType, (bytes: Uint8Array, view: DataView) => Size | null> = {
  'image/png': (bytes, view) =>
    decodeLatin1(bytes, 12, 16) === 'IHDR' ? { width: view.getUint32(16), height: view.getUint32(20) } : null,
  'image/gif': (_, view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  'image/webp': webpSize,
  'image/jpeg': (_, view) => jpegSize(view),
};

/**
 * Reads the type and size of an image from its first bytes. A JPEG may have to be read as a whole, because camera data
 * comes before the size. Never throws.
 *
 * @returns null for other files, and for images without a size or cut off before it
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  const type = detectImageType(bytes);
  if (!type) return null;
  try {
    const size = sizes[type](bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return size && size.width > 0 && size.height > 0 ? { type, ...size } : null;
  } catch (error) {
    // Reading past the end: the header is cut off.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The three formats of WebP: lossy, lossless and extended (developers.google.com/speed/webp/docs/riff_container). */
function webpSize(bytes: Uint8Array, view: DataView): Size | null {
  const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
  switch (decodeLatin1(bytes, 12, 16)) {
    case 'VP8 ':
      if (decodeLatin1(bytes, 23, 26) !== '\x9d\x01\x2a') return null;
      // The upper two bits are a scaling hint.
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      if (view.getUint8(20) !== 0x2f) return null;
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: uint24(24) + 1, height: uint24(27) + 1 };
    default:
      return null;
  }
}

const isFrame = (marker: number) =>
  // SOF0 to SOF15 start frames, except for three markers that do not (ITU-T T.81, table B.1).
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
const SCAN = 0xda;
const END = 0xd9;

const APP1 = 0xe1;
const EXIF = 0x45786966;
const ORIENTATION = 0x0112;
/** Of the eight Exif orientations, 5 to 8 rotate the image by a quarter turn. */
const isQuarterTurn = (orientation: number) => orientation >= 5 && orientation <= 8;

/** Exif orientation in an APP1 segment whose content begins at `at`; 1 when it has none. */
function exifOrientation(view: DataView, at: number, end: number): number {
  const start = at + 6;
  if (end < start + 8 || view.getUint32(at) !== EXIF) return 1;
  const order = view.getUint16(start);
  if (order !== 0x4949 && order !== 0x4d4d) return 1;
  const isLittle = order === 0x4949;
  const first = start + view.getUint32(start + 4, isLittle);
  const count = first + 2 <= end ? view.getUint16(first, isLittle) : 0;
  for (let entry = first + 2; entry + 12 <= Math.min(end, first + 2 + count * 12); entry += 12) {
    if (view.getUint16(entry, isLittle) === ORIENTATION) return view.getUint16(entry + 8, isLittle);
  }
  return 1;
}

/** Size in the first frame header of a JPEG, found by walking the segments, rotated as its Exif orientation says. */
function jpegSize(view: DataView): Size | null {
  let at = 2;
  let isTurned = false;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return isTurned ? { width: height, height: width } : { width, height };
    }
    if (marker === SCAN || marker === END) return null;
    // 0xff may be repeated before a marker.
    if (marker === 0xff) at += 1;
    else if (isAlone(marker)) at += 2;
    else {
      const length = view.getUint16(at + 2);
      if (length < 2) return null;
      if (marker === APP1) isTurned ||= isQuarterTurn(exifOrientation(view, at + 4, at + 2 + length));
      at += 2 + length;
    }
  }
}
