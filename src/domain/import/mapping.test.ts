import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { importEntities, importFields, importRequired } from '../../contract/limits/import';
import { mappingProblem, suggestMapping } from './mapping';

describe.each(importEntities)('columns of a file of %s', (entity) => {
  const fields: readonly string[] = importFields[entity];
  const required: readonly string[] = importRequired[entity];
  const suggested = (headers: readonly string[]) => suggestMapping(headers, fields, (field) => [`列 ${field}`]);

  test('headers match ignoring case, width, blanks, punctuation and remarks', () => {
    expect(suggested(['列name', '＊列 ＮＡＭＥ', ' 列-CONTACTNAME（选填）', 'contactMobile', '别的'])).toEqual([
      'name',
      null,
      'contactName',
      'contactMobile',
      null,
    ]);
  });

  test('headers in any order map each field once', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...fields], { minLength: 1 }), (some) => {
        expect(suggested(some.map((field) => `列 ${field}`))).toEqual(some);
      }),
    );
  });

  const other = importEntities.flatMap((one) => importFields[one].filter((field) => !fields.includes(field)));

  test.each<[string, (string | null)[], string | null]>([
    ['all required fields', [...required], null],
    ['another column', [...required, null], null],
    ['a field twice', [...required, required[0] ?? ''], 'repeated'],
    ['a field missing', [null, ...required.slice(1)], 'missing'],
    ['a field of another entity', [...required, other[0] ?? ''], 'unknown'],
  ])('a mapping with %s', (_, mapping, problem) => {
    expect(mappingProblem(mapping, mapping.length, { fields, required })).toBe(problem);
    expect(mappingProblem(mapping, mapping.length + 1, { fields, required })).toBe('wrongLength');
  });
});
