import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countMostOnline, hasRoom } from './capacity';
import { getCarousel, type Slide } from './carousel';
import { bannerState, clickRate } from './state';
import { bannerTiming } from './timing';

const MIDNIGHT = Date.parse('2026-11-21T00:00:00+08:00');
const at = (time: number) => new Date(time).toISOString();
const instants = fc.integer({ min: MIDNIGHT - 1e9, max: MIDNIGHT + 1e9 });
const schedules = fc
  .tuple(fc.option(instants), fc.option(fc.integer({ min: 1, max: 1e9 })), instants)
  .map(([start, length, end]) => ({
    startAt: start === null ? null : at(start),
    endAt: length === null ? null : at((start ?? end) + length),
  }));

describe('the state of a banner', () => {
  test.each([
    ['just before its start', MIDNIGHT - 1, 'scheduled'],
    ['at its start, midnight in Shanghai', MIDNIGHT, 'online'],
    ['just before its end', MIDNIGHT + 86_400_000 - 1, 'online'],
    ['at its end, the next midnight', MIDNIGHT + 86_400_000, 'expired'],
  ])('%s', (_, now, state) => {
    const schedule = { startAt: '2026-11-21T00:00:00+08:00', endAt: '2026-11-22T00:00:00+08:00' };
    expect(bannerState({ ...schedule, status: 'enabled' }, now)).toBe(state);
    expect(bannerState({ ...schedule, status: 'disabled' }, now)).toBe('offline');
  });

  test('changes from scheduled to online to expired, never back', () => {
    const order = ['scheduled', 'online', 'expired'];
    fc.assert(
      fc.property(schedules, instants, instants, (schedule, a, b) => {
        const [first, later] = [Math.min(a, b), Math.max(a, b)].map((now) =>
          order.indexOf(bannerState({ ...schedule, status: 'enabled' }, now)),
        ) as [number, number];
        expect(first).toBeGreaterThanOrEqual(0);
        expect(first).toBeLessThanOrEqual(later);
      }),
    );
  });

  test('does not depend on the time zone of its timestamps', () => {
    const written = { startAt: '2026-11-20T16:00:00Z', endAt: '2026-11-21T11:00:00-05:00', status: 'enabled' as const };
    expect(bannerState(written, MIDNIGHT)).toBe('online');
    expect(bannerState(written, MIDNIGHT + 86_400_000)).toBe('expired');
  });
});

describe('room in a position', () => {
  const now = MIDNIGHT;

  test('is checked at the busiest instant, not over the whole schedule', () => {
    const day = (from: number, to: number) => ({ startAt: at(now + from), endAt: at(now + to) });
    const inTurn = Array.from({ length: 20 }, (_, index) => day(index * 10, index * 10 + 10));
    expect(countMostOnline(day(0, 200), inTurn, now)).toBe(1);
    expect(hasRoom(day(0, 200), inTurn, now)).toBe(true);
    const eight = Array.from({ length: 8 }, () => day(50, 60));
    expect(hasRoom(day(0, 51), eight, now)).toBe(false);
    expect(hasRoom(day(0, 50), eight, now)).toBe(true);
    expect(hasRoom(day(60, 70), eight, now)).toBe(true);
  });

  test('ignores expired banners', () => {
    const over = Array.from({ length: 30 }, () => ({ startAt: null, endAt: at(now) }));
    expect(countMostOnline({ startAt: null, endAt: null }, over, now)).toBe(0);
  });

  test('matches a check of all instants', () => {
    fc.assert(
      fc.property(schedules, fc.array(schedules, { maxLength: 12 }), (schedule, others) => {
        const isOnline = (one: (typeof others)[number], time: number) =>
          bannerState({ ...one, status: 'enabled' }, time) === 'online';
        const steps = Array.from({ length: 400 }, (_, index) => now + index * 5e6).filter((time) =>
          isOnline(schedule, time),
        );
        const seen = Math.max(0, ...steps.map((time) => others.filter((one) => isOnline(one, time)).length));
        expect(countMostOnline(schedule, others, now)).toBeGreaterThanOrEqual(seen);
        expect(countMostOnline(schedule, others, now)).toBeLessThanOrEqual(others.length);
      }),
    );
  });
});

