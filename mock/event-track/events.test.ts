import { beforeAll, describe, expect, test } from 'vitest';
import { EventTrack } from '../../src/contract/event-track-list';
import { eventCodes, track as limit } from '../../src/contract/limits/track';
import { addDays } from '../../src/domain/period/calendar';
import { isDeep } from '../../tests/deep';
import { checkSeeds, getWorld, NOW } from '../../tests/world';
import { getDayFigures } from '../analysis/fixtures/series';
import { requireDayNumber } from '../analysis/periods';
import { getTracks } from '../channel-track/tracks';
import { businessDay } from '../clock';
import { resetState } from '../state';
import type { World } from '../world';
import { getEventDay } from './day';
import { getEvents } from './events';
import { getEventsPage } from './page';
import type { EventRow } from './row';
import { createEventPresenter } from './table';

const TODAY = '2026-11-21';
const FIVE_MINUTES = 300_000;
const daysAgo = (days: number) => addDays(TODAY, -days);

const getFigures = ({ analysis: { seed, firstDay } }: World, day: string) =>
  getDayFigures({ seed, start: requireDayNumber(firstDay) }, requireDayNumber(day));
const ofCode = (rows: readonly EventRow[], code: EventRow['eventCode']) =>
  rows.filter(({ eventCode }) => eventCode === code);

/** Checks the rules of a day that is over. */
function expectConsistent(world: World, day: string, rows: readonly EventRow[]) {
  const terms = new Set(world.searchTerms.map(({ word }) => word));
  const wrong = rows.filter(({ at, delayMs, skewMs, eventCode, term, session: { memberId, anonymousId } }) => {
    const rules = [
      businessDay(at) === day,
      delayMs >= 0 && delayMs < FIVE_MINUTES,
      // A device clock that is off by more than five minutes is not trusted.
      skewMs === 0 || (Math.abs(skewMs) > FIVE_MINUTES && delayMs === 0),
      (memberId === null) !== (anonymousId === null),
      (eventCode === 'search') === (term !== null),
      // Only made-up terms, no names.
      term === null || terms.has(term),
    ];
    return !rules.every(Boolean);
  });
  expect(wrong).toEqual([]);
  const times = rows.map(({ at }) => at);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);

  // The opens and visitors of Visit Trend.
  const launches = ofCode(rows, 'launch');
  const { session, uv } = getFigures(world, day);
  expect(launches).toHaveLength(session);
  expect(new Set(launches.map((row) => row.session.memberId ?? row.session.anonymousId)).size).toBe(uv);
  const openedAt = new Map(launches.map((row) => [row.session.id, row.at]));
  expect(rows.filter((row) => row.at < (openedAt.get(row.session.id) ?? Number.POSITIVE_INFINITY))).toEqual([]);

  // An open through a channel is also a channel track.
  const tracked = getTracks({ world, day, now: NOW }).filter(({ eventType }) => eventType === 'launch');
  const byChannel = launches.filter((row) => row.session.channelId !== null);
  expect(byChannel.map(({ at, session: { channelId, memberId } }) => ({ at, channelId, memberId }))).toEqual(
    tracked.map(({ at, channelId, memberId }) => ({ at, channelId, memberId })),
  );
}

describe('events of the mini program', () => {
  const world = getWorld();
  const rowsOf = (day: string) => getEvents({ world, day, now: NOW });
  const lastDays = Array.from({ length: isDeep ? 7 : 3 }, (_, ago) => daysAgo(ago));
  beforeAll(() => resetState(world));

  test('have the opens of each day and are consistent for any seed', () => {
    expectConsistent(world, daysAgo(1), rowsOf(daysAgo(1)));
    checkSeeds(
      (small) => {
        for (const ago of isDeep ? [1, 200, 400] : [400])
          expectConsistent(small, daysAgo(ago), getEvents({ world: small, day: daysAgo(ago), now: NOW }));
      },
      { deepRuns: 2 },
    );
  });

  test('have unique ids over several days and are equal when built again from a copy of the world', () => {
    const days = Array.from({ length: isDeep ? 12 : 2 }, (_, ago) => daysAgo(ago));
    const ids = days.map((day) => rowsOf(day).map(({ id }) => id));
    expect(new Set(ids.flat()).size).toBe(ids.flat().length);
    const before = days.slice(0, 2).map((day) => JSON.stringify(rowsOf(day)));
    // This many other days push the first ones out of the cache.
    if (isDeep)
      for (let ago = 2; ago < 2 * limit.maxEventDays + 4; ago += 1) getEventDay({ world, day: daysAgo(ago), now: NOW });
    const copy = structuredClone(world);
    const after = days.slice(0, 2).map((day) => JSON.stringify(getEvents({ world: copy, day, now: NOW })));
    expect(after.map((rows, place) => rows === before[place])).toEqual([true, true]);
  });

  test('include every step of the members, with or without a channel', () => {
    const { records, agreements, reports } = world;
    const days = lastDays;
    const isOf = (time: string | null) => time !== null && days.includes(businessDay(Date.parse(time)));
    const told = (code: EventRow['eventCode']) => days.flatMap((day) => ofCode(rowsOf(day), code)).length;
    expect(eventCodes.filter((code) => told(code) === 0)).toEqual([]);
    expect(told('quizStart')).toBe(records.filter(({ startedAt }) => isOf(startedAt)).length);
    expect(told('quizSubmit')).toBe(records.filter(({ submittedAt }) => isOf(submittedAt)).length);
    expect(told('agreementSign')).toBe(agreements.filter(({ signedAt }) => isOf(signedAt)).length);
    const ofRecords = reports.filter(({ recordId, uploadedAt }) => recordId !== null && isOf(uploadedAt));
    expect(told('reportUpload')).toBe(ofRecords.length);
  });

  test('end now and start with the first day of the world', () => {
    const today = rowsOf(TODAY);
    expect(today.length).toBeGreaterThan(500);
    expect(today.filter(({ at, delayMs }) => at + delayMs > NOW)).toEqual([]);
    expect(ofCode(today, 'launch').length).toBeLessThan(getFigures(world, TODAY).session);
    expect(rowsOf(addDays(TODAY, 1))).toEqual([]);
    expect(rowsOf(daysAgo(401))).toEqual([]);
  });

  test('are presented as the contract defines them, without the search term', () => {
    const present = createEventPresenter();
    for (const row of rowsOf(daysAgo(1)).filter((_, place) => place % 40 === 0)) {
      const shown = EventTrack.strict().parse(present(row));
      if (row.term !== null) expect(JSON.stringify(shown)).not.toContain(row.term);
    }
    const period = { from: lastDays.at(-1) ?? '', before: addDays(TODAY, 1) };
    const page = getEventsPage({ ...period, eventCode: ['search'], current: 2, pageSize: 10 }, NOW);
    const searched = lastDays.flatMap((day) => ofCode(rowsOf(day), 'search').toReversed());
    expect([page.rows, page.total]).toEqual([searched.slice(10, 20), searched.length]);
  });
});
