import { Ecc, QrCode } from '@rc-component/qrcode/lib/libs/qrcodegen';
import { getBytesPerRow, toPng } from '../upload/png';

/** Quiet zone around a QR code, in modules. */
const QUIET = 4;
const WHITE = 0xff;

/**
 * Draws `text` as a QR code.
 * @param width in pixels
 */
export function renderQrCode(text: string, width: number) {
  const modules = QrCode.encodeText(text, Ecc.MEDIUM).getModules();
  const scale = Math.floor(width / (modules.length + 2 * QUIET));
  const start = Math.floor((width - modules.length * scale) / 2);
  const rowBytes = getBytesPerRow(width);
  const rows = new Uint8Array(rowBytes * width).fill(WHITE);
  const moduleAt = (pixel: number) => Math.floor((pixel - start) / scale);
  for (let y = 0; y < width; y += 1) {
    const first = y * rowBytes;
    rows[first] = 0;
    for (let x = 0; x < width; x += 1) {
      const at = first + 1 + (x >> 3);
      if (modules[moduleAt(y)]?.[moduleAt(x)]) rows[at] = (rows[at] ?? 0) & ~(0x80 >> (x & 7));
    }
  }
  return toPng(width, width, rows);
}
