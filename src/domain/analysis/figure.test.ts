import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divideFigures, getExitRate, getRelativeChange, roundFigure, toPercent, toRoundedPercent } from './figure';

const figure = fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 1_000_000 }));

test('calculates rates and changes', () => {
  expect(getRelativeChange(120, 80)).toBe(50);
  expect(getRelativeChange(60, 80)).toBe(-25);
  expect(getRelativeChange(-5, -10)).toBe(50);
  expect(toPercent(39, 156)).toBe(25);
  expect(getExitRate(30, 120)).toBe(25);
  expect(divideFigures(9, 6)).toBe(1.5);
});

test.each([
  [0.05, 1, 0.1],
  [1.005, 2, 1.01],
  [2.5, 0, 3],
  [-2.5, 0, -3],
  [-0.04, 1, 0],
  [33.333_333, 1, 33.3],
  [1e-9, 1, 0],
  [1e21, 2, 1e21],
])('%d to %d places is %d', (value, places, expected) => {
  expect(roundFigure(value, places)).toBe(expected);
});

test.each([
  [0, 0, null],
  [5, 0, null],
  [0, 5, 0],
  [1, 3, 33.3],
  [2, 3, 66.7],
  [1, 2000, 0.1],
  [1, 2001, 0],
  [9994, 10_000, 99.9],
  [9996, 10_000, 100],
  [3, 2, 150],
  [-1, 3, -33.3],
  [23, 80, 28.8],
])('%d of %d are %d percent, rounded as displayed', (part, whole, percent) => {
  expect(toRoundedPercent(part, whole)).toBe(percent);
});

test('unknown figures and a divisor of 0 give null', () => {
  fc.assert(
    fc.property(figure, figure, (a, b) => {
      const isKnown = a !== null && b !== null && b !== 0;
      for (const made of [toPercent, getRelativeChange, divideFigures]) expect(made(a, b) !== null).toBe(isKnown);
    }),
  );
});

test('applying a change to its base gives the figure', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 0, max: 1_000_000 }), (base, current) => {
      expect(base * (1 + (getRelativeChange(current, base) ?? 0) / 100)).toBeCloseTo(current, 4);
    }),
  );
});
