import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getFitScale, getRotatedSize, zoomIn, zoomOut } from './zoom';

const pixels = fc.integer({ min: 1, max: 10_000 });
const size = fc.record({ width: pixels, height: pixels });

test('fits a file to the width of its room, unless it would be too small to read', () => {
  fc.assert(
    fc.property(size, pixels, (file, room) => {
      const scale = getFitScale(file, room);
      expect(scale).toBeGreaterThan(0);
      if (scale > 0.25 && scale !== 1) expect(file.width * scale).toBeLessThanOrEqual(room);
    }),
  );
});

test('zooms to a smaller and a larger scale, and stops at the ends', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.26, max: 3.9, noNaN: true }), (scale) => {
      expect(zoomIn(scale)).toBeGreaterThan(scale);
      expect(zoomOut(scale)).toBeLessThan(scale);
    }),
  );
  expect([zoomOut(0.25), zoomIn(4)]).toEqual([undefined, undefined]);
});

test('restores the size after two rotations', () => {
  fc.assert(
    fc.property(size, (file) => {
      expect(getRotatedSize(getRotatedSize(file, 90), 270)).toEqual(file);
    }),
  );
});
