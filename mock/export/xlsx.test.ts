import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import readExcelFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { worldRuns } from '../../tests/properties';
import { toXlsx } from './xlsx';

const read = async (workbook: Uint8Array) => (await readExcelFile(Buffer.from(workbook)))[0]?.data;

test('a workbook keeps all values, and formulas as text', async () => {
  const lines = [
    ['=1+1', -1.5, true],
    ['+86', 0, false],
    ['a & b < c > "d"\n🌻', 7, true],
  ];
  expect(await read(await toXlsx(['text', 'number', 'flag'], lines, [10, 10, 10]))).toEqual([
    ['text', 'number', 'flag'],
    ...lines,
  ]);
});

test('a workbook with any text opens and has all rows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 20 }), async (texts) => {
      const lines = texts.map((text) => [1, `${text}|`]);
      expect(await read(await toXlsx(['n', 'text'], lines, [5, 10]))).toHaveLength(texts.length + 1);
    }),
    { numRuns: worldRuns(200, 2) },
  );
});
