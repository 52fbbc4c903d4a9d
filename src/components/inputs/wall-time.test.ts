import dayjs from 'dayjs';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { fromWallTime, toTimeOfDay, toWallTime, wallTimeAt } from './wall-time';

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

const instants = fc
  .integer({ min: Date.parse('1992-01-01'), max: Date.parse('2099-12-31') })
  .map((time) => time - (time % 1000));

describe.each(['Asia/Shanghai', 'America/New_York', 'Europe/London', 'Pacific/Kiritimati', 'Australia/Lord_Howe'])(
  'in a browser of %s',
  (browserZone) => {
    test('converts an instant to a picker date and back', () => {
      process.env.TZ = browserZone;
      fc.assert(
        fc.property(instants, (time) => {
          const wall = toWallTime(new Date(time).toISOString());
          expect(wall && Date.parse(fromWallTime(wall))).toBe(time);
        }),
      );
    });

    test('shows Shanghai time, also in an hour that the browser’s time zone skips', () => {
      process.env.TZ = browserZone;
      // 02:30 on the nights that clocks go forward in New York and London.
      for (const wall of ['2027-03-14 02:30:00', '2027-03-28 01:30:00'])
        expect(toWallTime(`${wall.replace(' ', 'T')}+08:00`)?.format('YYYY-MM-DD HH:mm:ss')).toBe(wall);
    });
  },
);

test('takes a date in the browser’s time zone as Shanghai time', () => {
  expect(fromWallTime(dayjs('2026-11-21 09:30:00'))).toBe('2026-11-21T09:30:00+08:00');
});

test('returns Shanghai time for now', () => {
  expect(wallTimeAt(Date.parse('2026-11-20T23:59:59Z')).format('YYYY-MM-DD HH:mm:ss')).toBe('2026-11-21 07:59:00');
});

test.each([null, undefined, '', 'soon'])('returns undefined for %j', (value) => {
  expect(toWallTime(value)).toBeUndefined();
});

test.each([
  ['08:30', '08:30'],
  ['00:00', '00:00'],
  ['24:00', undefined],
  ['8:30', undefined],
  [null, undefined],
])('shows the time of day %j as %j', (value, shown) => {
  expect(toTimeOfDay(value)?.format('HH:mm')).toBe(shown);
});
