import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../../tests/properties';
import { type Cell, toCsv } from './csv';

/** An independent parser that does not share code with the writer. */
const parse = (csv: string) => {
  const { data, errors } = Papa.parse<string[]>(csv.slice(1).replace(/\r\n$/, ''), { delimiter: ',', newline: '\r\n' });
  expect(errors).toEqual([]);
  return data;
};

const formulaStart = /^[=+\-@\t\r\0]/;
const text = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '\0', '"', ',', "'", ' ', 'a', '中', '🌻') }),
);
const cell: fc.Arbitrary<Cell> = fc.oneof(
  text,
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.boolean(),
  fc.constant(null),
);
// A row of one empty field is a blank line, which parsers may skip.
const tables = fc
  .integer({ min: 2, max: 5 })
  .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }));

describe('CSV', () => {
  test('starts with the byte order mark and ends each line with CR LF', () => {
    expect(
      toCsv([
        ['a', 1],
        [null, true],
      ]),
    ).toBe('\uFEFFa,1\r\n,true\r\n');
  });

  test('quotes fields that contain a separator, quote or line break', () => {
    expect(toCsv([['a,b', 'say "hi"', 'two\nlines']])).toBe('\uFEFF"a,b","say ""hi""","two\nlines"\r\n');
  });

  test.each(['=1+1', '+86', '-1', '@SUM(A1)', '\t=1', '\r=1', '\0=1', '＝1'])('escapes the formula %j', (formula) => {
    expect(parse(toCsv([[formula, 'x']]))).toEqual([[`'${formula}`, 'x']]);
  });

  test('a negative number stays a number', () => {
    expect(toCsv([[-1.5, 0]])).toBe('\uFEFF-1.5,0\r\n');
  });

  test('survives a round trip, except for the apostrophes', () => {
    fc.assert(
      fc.property(tables, (rows) => {
        const read = parse(toCsv(rows));
        expect(read.map((row) => row.map((value) => value.replace(/^'(?=[=+\-@\t\r\n\0＝＋－＠])/, '')))).toEqual(
          rows.map((row) => row.map((value) => String(value ?? '').replace(/^'(?=[=+\-@\t\r\n\0＝＋－＠])/, ''))),
        );
      }),
    );
  });

  test('contains no text that starts like a formula', () => {
    fc.assert(
      fc.property(tables, (rows) => {
        const read = parse(toCsv(rows));
        for (const [y, row] of rows.entries()) {
          for (const [x, value] of row.entries()) {
            if (typeof value === 'string') expect(read[y]?.[x]).not.toMatch(formulaStart);
          }
        }
      }),
    );
  });
});
