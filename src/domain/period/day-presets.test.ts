import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromDayNumber } from '../day';
import { getDayPresets } from './day-presets';

const day = fc.integer({ min: 18_000, max: 40_000 }).map(fromDayNumber);

test('lists the days, weeks and months of a Wednesday', () => {
  expect(getDayPresets('2026-01-07')).toEqual([
    { name: 'today', from: '2026-01-07', before: '2026-01-08' },
    { name: 'yesterday', from: '2026-01-06', before: '2026-01-07' },
    { name: 'thisWeek', from: '2026-01-05', before: '2026-01-12' },
    { name: 'lastWeek', from: '2025-12-29', before: '2026-01-05' },
    { name: 'thisMonth', from: '2026-01-01', before: '2026-02-01' },
    { name: 'lastMonth', from: '2025-12-01', before: '2026-01-01' },
  ]);
});

test('the current unit contains today, and the last one ends where it starts', () => {
  fc.assert(
    fc.property(day, (today) => {
      const [now, yesterday, week, lastWeek, month, lastMonth] = getDayPresets(today);
      for (const unit of [now, week, month]) {
        expect((unit?.from ?? '') <= today && today < (unit?.before ?? '')).toBe(true);
      }
      expect([yesterday?.before, lastWeek?.before, lastMonth?.before]).toEqual([now?.from, week?.from, month?.from]);
    }),
  );
});
