import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './calendar';
import { createDataCheck, type DaysWithData, findAdjacentDaysWithData, findNewestDayWithData } from './days-with-data';

const OLDEST = '2026-10-31';
const dayAt = (index: number) => addDays(OLDEST, index);
const missing = (...days: string[]) => days.map((refDate) => ({ refDate }));

describe('days with figures', () => {
  const days = { oldest: OLDEST, newest: '2026-11-20', missing: missing('2026-11-19', '2026-11-20', '2026-11-10') };

  test('the newest day is the newest one that is not missing', () => {
    expect(findNewestDayWithData(days)).toBe('2026-11-18');
    expect(findNewestDayWithData({ ...days, missing: [] })).toBe('2026-11-20');
    expect(findNewestDayWithData({ oldest: null, newest: null, missing: [] })).toBeUndefined();
  });

  test('finds the adjacent days with figures', () => {
    expect(findAdjacentDaysWithData(days, '2026-11-10')).toEqual(['2026-11-09', '2026-11-11']);
    expect(findAdjacentDaysWithData(days, '2026-11-20')).toEqual(['2026-11-18']);
    expect(findAdjacentDaysWithData(days, '2026-12-31')).toEqual(['2026-11-18']);
    expect(findAdjacentDaysWithData(days, '2020-01-01')).toEqual([OLDEST]);
    expect(findAdjacentDaysWithData({ oldest: null, newest: null, missing: [] }, '2026-11-10')).toEqual([]);
  });

  test('the adjacent days are the nearest ones with figures, whatever is missing', () => {
    const index = fc.integer({ min: 0, max: 30 });
    fc.assert(
      fc.property(fc.array(index), index, fc.integer({ min: -40, max: 40 }), (gaps, last, at) => {
        const given: DaysWithData = { oldest: OLDEST, newest: dayAt(last), missing: missing(...gaps.map(dayAt)) };
        const has = createDataCheck(given);
        const having = Array.from({ length: 31 }, (_, one) => dayAt(one)).filter(has);
        const day = dayAt(at);
        const [before, after] = [having.findLast((one) => one < day), having.find((one) => one > day)];
        expect(findAdjacentDaysWithData(given, day)).toEqual([before, after].filter((one) => one !== undefined));
        expect(findNewestDayWithData(given)).toBe(having.at(-1));
      }),
    );
  });
});
