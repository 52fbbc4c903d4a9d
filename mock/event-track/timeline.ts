import type { z } from 'zod';
import type { EventSessions, eventTrackApi } from '../../src/contract/event-track';
import { track as limit } from '../../src/contract/limits/track';
import { refuse } from '../refuse';
import { state } from '../state';
import type { EventDay } from './day';
import { checkPeriod, createMatcher, daysOf, memberOfNo } from './filter';
import { eventTrackMessages } from './messages';
import { getPerson } from './people';
import { rowAt } from './row';
import { eventPresenter } from './table';

type Query = z.output<typeof eventTrackApi.sessions.query>;

/** What somebody did in one session, by the places of its events among those of its day. */
type Found = { day: EventDay; places: number[] };

/** The sessions of somebody on a day of which something is known, newest first. */
function sessionsOfDay(day: EventDay, person: number, now: number): Found[] {
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

/** @throws Fault 422 for nobody, for two, and for a period that cannot be */
export function getTimeline(query: Query, now: number): EventSessions {
  const { memberNo, anonymousId, current, pageSize } = query;
  refuse({
    memberNo: (memberNo === undefined) === (anonymousId === undefined) ? eventTrackMessages.oneOfBoth : undefined,
  });
  checkPeriod(query);
  const personIn = (day: EventDay) =>
    memberNo === undefined ? getPerson(anonymousId ?? '') : memberOfNo(memberNo, day);
  const found = [...daysOf(query, now)].flatMap((day) => sessionsOfDay(day, personIn(day), now));
  const present = eventPresenter();
  const list = found.slice((current - 1) * pageSize, current * pageSize).map(({ day, places }) => {
    const events = places.slice(0, limit.maxSessionEvents).map((place) => present(rowAt(day, place)));
    const [first] = events;
    const last = present(rowAt(day, places.at(-1) ?? 0));
    if (!first) throw new Error('a session without events');
    return { ...first, startedAt: first.occurredAt, endedAt: last.occurredAt, eventCount: places.length, events };
  });
  return { list, total: found.length, oldestDay: state().world.analysis.firstDay };
}
