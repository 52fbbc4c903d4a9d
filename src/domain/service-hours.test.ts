import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { groupWeekdays, isServiceTime, type ServiceHours, toBusinessTime } from './service-hours';

const office: ServiceHours = { workdays: [1, 2, 3, 4, 5], workStart: '09:00', workEnd: '18:00', allDay: false };
const at = (instant: string) => Date.parse(instant);

const instants = fc.integer({ min: at('1992-01-01T00:00:00Z'), max: at('2100-01-01T00:00:00Z') });
const time = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16));
const hours: fc.Arbitrary<ServiceHours> = fc.record({
  workdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  workStart: time,
  workEnd: time,
  allDay: fc.boolean(),
});

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Shanghai',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
/** Reference value from the time zone database. */
function onTheWall(instant: number) {
  const parts = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
  return { weekday: weekdays.indexOf(parts.weekday ?? '') + 1, time: `${parts.hour}:${parts.minute}` };
}

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe('the hours', () => {
  test.each([
    ['just before they start', '2026-11-20T08:59:59.999+08:00', false],
    ['when they start', '2026-11-20T09:00:00+08:00', true],
    ['just before they end', '2026-11-20T17:59:59.999+08:00', true],
    ['when they end', '2026-11-20T18:00:00+08:00', false],
    ['on a Saturday', '2026-11-21T09:30:00+08:00', false],
    ['on Monday in Shanghai, while it is Sunday in New York', '2026-11-22T20:30:00-05:00', true],
    ['on Saturday in Shanghai, while it is Friday in New York', '2026-11-20T20:30:00-05:00', false],
  ])('%s', (_, instant, isOpen) => {
    expect(isServiceTime(office, at(instant))).toBe(isOpen);
  });

  test('cover the whole day with allDay, and no other day', () => {
    const allDay = { ...office, workStart: null, workEnd: null, allDay: true };
    expect(isServiceTime(allDay, at('2026-11-20T00:00:00+08:00'))).toBe(true);
    expect(isServiceTime(allDay, at('2026-11-20T23:59:59+08:00'))).toBe(true);
    expect(isServiceTime(allDay, at('2026-11-21T00:00:00+08:00'))).toBe(false);
  });

  test('are never open while unknown', () => {
    fc.assert(
      fc.property(hours, instants, (some, instant) => {
        const unknown = { ...some, allDay: false };
        expect(isServiceTime({ ...unknown, workStart: null }, instant)).toBe(false);
        expect(isServiceTime({ ...unknown, workEnd: null }, instant)).toBe(false);
      }),
    );
  });

  test('are the same every week', () => {
    const WEEK_MS = 7 * 86_400_000;
    fc.assert(
      fc.property(hours, instants, fc.integer({ min: -50, max: 50 }), (some, instant, weeks) => {
        expect(isServiceTime(some, instant + weeks * WEEK_MS)).toBe(isServiceTime(some, instant));
      }),
    );
  });

  test('only grow with more days and minutes', () => {
    fc.assert(
      fc.property(hours, instants, (some, instant) => {
        if (!isServiceTime(some, instant)) return;
        expect(isServiceTime({ ...some, workdays: [1, 2, 3, 4, 5, 6, 7] }, instant)).toBe(true);
        expect(isServiceTime({ ...some, workStart: '00:00' }, instant)).toBe(true);
        expect(isServiceTime({ ...some, allDay: true }, instant)).toBe(true);
      }),
    );
  });
});

describe.each(['Asia/Shanghai', 'America/New_York', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Apia', 'UTC'])(
  'a browser in %s',
  (name) => {
    test('uses the time of Shanghai', () => {
      process.env.TZ = name;
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(name);
      fc.assert(
        fc.property(instants, (instant) => {
          expect(toBusinessTime(instant)).toEqual(onTheWall(instant));
        }),
      );
    });
  },
);

describe('days of the week', () => {
  test.each([
    [[1, 2, 3, 4, 5], [[1, 5]]],
    [
      [7, 1, 2, 4],
      [
        [1, 2],
        [4, 4],
        [7, 7],
      ],
    ],
    [[3], [[3, 3]]],
    [[], []],
  ])('%j run as %j', (days, runs) => {
    expect(groupWeekdays(days)).toEqual(runs);
  });

  test('are all in the runs, which are not adjacent', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 7 })), (days) => {
        const runs = groupWeekdays(days);
        const all = runs.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i));
        expect(all).toEqual(days.toSorted((a, b) => a - b));
        for (const [index, [first]] of runs.entries()) {
          if (index > 0) expect(first).toBeGreaterThan((runs[index - 1]?.[1] ?? 0) + 1);
        }
      }),
    );
  });
});
