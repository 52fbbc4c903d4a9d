import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { manyIds, manyOf, numberPartOf } from './common';

const statuses = ['submitted', 'reviewing', 'contacted'] as const;
const Statuses = manyOf(z.enum(statuses));

describe('manyOf and manyIds', () => {
  test('return each listed value once', () => {
    const listed = fc.array(fc.constantFrom(...statuses), { minLength: 1, maxLength: statuses.length });
    fc.assert(
      fc.property(listed, (values) => {
        expect(Statuses.parse(values.join(','))).toEqual([...new Set(values)]);
      }),
    );
  });

  test.each(['', ',', 'submitted,', ',submitted', 'submitted reviewing', 'submitted,gone', 'submittedreviewing'])(
    'refuse "%s"',
    (text) => expect(Statuses.safeParse(text).success).toBe(false),
  );

  test('refuse more values than the enum has', () => {
    expect(Statuses.safeParse('submitted,submitted,submitted,submitted').success).toBe(false);
  });

  test('accept 200 ids and refuse 5000 by their length', () => {
    const ids = Array.from({ length: 5_000 }, (_, index) => `record-${index}`);
    expect(manyIds.parse(ids.slice(0, 200).join(','))).toHaveLength(200);
    expect(manyIds.safeParse(ids.slice(0, 201).join(',')).success).toBe(false);
    expect(manyIds.safeParse(ids.join(',')).error?.issues.map(({ code }) => code)).toEqual(['too_big']);
  });

  test('describe the allowed values in the API', () => {
    expect(z.toJSONSchema(Statuses, { io: 'input' })).toMatchObject({
      type: 'string',
      pattern: '^(submitted|reviewing|contacted)(,(submitted|reviewing|contacted)){0,2}$',
      description: 'One or several of these, parted by commas',
    });
  });
});

describe('numberPartOf', () => {
  const part = numberPartOf('a record');

  test.each([
    ['R20261123000123', 'R20261123000123'],
    [' r2026 ', 'R2026'],
    ['ｒ２０２６', 'R2026'],
    ['000123', '000123'],
    ['M', 'M'],
    ['138123', '138123'],
  ])('reads "%s" as %s', (typed, no) => expect(part.parse(typed)).toBe(no));

  test.each(['', '13812345678', '1381234', '１３８１２３４５６７８', 'RR1', '1R', '123456789012345', '.*'])(
    'refuses "%s"',
    (typed) => expect(part.safeParse(typed).success).toBe(false),
  );
});
