import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './calendar';
import { getComparedPeriod, getComparisonOptions, isAligned } from './comparison';
import { countUnits } from './period';

const lastDays = (count: number) => ({ from: addDays('2026-11-21', -count), before: '2026-11-21' });

test('compares a day with the day before or the same weekday of last week, and 30 days with an aligned period', () => {
  expect(getComparedPeriod('day', lastDays(1), 'previous')).toEqual({ from: '2026-11-19', before: '2026-11-20' });
  expect(getComparedPeriod('day', lastDays(1), 'weekday')).toEqual({ from: '2026-11-13', before: '2026-11-14' });
  expect(getComparedPeriod('day', lastDays(30), 'weekday')).toEqual({ from: '2026-09-17', before: '2026-10-17' });
  expect(getComparisonOptions('day', lastDays(30))).toEqual(['none', 'previous', 'weekday', 'year']);
  expect(getComparisonOptions('day', lastDays(28))).toEqual(['none', 'previous', 'year']);
  expect(getComparisonOptions('month', { from: '2026-10-01', before: '2026-11-01' })).not.toContain('weekday');
});

test('an aligned period has the same length and weekdays, and ends at most a week before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 90 }), (count) => {
      const period = lastDays(count);
      const compared = getComparedPeriod('day', period, 'weekday') ?? period;
      expect(countUnits('day', compared)).toBe(count);
      expect(isAligned('day', period, compared)).toBe(true);
      expect(compared.before <= period.from && compared.before > addDays(period.from, -7)).toBe(true);
      const previous = getComparedPeriod('day', period, 'previous') ?? period;
      expect(isAligned('day', period, previous)).toBe(!getComparisonOptions('day', period).includes('weekday'));
    }),
  );
});
