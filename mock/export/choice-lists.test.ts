import { expect, test } from 'vitest';
import { createChoiceLists } from './choice-lists';

const { transform } = createChoiceLists([
  [],
  [
    { column: 3, options: ['三级甲等', 'A & B'], lastRow: 10_001 },
    { column: 27, options: ['x'], lastRow: 5 },
  ],
]).files.transform['xl/worksheets/sheet{id}.xml'];
const xml = '<worksheet><sheetData></sheetData><mergeCells/><pageMargins/></worksheet>';

test('a sheet without lists is unchanged', () => {
  expect(transform(xml, {}, { sheetIndex: 0 })).toBe(xml);
});

test('lists are inserted at the position that the format requires, and apply to every row below the header', () => {
  const written = transform(xml, {}, { sheetIndex: 1 });
  expect(written).toMatch(/<mergeCells\/><dataValidations count="2">.*<\/dataValidations><pageMargins\/>/);
  expect(written).toContain('sqref="D2:D10001"><formula1>"三级甲等,A &amp; B"</formula1>');
  expect(written).toContain('sqref="AB2:AB5"');
});
