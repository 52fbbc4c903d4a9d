import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withParams } from '@/utils/query';
import {
  dayParam,
  flagParam,
  formatListState,
  intParam,
  type ListState,
  oneOfParam,
  parseListState,
  textParam,
} from './codec';

const searchOf = (state: ListState) => `${withParams('', formatListState(state, rules))}`;

const rules = {
  params: {
    memberNo: textParam(12, /^M\d*$/),
    tag: textParam(12),
    status: oneOfParam(['active', 'disabled']),
    ageMin: intParam(0, 120),
    ageMax: intParam(0, 120),
    hasRecord: flagParam,
    registeredFrom: dayParam,
    shownFrom: dayParam,
    shownBefore: dayParam,
  },
  ranges: [
    { names: ['shownFrom', 'shownBefore'], includesEnd: false },
    { names: ['ageMin', 'ageMax'], includesEnd: true },
  ] as const,
  sorts: ['registeredAt', '-registeredAt', 'recordCount', '-recordCount'],
  defaultSort: '-registeredAt',
};
const defaults = { current: 1, pageSize: 10, sort: '-registeredAt', filter: {} };

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const state = fc.record({
  current: fc.integer({ min: 1, max: 1_000_000 }),
  pageSize: fc.constantFrom(10, 20, 50, 100),
  sort: fc.constantFrom(...rules.sorts),
  filter: fc.record(
    {
      memberNo: fc.stringMatching(/^M\d{0,11}$/),
      tag: fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }).filter((tag) => textParam(12)(tag) === tag),
      status: fc.constantFrom('active', 'disabled'),
      ageMin: fc.integer({ min: 0, max: 120 }),
      hasRecord: fc.boolean(),
      registeredFrom: day,
    },
    { requiredKeys: [] },
  ),
});

describe('the address of a list', () => {
  test('leads back to the same list', () => {
    fc.assert(
      fc.property(state, (given) => {
        expect(parseListState(searchOf(given), rules)).toEqual(given);
      }),
    );
  });

  test('is empty for what is shown before anybody changes it', () => {
    expect(searchOf(defaults)).toBe('');
  });

  test('with garbage in it shows a list all the same, and that list has a clean address', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(...Object.keys(rules.params), 'current', 'pageSize', 'sort', '__proto__'),
          fc.string(),
        ),
        (garbage) => {
          const parsed = parseListState(new URLSearchParams(garbage).toString(), rules);
          expect(parsed.current).toBeGreaterThan(0);
          expect([10, 20, 50, 100]).toContain(parsed.pageSize);
          expect(rules.sorts).toContain(parsed.sort);
          expect(parseListState(searchOf(parsed), rules)).toEqual(parsed);
        },
      ),
    );
    expect(Object.prototype).not.toHaveProperty('current');
  });

  test.each([
    'current=0',
    'current=-1',
    'current=1.5',
    'current=NaN',
    'current=1e9',
    'pageSize=11',
    'pageSize=100000',
    'sort=realName',
    'sort=__proto__',
    'status=',
    'status=gone',
    'ageMin=-1',
    'ageMin=121',
    'hasRecord=yes',
    'registeredFrom=2026-02-30',
    'registeredFrom=yesterday',
    'shownFrom=2026-11-22&shownBefore=2026-11-21',
    'shownFrom=2026-11-21&shownBefore=2026-11-21',
    'ageMin=50&ageMax=20',
    'memberNo=%3Cscript%3E',
    'unknown=1',
  ])('%s falls to the default', (search) => expect(parseListState(search, rules)).toEqual(defaults));
});
