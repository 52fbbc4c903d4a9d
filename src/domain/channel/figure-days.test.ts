import { expect, test } from 'vitest';
import { type FigureDays, getTrackDays } from './figure-days';

test.each<[name: string, days: FigureDays, expected: ReturnType<typeof getTrackDays>]>([
  [
    'of the same days',
    { from: '2026-10-23', before: '2026-11-22' },
    { from: '2026-10-23', before: '2026-11-22', isPart: false },
  ],
  [
    'of 92 days, the maximum',
    { from: '2026-08-22', before: '2026-11-22' },
    { from: '2026-08-22', before: '2026-11-22', isPart: false },
  ],
  [
    'of the last days of a range of 93 days',
    { from: '2026-07-01', before: '2026-10-02' },
    { from: '2026-07-02', before: '2026-10-02', isPart: true },
  ],
  ['of the last days of all time', {}, { from: '2026-08-22', before: '2026-11-22', isPart: true }],
  ['up to today', { from: '2026-11-01' }, { from: '2026-11-01', before: '2026-11-22', isPart: false }],
  [
    'without future days',
    { from: '2026-11-01', before: '2026-12-01' },
    { from: '2026-11-01', before: '2026-11-22', isPart: false },
  ],
  ['from the beginning', { before: '2026-10-02' }, { from: '2026-07-02', before: '2026-10-02', isPart: true }],
])('finds the track days behind figures: %s', (_, days, expected) => {
  expect(getTrackDays(days, '2026-11-21')).toEqual(expected);
});
