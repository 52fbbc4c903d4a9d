import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromDayNumber } from './day';
import { parseDay, parseMinute, parseMonth, parseTime } from './parse-date';

test.each([
  '2026-03-01',
  '2026-3-1',
  '2026/3/1',
  '2026/03/01',
  '2026.3.1',
  '20260301',
  '2026年3月1日',
  '2026年03月01',
  ' 2026－3－1 ',
  '２０２６／３／１',
  '2026。3。1',
])('“%s” is 1 March 2026', (text) => expect(parseDay(text)).toBe('2026-03-01'));

test.each([
  '',
  '明天',
  '2026-3',
  '3-1',
  '26-3-1',
  '2026-2-30',
  '20260230',
  '2026-3-1 9:00',
  '2026-3/1',
  '2026年3-1',
  '202603011',
])('“%s” is not a day', (text) => expect(parseDay(text)).toBeUndefined());

test.each([
  ['2027-03-28 02:30', '2027-03-28 02:30'],
  ['2027/3/28 2:30', '2027-03-28 02:30'],
  ['2027-03-28T02:30:00', '2027-03-28 02:30'],
  ['20270328 2：30', '2027-03-28 02:30'],
  ['2027年3月28日2点30分', '2027-03-28 02:30'],
  ['2027-03-28', undefined],
  ['2027-03-28 24:00', undefined],
  ['2027-03-282:30', undefined],
])('“%s” is the minute %s', (text, minute) => expect(parseMinute(text)).toBe(minute));

test.each([
  ['9:05', '09:05'],
  ['09：05', '09:05'],
  ['23:60', undefined],
  ['9:5', undefined],
])('“%s” is the time %s', (text, time) => expect(parseTime(text)).toBe(time));

test.each([
  ['2026-3', '2026-03'],
  ['2026年3月', '2026-03'],
  ['202603', '2026-03'],
  ['2026-13', undefined],
])('“%s” is the month %s', (text, month) => expect(parseMonth(text)).toBe(month));

describe('every day', () => {
  const days = fc.integer({ min: -20_000, max: 60_000 }).map(fromDayNumber);
  test('is read in each spelling', () => {
    fc.assert(
      fc.property(days, (day) => {
        const [year, month, date] = day.split('-').map(Number);
        for (const text of [day, `${year}/${month}/${date}`, `${year}年${month}月${date}日`, day.replaceAll('-', '')])
          expect(parseDay(text)).toBe(day);
        expect(parseMinute(`${day} 02:30`)).toBe(`${day} 02:30`);
      }),
    );
  });
});
