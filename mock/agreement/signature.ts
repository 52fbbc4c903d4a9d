import { getBytesPerRow, toPng } from '../upload/png';

const WIDTH = 480;
const HEIGHT = 160;
const STROKE = 4;

/** Draws a black signature on white that is different for each id. */
export function renderSignature(id: string): Uint8Array<ArrayBuffer> {
  const perRow = getBytesPerRow(WIDTH);
  const rows = new Uint8Array(perRow * HEIGHT).fill(0xff);
  // First byte of each row: no filter.
  for (let y = 0; y < HEIGHT; y += 1) rows[y * perRow] = 0;
  const dot = (x: number, y: number) => {
    const at = y * perRow + 1 + (x >> 3);
    rows[at] = (rows[at] ?? 0) & ~(0x80 >> (x & 7));
  };
  const turns = 5 + ([...id].reduce((sum, char) => sum + char.charCodeAt(0), 0) % 5);
  for (let step = 0; step <= 4000; step += 1) {
    const part = step / 4000;
    const angle = part * turns * 2 * Math.PI;
    const x = Math.round(40 + part * (WIDTH - 100) + Math.sin(angle) * 24);
    const y = Math.round(HEIGHT / 2 + Math.cos(angle) * (44 - 24 * part));
    for (let right = 0; right < STROKE; right += 1)
      for (let down = 0; down < STROKE; down += 1) dot(x + right, y + down);
  }
  return toPng(WIDTH, HEIGHT, rows);
}