test('the click rate is a percentage, null without exposures', () => {
  expect(clickRate({ exposureCount: 0, clickCount: 0 })).toBeNull();
  expect(clickRate({ exposureCount: 3, clickCount: 1 })).toBe(33.3);
});

describe('the timing of a banner', () => {
  const schedule = {
    startAt: '2026-11-24T00:00:00+08:00',
    endAt: '2026-11-26T00:00:00+08:00',
    status: 'enabled',
  } as const;

  test.each([
    ['2026-11-21T09:30:00+08:00', { kind: 'startsIn', value: 3, unit: 'day' }],
    ['2026-11-22T23:59:00+08:00', { kind: 'startsIn', value: 2, unit: 'day' }],
    ['2026-11-23T00:00:00.001+08:00', { kind: 'startsIn', value: 23, unit: 'hour' }],
    ['2026-11-23T23:59:59.999+08:00', { kind: 'startsIn', value: 1, unit: 'minute' }],
    ['2026-11-24T00:00:00+08:00', { kind: 'left', value: 2, unit: 'day' }],
    ['2026-11-24T00:00:01+08:00', { kind: 'left', value: 1, unit: 'day' }],
    ['2026-11-25T21:00:00+08:00', { kind: 'left', value: 3, unit: 'hour' }],
    ['2026-11-26T00:00:00+08:00', { kind: 'over', value: 1, unit: 'minute' }],
    ['2026-11-29T12:00:00+08:00', { kind: 'over', value: 3, unit: 'day' }],
  ])('at %s', (now, timing) => {
    expect(bannerTiming(schedule, Date.parse(now))).toEqual(timing);
  });

  test('is null when there is nothing to wait for', () => {
    expect(bannerTiming({ startAt: null, endAt: null, status: 'enabled' }, MIDNIGHT)).toBeNull();
    expect(bannerTiming({ ...schedule, status: 'disabled' }, MIDNIGHT)).toBeNull();
  });

  test('is over for an ended banner, disabled or not', () => {
    expect(bannerTiming({ ...schedule, status: 'disabled' }, Date.parse('2026-11-27T00:00:00+08:00'))).toEqual({
      kind: 'over',
      value: 1,
      unit: 'day',
    });
  });

  test('matches the state, in whole units of at least one', () => {
    const kinds = { scheduled: 'startsIn', online: 'left', expired: 'over' };
    fc.assert(
      fc.property(schedules, instants, (period, now) => {
        const banner = { ...period, status: 'enabled' as const };
        const timing = bannerTiming(banner, now);
        const state = bannerState(banner, now) as keyof typeof kinds;
        if (timing === null) {
          expect([state, period.endAt]).toEqual(['online', null]);
          return;
        }
        expect(timing.kind).toBe(kinds[state]);
        expect(Number.isInteger(timing.value) && timing.value >= 1).toBe(true);
      }),
    );
  });
});

describe('the carousel of a position', () => {
  const slide = (id: string, changes: Partial<Slide> = {}): Slide => ({
    id,
    title: id,
    imageUrl: '/a.png',
    position: 'home',
    audience: 'all',
    startAt: null,
    endAt: null,
    status: 'enabled',
    sort: 5,
    createdAt: '2026-01-01T00:00:00+08:00',
    ...changes,
  });
  const ids = (slides: readonly Slide[]) => slides.map(({ id }) => id);
  const banners = [
    slide('old'),
    slide('new', { createdAt: '2026-02-01T00:00:00+08:00' }),
    slide('first', { sort: 1 }),
    slide('off', { status: 'disabled', sort: 0 }),
    slide('later', { startAt: at(MIDNIGHT + 1), sort: 2 }),
  ];

  test('shows online banners by sort number, ties newest first', () => {
    expect(ids(getCarousel(banners, MIDNIGHT))).toEqual(['first', 'new', 'old']);
    expect(ids(getCarousel(banners, MIDNIGHT + 1))).toEqual(['first', 'later', 'new', 'old']);
  });

  test('shows the edited banner with its current values and position', () => {
    expect(ids(getCarousel(banners, MIDNIGHT, slide('old', { sort: 0 })))).toEqual(['old', 'first', 'new']);
    expect(ids(getCarousel(banners, MIDNIGHT, slide('off', { status: 'disabled', sort: 9 })))).toEqual([
      'first',
      'new',
      'old',
      'off',
    ]);
  });
});
