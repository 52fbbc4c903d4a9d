import type { EventFigures, EventTrackSummary } from '../../src/contract/event-track';
import { eventCodes } from '../../src/contract/limits/track';
import { addDays } from '../../src/domain/period/calendar';
import { dayNumberStart, iso } from '../clock';
import { state } from '../state';
import { codeIndex } from './draft';
import { checkPeriod, createMatcher, type Filter, iterateDays } from './filter';
import { isMember } from './people';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Figures of a period as known at `now`; each person and each session is counted once. */
function getFigures(filter: Filter, now: number) {
  const people = new Set<number>();
  const codes = new Uint32Array(eventCodes.length);
  const hours: EventTrackSummary['hours'] = [];
  let sessions = 0;
  for (const day of iterateDays(filter, now)) {
    const { at, code, session, count } = day.events;
    const matches = createMatcher(filter, day, now);
    const seen = new Uint8Array(day.sessions.count);
    const ofHours = new Uint32Array(24);
    for (let place = 0; place < count; place += 1) {
      if (!matches(place)) continue;
      codes[code[place] ?? 0] = (codes[code[place] ?? 0] ?? 0) + 1;
      const hour = Math.floor((at[place] ?? 0) / HOUR_MS);
      ofHours[hour] = (ofHours[hour] ?? 0) + 1;
      seen[session[place] ?? 0] = 1;
    }
    seen.forEach((isSeen, place) => {
      if (isSeen === 0) return;
      sessions += 1;
      people.add(day.sessions.person[place] ?? 0);
    });
    const start = dayNumberStart(day.number);
    // Days come newest first, so their hours do too.
    for (let hour = 23; hour >= 0; hour -= 1) {
      const begin = start + hour * HOUR_MS;
      if (begin <= now) hours.push({ hour: iso(begin), count: ofHours[hour] ?? 0 });
    }
  }
  const members = [...people].filter(isMember).length;
  const events = codes.reduce((sum, one) => sum + one, 0);
  const total: EventFigures = {
    events,
    sessions,
    members,
    devices: people.size - members,
    errors: codes[codeIndex.error] ?? 0,
  };
  const top = eventCodes.map((eventCode) => ({ eventCode, count: codes[codeIndex[eventCode]] ?? 0 }));
  return {
    total,
    hours: hours.reverse(),
    top: top.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count),
  };
}

/** Figures of the equally long period before, up to the same time of day; null if they are not available. */
function getEarlierFigures(filter: Filter, days: number, now: number) {
  const from = addDays(filter.from, -days);
  return from < state().world.analysis.firstDay
    ? null
    : getFigures({ ...filter, from, before: filter.from }, now - days * DAY_MS).total;
}

/** Totals, hourly counts and most frequent events of a filter. @throws Fault 422 for an invalid period */
export function getEventSummary(filter: Filter, now: number): EventTrackSummary {
  const days = checkPeriod(filter);
  const { memberNo } = filter;
  return {
    ...getFigures(filter, now),
    earlier: getEarlierFigures(filter, days, now),
    isMemberKnown: memberNo === undefined || state().world.members.some((member) => member.memberNo === memberNo),
  };
}
