import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Figures, getCardFigure, getTotal } from './aggregate';
import { compareFigures, getCommonFigures } from './comparable';
import { type MetricName, metrics } from './metrics';

const own: Figures[] = [{ visitPv: 100, visitUv: 40 }, {}, { visitPv: 300, visitUv: 60 }, { visitPv: 50, visitUv: 20 }];
const other: Figures[] = [
  { visitPv: 80, visitUv: 50 },
  { visitPv: 500, visitUv: 90 },
  { visitPv: 120, visitUv: 30 },
  {},
];

describe('a figure of two periods', () => {
  test('adds up over the days known in both: 100 and 300 against 80 and 120', () => {
    expect(compareFigures('visitPv', own, other)).toEqual({ value: 400, base: 200, units: 2, of: 4 });
  });

  test('has totals over the days that both have', () => {
    const common = getCommonFigures(own, other);
    expect(common.units).toBe(2);
    expect([common.own, common.other].map((rows) => getTotal('visitPv', rows).value)).toEqual([400, 200]);
  });

  test('averages people over these days: (40 + 60) / 2 against (50 + 30) / 2', () => {
    expect(compareFigures('visitUv', own, other)).toEqual({ value: 50, base: 40, units: 2, of: 4 });
  });

  test('is weighted over these days for a ratio, which needs its weight in both', () => {
    const stays = [
      { sessionCnt: 50, stayTimeSession: 20 },
      { sessionCnt: 150, stayTimeSession: 40 },
      { stayTimeSession: 99 },
    ];
    const before = [
      { sessionCnt: 10, stayTimeSession: 30 },
      { sessionCnt: 10, stayTimeSession: 20 },
      { sessionCnt: 10, stayTimeSession: 10 },
    ];
    // (50 × 20 + 150 × 40) / 200 against (10 × 30 + 10 × 20) / 20.
    expect(compareFigures('stayTimeSession', stays, before)).toEqual({ value: 35, base: 25, units: 2, of: 3 });
  });

  test('treats a ratio with a denominator of 0 as known', () => {
    const days = [
      { sessionCnt: 0, stayTimeSession: 0 },
      { sessionCnt: 1, stayTimeSession: 8 },
    ];
    const before = [
      { sessionCnt: 1, stayTimeSession: 6 },
      { sessionCnt: 3, stayTimeSession: 2 },
    ];
    expect(compareFigures('stayTimeSession', days, before)).toEqual({ value: 8, base: 3, units: 2, of: 2 });
  });

  test('compares a running total on the newest day known in both', () => {
    const totals = [{ visitTotal: 900 }, { visitTotal: 950 }, {}];
    const before = [{ visitTotal: 700 }, { visitTotal: 720 }, { visitTotal: 800 }];
    expect(compareFigures('visitTotal', totals, before)).toEqual({ value: 950, base: 720, units: 2, of: 3 });
  });

  test('is not compared when no day is known in both', () => {
    const nothing = { value: null, base: null, units: 0, of: 2 };
    expect(compareFigures('visitPv', [{ visitPv: 1 }, {}], [{}, { visitPv: 1 }])).toEqual(nothing);
    expect(compareFigures('visitTotal', [{ visitTotal: 1 }, {}], [{}, { visitTotal: 1 }])).toEqual(nothing);
  });
});

const names = ['visitPv', 'visitUv', 'stayTimeSession', 'visitTotal'] as const satisfies readonly MetricName[];
const figure = fc.option(fc.integer({ min: 0, max: 10_000 }), { nil: null });
const day = fc.record({
  visitPv: figure,
  visitUv: figure,
  stayTimeSession: figure,
  sessionCnt: figure,
  visitTotal: figure,
});
const whole = fc.record({
  visitPv: fc.nat(10_000),
  visitUv: fc.nat(10_000),
  stayTimeSession: fc.nat(600),
  sessionCnt: fc.nat(10_000),
  visitTotal: fc.nat(10_000),
});
const pairs = fc.array(fc.tuple(day, day), { maxLength: 30 });

describe.each(names)('%s', (name) => {
  const split = (list: readonly (readonly [Figures, Figures])[]) =>
    [list.map(([row]) => row), list.map(([, row]) => row)] as const;

  test('equals the cards of complete periods, over all days', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(whole, whole), { minLength: 1, maxLength: 30 }), (list) => {
        const [mine, theirs] = split(list);
        expect(compareFigures(name, mine, theirs)).toEqual({
          value: getCardFigure(name, mine).value,
          base: getCardFigure(name, theirs).value,
          units: list.length,
          of: list.length,
        });
      }),
    );
  });

  test('ignores a day that only one period knows', () => {
    fc.assert(
      fc.property(pairs, day, fc.nat(30), (list, extra, at) => {
        const [mine, theirs] = split(list);
        const place = Math.min(at, list.length);
        const withExtra = compareFigures(name, mine.toSpliced(place, 0, {}), theirs.toSpliced(place, 0, extra));
        const { value, base, units, of } = compareFigures(name, mine, theirs);
        const isLater = metrics[name].aggregate === 'last' && units > place;
        expect(withExtra).toEqual({ value, base, units: isLater ? units + 1 : units, of: of + 1 });
      }),
    );
  });

  test('is symmetric and never compares more units than there are', () => {
    fc.assert(
      fc.property(pairs, (list) => {
        const [mine, theirs] = split(list);
        const { value, base, units, of } = compareFigures(name, mine, theirs);
        expect(compareFigures(name, theirs, mine)).toEqual({ value: base, base: value, units, of });
        expect(units).toBeLessThanOrEqual(of);
        if (units === 0) expect([value, base]).toEqual([null, null]);
      }),
    );
  });
});
