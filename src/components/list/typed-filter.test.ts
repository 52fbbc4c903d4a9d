import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeMobile } from '@/domain/validation/mobile';
import type { FilterField } from './fields';
import { filterErrors, normalizeFilter } from './filter-values';

const fields: FilterField[] = [
  { kind: 'text', name: 'no', label: 'No', maxLength: 9, pattern: /^M\d+$/, patternMessage: 'not a number' },
  {
    kind: 'personal',
    label: 'Who',
    choices: [{ name: 'mobile', label: 'Mobile', maxLength: 20, clean: normalizeMobile }],
  },
  { kind: 'numbers', names: ['ageMin', 'ageMax'], label: 'Age', min: 0, max: 120, unit: 'years' },
];
const filter = fc.record(
  {
    no: fc.string(),
    mobile: fc.string(),
    ageMin: fc.integer({ min: 0, max: 120 }),
    ageMax: fc.integer({ min: 0, max: 120 }),
    open: fc.boolean(),
  },
  { requiredKeys: [] },
);

test('cleans texts as their field defines, and removes empty ones', () => {
  expect(
    normalizeFilter(fields, { no: ' M\u200B1\uFEFF ', mobile: '+86 138-0013-8000', open: false, ageMin: 0 }),
  ).toEqual({
    no: 'M1',
    mobile: '13800138000',
    open: false,
    ageMin: 0,
  });
  expect(normalizeFilter(fields, { no: '  ', mobile: ' ' })).toEqual({});
});

const words = {
  reversed: 'reversed',
  tooLong: (max: number) => `more than ${max}`,
  noDay: 'no day',
  outside: (min: number, max: number, decimals: number) => `not ${min}–${max}${decimals ? ` with ${decimals}` : ''}`,
};

test.each([-5, 121, 3.7, Number.NaN])('rejects %s as an age', (ageMin) => {
  expect([...filterErrors(fields, { ageMin }, words)]).toEqual([['Age', 'not 0–120']]);
});

test.each([
  [12.5, []],
  [12.25, [['Score', 'not -5–27 with 1']]],
  [-5, []],
  [27.1, [['Score', 'not -5–27 with 1']]],
  [Number.NaN, [['Score', 'not -5–27 with 1']]],
])('checks the score %s with one decimal: %j', (scoreMin, said) => {
  const score: FilterField = {
    kind: 'numbers',
    names: ['scoreMin', 'scoreMax'],
    label: 'Score',
    min: -5,
    max: 27,
    decimals: 1,
    unit: 'points',
  };
  expect([...filterErrors([score], { scoreMin }, words)]).toEqual(said);
});

test('reports errors by field', () => {
  expect([...filterErrors(fields, { no: 'X', ageMin: 50, ageMax: 20 }, words)]).toEqual([
    ['No', 'not a number'],
    ['Age', 'reversed'],
  ]);
  expect(filterErrors(fields, { no: 'M1', ageMin: 20, ageMax: 20 }, words).size).toBe(0);
});

test.each([
  ['2026-01-01', []],
  ['2025-12-31', [['At', 'more than 366']]],
])('checks the length of the range from %s to the end of 2026', (from, said) => {
  const at: FilterField = { kind: 'days', names: ['from', 'before'], label: 'At' };
  expect([...filterErrors([at], { from, before: '2027-01-02' }, words)]).toEqual(said);
});

test('rejects text that is not a day, and swaps two days in reverse order', () => {
  const at: FilterField = { kind: 'days', names: ['from', 'before'], label: 'At' };
  expect([...filterErrors([at], { from: '2026-02-30', before: '2027-01-02' }, words)]).toEqual([['At', 'no day']]);
  expect(normalizeFilter([at], { from: '2026-03-09', before: '2026-03-02' })).toEqual({
    from: '2026-03-01',
    before: '2026-03-10',
  });
});

test('changes nothing when normalizing twice', () => {
  fc.assert(
    fc.property(filter, (typed) => {
      const once = normalizeFilter(fields, typed);
      expect(normalizeFilter(fields, once)).toEqual(once);
    }),
  );
});
