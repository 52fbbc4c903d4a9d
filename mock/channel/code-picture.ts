import { createHash } from 'node:crypto';
import { getBytesPerRow, toPng } from '../upload/png';

/** Number of dots along one side of a code. */
const DOTS = 40;
const WHITE = 0xff;

/** Dark dots of each row. */
const getDots = (scene: string) =>
  Array.from({ length: DOTS }, (_, y) => {
    const bits = createHash('sha256').update(`${scene} ${y}`).digest();
    const away = (place: number) => place + 0.5 - DOTS / 2;
    return Array.from({ length: DOTS }, (__, x) => {
      const isInside = Math.hypot(away(x), away(y)) < DOTS / 2 - 1;
      return isInside && (((bits[x >> 3] ?? 0) >> (x & 7)) & 1) === 1;
    });
  });

/**
 * Draws a round placeholder for a mini program code, which only the platform can create.
 * @param width in pixels
 */
export function renderMiniProgramCode(scene: string, width: number) {
  const dots = getDots(scene);
  const rowBytes = getBytesPerRow(width);
  const rows = new Uint8Array(rowBytes * width).fill(WHITE);
  const toDot = (pixel: number) => Math.floor((pixel * DOTS) / width);
  for (let y = 0; y < width; y += 1) {
    const start = y * rowBytes;
    rows[start] = 0;
    for (let x = 0; x < width; x += 1) {
      const at = start + 1 + (x >> 3);
      if (dots[toDot(y)]?.[toDot(x)]) rows[at] = (rows[at] ?? 0) & ~(0x80 >> (x & 7));
    }
  }
  return toPng(width, width, rows);
}
