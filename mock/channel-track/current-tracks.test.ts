import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addDays } from '../../src/domain/period/calendar';
import { copyWorld } from '../../tests/copy-world';
import { worldRuns } from '../../tests/properties';
import { getWorld, NOW } from '../../tests/world';
import { resetState, state } from '../state';
import { adjust } from './adjust';
import { getDays, getListedTracks, getLoggedTracks, iterateCountedTracks } from './current-tracks';
import { createAdjustmentFinder } from './find-adjustment';
import { byChannel, countByKey } from './tally';

const TODAY = '2026-11-21';
const world = getWorld(35);
const days = Array.from({ length: 20 }, (_, ago) => addDays(TODAY, -ago)).toReversed();
const at = () => ({ world: state().world, now: NOW });
const operators = [{ name: '林晓' }, { name: '周宁' }];

/** Moves of events between channels, as indexes. */
const moves = fc.array(
  fc.record({ day: fc.nat(days.length - 1), event: fc.nat(500), channel: fc.nat(79), who: fc.nat(1) }),
  { minLength: 1, maxLength: 15 },
);
type Move = { day: number; event: number; channel: number; who: number };

/** Moves events as operators do, each from the channel where it counts at that time. */
function makeMoves(made: readonly Move[]) {
  const { channels } = state().world;
  const places = new Map<string, string>();
  for (const { day, event, channel, who } of made) {
    const events = getLoggedTracks(days[day] ?? TODAY, at()).filter(({ eventType }) => eventType !== 'adjust');
    const moved = events[event % events.length];
    const to = channels[channel];
    if (!moved || !to) continue;
    const from = createAdjustmentFinder()(moved)?.channelId ?? moved.channelId;
    if (from === to.id) continue;
    adjust(moved.id, { channelId: to.id, fromChannelId: from, reason: '海报贴错展台' }, operators[who] ?? { name: '' });
    places.set(moved.id, to.id);
  }
  return places;
}

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterAll(() => void vi.useRealTimers());

describe('moved events', () => {
  test('count in the channel of their last move, and the log keeps all rows', () => {
    fc.assert(
      fc.property(moves, (made) => {
        resetState(copyWorld(world));
        const before = new Map([...iterateCountedTracks(days, at())].map((row) => [row.id, row.channelId]));
        const logged = days.flatMap((day) =>
          getLoggedTracks(day, at()).map(({ id, channelId }) => [id, channelId] as const),
        );
        const places = makeMoves(made);
        const after = new Map([...iterateCountedTracks(days, at())].map((row) => [row.id, row.channelId]));
        expect(after).toEqual(new Map([...before].map(([id, channel]) => [id, places.get(id) ?? channel])));

        const adjustments = state().world.trackAdjustments;
        const now = days.flatMap((day) => getLoggedTracks(day, at()));
        const own = new Set(adjustments.map(({ id }) => id));
        expect(now.flatMap(({ id, channelId }) => (own.has(id) ? [] : [[id, channelId]]))).toEqual(logged);
        expect(own.size).toBe(adjustments.length);
        expect(now.filter(({ id }) => own.has(id))).toHaveLength(adjustments.length);
        // The list of a day contains its counted events and all of its adjustments.
        const found = days.flatMap((day) => getListedTracks(day, at()));
        expect(found.map(({ id }) => id).sort()).toEqual(now.map(({ id }) => id).sort());
        expect(found.filter(({ id, channelId }) => (after.get(id) ?? channelId) !== channelId)).toEqual([]);
      }),
      { numRuns: worldRuns(20, 2) },
    );
  });

  test('keep funnel steps from growing, and every event counts once', () => {
    fc.assert(
      fc.property(moves, (made) => {
        resetState(copyWorld(world));
        const count = [...iterateCountedTracks(days, at())].length;
        makeMoves(made);
        const rows = [...iterateCountedTracks(days, at())];
        expect(rows).toHaveLength(count);
        const tallies = countByKey(rows, byChannel);
        for (const { funnel } of tallies.values()) {
          const { scanUv, register, start, submit, signed } = funnel.count();
          const steps = [scanUv, register, start, submit, signed];
          expect(steps).toEqual([...steps].sort((a, b) => b - a));
        }
        const entries = rows.filter(({ eventType }) => eventType === 'scan' || eventType === 'linkClick');
        expect([...tallies.values()].reduce((sum, one) => sum + one.entries, 0)).toBe(entries.length);
      }),
      { numRuns: worldRuns(20, 2) },
    );
  });
});

test('days are those of a window that have begun, from the first of the world on', () => {
  const { firstDay } = world.analysis;
  const read = (window?: { from: string; before: string }) => getDays(window, { world, now: NOW });
  expect(read({ from: '2026-11-20', before: '2026-12-31' })).toEqual(['2026-11-20', TODAY]);
  expect(read({ from: '2020-01-01', before: addDays(firstDay, 2) })).toEqual([firstDay, addDays(firstDay, 1)]);
  expect(read({ from: '2026-11-22', before: '2026-11-23' })).toEqual([]);
  expect(read({ from: '2026-11-20', before: '2026-11-19' })).toEqual([]);
  const all = read();
  expect([all[0], all.at(-1)]).toEqual([firstDay, TODAY]);
});
