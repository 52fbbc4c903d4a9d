import { createCanvas, loadImage } from '@napi-rs/canvas';

/** Allowed difference per color channel (0 to 255): antialiasing of the same text varies slightly. */
const TOLERANCE = 24;

type Box = { count: number; left: number; top: number; right: number; bottom: number };

async function getPixels(picture: Buffer) {
  const image = await loadImage(picture);
  const canvas = createCanvas(image.width, image.height).getContext('2d');
  canvas.drawImage(image, 0, 0);
  return { width: image.width, data: canvas.getImageData(0, 0, image.width, image.height).data };
}

/** @returns the count of pixels that differ and their bounding box; undefined when none differ */
export async function difference(one: Buffer, other: Buffer): Promise<Box | undefined> {
  const [a, b] = await Promise.all([getPixels(one), getPixels(other)]);
  if (a.data.length !== b.data.length || a.width !== b.width) throw new Error('the pictures differ in size');
  const box: Box = { count: 0, left: a.width, top: Number.MAX_SAFE_INTEGER, right: 0, bottom: 0 };
  for (let index = 0; index < a.data.length; index += 4) {
    const channels = [0, 1, 2].map((channel) =>
      Math.abs((a.data[index + channel] ?? 0) - (b.data[index + channel] ?? 0)),
    );
    if (Math.max(...channels) <= TOLERANCE) continue;
    const x = (index / 4) % a.width;
    const y = Math.floor(index / 4 / a.width);
    box.count += 1;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box.count > 0 ? box : undefined;
}
