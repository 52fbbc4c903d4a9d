import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeSizes, getPixelSize, sheetLayout, splitIntoPages } from './sheet';

test.each(codeSizes)('fills an A4 page with codes of %d mm and their names', (size) => {
  const { columns, rows, perPage } = sheetLayout(size);
  const widthOf = (count: number) => count * size + (count - 1) * 6;
  const heightOf = (count: number) => count * (size + 16) + (count - 1) * 6;
  expect(widthOf(columns)).toBeLessThanOrEqual(190);
  expect(heightOf(rows)).toBeLessThanOrEqual(277);
  expect(widthOf(columns + 1)).toBeGreaterThan(190);
  expect(heightOf(rows + 1)).toBeGreaterThan(277);
  expect(perPage).toBe(columns * rows);
  const px = getPixelSize(size, { min: 280, max: 1280 });
  expect(px >= 280 && px <= 1280).toBe(true);
});

test('prints every code once, in order, and fills all pages but the last', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 80 }), fc.integer({ min: 1, max: 30 }), (items, perPage) => {
      const pages = splitIntoPages(items, perPage);
      expect(pages.flat()).toEqual(items);
      expect(pages.slice(0, -1).every(({ length }) => length === perPage)).toBe(true);
      expect(pages.every(({ length }) => length > 0)).toBe(true);
    }),
  );
});
