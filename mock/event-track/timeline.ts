import type { z } from 'zod';
import type { EventSessions, eventTrackApi } from '../../src/contract/event-track';
import { track as limit } from '../../src/contract/limits/track';
import { refuse } from '../refuse';
import { state } from '../state';
import type { EventDay } from './day';
import { checkPeriod, createMatcher, findMemberPerson, iterateDays } from './filter';
import { eventTrackMessages } from './messages';
import { parseAnonymousId } from './people';
import { toEventRow } from './row';
import { createEventPresenter } from './table';

type Query = z.output<typeof eventTrackApi.sessions.query>;

/** Indexes of the events of one session. */
type Found = { day: EventDay; places: number[] };

/** A person's sessions of a day with events up to `now`, newest first. */
function findSessions(day: EventDay, person: number, now: number): Found[] {
  const own = new Map<number, number[]>();
  for (let place = day.sessions.count - 1; place >= 0; place -= 1) {
    if (day.sessions.person[place] === person) own.set(place, []);
  }
  if (own.size === 0) return [];
  const isKnown = createMatcher({}, day, now);
  for (let place = 0; place < day.events.count; place += 1) {
    const places = own.get(day.events.session[place] ?? 0);
    if (places && isKnown(place)) places.push(place);
  }
  return [...own.values()].filter(({ length }) => length > 0).map((places) => ({ day, places }));
}

/** @throws Fault 422 if not exactly one of member number and anonymous id is given, or for an invalid period */
export function getTimeline(query: Query, now: number): EventSessions {
  const { memberNo, anonymousId, current, pageSize } = query;
  refuse({
    memberNo: (memberNo === undefined) === (anonymousId === undefined) ? eventTrackMessages.oneOfBoth : undefined,
  });
  checkPeriod(query);
  const personIn = (day: EventDay) =>
    memberNo === undefined ? parseAnonymousId(anonymousId ?? '') : findMemberPerson(memberNo, day);
  const found = [...iterateDays(query, now)].flatMap((day) => findSessions(day, personIn(day), now));
  const present = createEventPresenter();
  const list = found.slice((current - 1) * pageSize, current * pageSize).map(({ day, places }) => {
    const events = places.slice(0, limit.maxSessionEvents).map((place) => present(toEventRow(day, place)));
    const [first] = events;
    const last = present(toEventRow(day, places.at(-1) ?? 0));
    if (!first) throw new Error('a session without events');
    return { ...first, startedAt: first.occurredAt, endedAt: last.occurredAt, eventCount: places.length, events };
  });
  return { list, total: found.length, oldestDay: state().world.analysis.firstDay };
}
