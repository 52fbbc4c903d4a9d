import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { manyIds, manyOf, numberPartOf } from './common';

const statuses = ['submitted', 'reviewing', 'contacted'] as const;
const Statuses = manyOf(z.enum(statuses));

describe('several values in one text', () => {
  test('are those that were listed, each once', () => {
    const listed = fc.array(fc.constantFrom(...statuses), { minLength: 1, maxLength: statuses.length });
    fc.assert(
      fc.property(listed, (values) => {
        expect(Statuses.parse(values.join(','))).toEqual([...new Set(values)]);
      }),
    );
  });

  test.each(['', ',', 'submitted,', ',submitted', 'submitted reviewing', 'submitted,gone', 'submittedreviewing'])(
    '"%s" is not one',
    (text) => expect(Statuses.safeParse(text).success).toBe(false),
  );

  test('are at most as many as there are', () => {
    expect(Statuses.safeParse('submitted,submitted,submitted,submitted').success).toBe(false);
  });

  test('two hundred ids are read; five thousand are too long to be looked at', () => {
    const ids = Array.from({ length: 5_000 }, (_, index) => `record-${index}`);
    expect(manyIds.parse(ids.slice(0, 200).join(','))).toHaveLength(200);
    expect(manyIds.safeParse(ids.slice(0, 201).join(',')).success).toBe(false);
    expect(manyIds.safeParse(ids.join(',')).error?.issues.map(({ code }) => code)).toEqual(['too_big']);
  });

  test('say in the API what they may be', () => {
    expect(z.toJSONSchema(Statuses, { io: 'input' })).toMatchObject({
      type: 'string',
      pattern: '^(submitted|reviewing|contacted)(,(submitted|reviewing|contacted)){0,2}$',
      description: 'One or several of these, parted by commas',
    });
  });
});

describe('a part of a number', () => {
  const part = numberPartOf('a record');

  test.each([
    ['R20261123000123', 'R20261123000123'],
    [' r2026 ', 'R2026'],
    ['ｒ２０２６', 'R2026'],
    ['000123', '000123'],
    ['M', 'M'],
    ['138123', '138123'],
  ])('"%s" is %s', (typed, no) => expect(part.parse(typed)).toBe(no));

  test.each(['', '13812345678', '1381234', '１３８１２３４５６７８', 'RR1', '1R', '123456789012345', '.*'])(
    '"%s" is none',
    (typed) => expect(part.safeParse(typed).success).toBe(false),
  );
});
