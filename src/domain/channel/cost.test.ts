import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../period/calendar';
import { getCost } from './cost';

const FIRST = '2026-01-01';
const cost = fc
  .record({ start: fc.nat(300), days: fc.integer({ min: 1, max: 90 }), cents: fc.nat(999_999_999) })
  .map(({ start, days, cents }) => ({
    from: addDays(FIRST, start),
    to: addDays(FIRST, start + days - 1),
    yuan: cents / 100,
  }));
const costs = fc.array(cost, { maxLength: 24 });
const whole = { from: FIRST, before: addDays(FIRST, 400) };
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

test('a window around all costs includes all of them, a window outside none', () => {
  fc.assert(
    fc.property(costs, (list) => {
      expect(getCost(list, whole)).toBeCloseTo(sum(list.map(({ yuan }) => yuan)), 1);
      expect(getCost(list, { from: whole.before, before: addDays(whole.before, 30) })).toBe(0);
    }),
  );
});

test('the parts of a split window add up to it, except for a cent of rounding', () => {
  fc.assert(
    fc.property(costs, fc.nat(400), (list, days) => {
      const cut = addDays(FIRST, days);
      const parts = getCost(list, { ...whole, before: cut }) + getCost(list, { ...whole, from: cut });
      expect(Math.abs(parts - getCost(list, whole))).toBeLessThan(0.03);
    }),
  );
});

test('half the days of a period cost half of it', () => {
  const november = [{ from: '2026-11-01', to: '2026-11-30', yuan: 3000 }];
  expect(getCost(november, { from: '2026-11-16', before: '2026-12-01' })).toBe(1500);
  expect(getCost(november, { from: '2026-11-30', before: '2026-12-30' })).toBe(100);
});
