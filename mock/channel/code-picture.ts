import { createHash } from 'node:crypto';
import { bytesPerRow, toPng } from '../upload/png';

/** Number of dots along one side of a code. */
const SPOTS = 40;
const WHITE = 0xff;

/** Dark dots of each row. */
const getSpots = (scene: string) =>
  Array.from({ length: SPOTS }, (_, y) => {
    const bits = createHash('sha256').update(`${scene} ${y}`).digest();
    const away = (place: number) => place + 0.5 - SPOTS / 2;
    return Array.from({ length: SPOTS }, (__, x) => {
      const isInside = Math.hypot(away(x), away(y)) < SPOTS / 2 - 1;
      return isInside && (((bits[x >> 3] ?? 0) >> (x & 7)) & 1) === 1;
    });
  });

/**
 * Draws a round placeholder for a mini program code, which only the platform can create.
 * @param width in pixels
 */
export function drawCode(scene: string, width: number) {
  const spots = getSpots(scene);
  const rowBytes = bytesPerRow(width);
  const rows = new Uint8Array(rowBytes * width).fill(WHITE);
  const spotAt = (pixel: number) => Math.floor((pixel * SPOTS) / width);
  for (let y = 0; y < width; y += 1) {
    const start = y * rowBytes;
    rows[start] = 0;
    for (let x = 0; x < width; x += 1) {
      const at = start + 1 + (x >> 3);
      if (spots[spotAt(y)]?.[spotAt(x)]) rows[at] = (rows[at] ?? 0) & ~(0x80 >> (x & 7));
    }
  }
  return toPng(width, width, rows);
}
