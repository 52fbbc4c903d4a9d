import { fromDayNumber } from '../../src/domain/day';
import { Fault } from '../fault';
import { messages } from '../messages';
import { state } from '../state';
import { getId, parseId } from '../track/times';
import { type EventDay, getEventDay } from './day';
import { checkPeriod, createMatcher, type Filter, iterateDays } from './filter';
import { type EventRow, toEventRow } from './row';

type Query = Filter & { current: number; pageSize: number; sort?: string };

/** Indexes of a day's matching events, newest first by default. */
function* iteratePlaces(filter: Filter, day: EventDay, now: number, isOldestFirst: boolean): Generator<number> {
  const matches = createMatcher(filter, day, now);
  const { count } = day.events;
  for (let step = 0; step < count; step += 1) {
    const place = isOldestFirst ? step : count - 1 - step;
    if (matches(place)) yield place;
  }
}

function countMatches(filter: Filter, day: EventDay, now: number) {
  const matches = createMatcher(filter, day, now);
  let count = 0;
  for (let place = 0; place < day.events.count; place += 1) if (matches(place)) count += 1;
  return count;
}

/** Page of events; only the rows of that page are created. @throws Fault 422 for an invalid period */
export function getEventsPage({ current, pageSize, sort, ...filter }: Query, now: number) {
  checkPeriod(filter);
  const isOldestFirst = sort === 'occurredAt';
  const days = [...iterateDays(filter, now)];
  if (isOldestFirst) days.reverse();
  const first = (current - 1) * pageSize;
  const rows: EventRow[] = [];
  let total = 0;
  for (const day of days) {
    const count = countMatches(filter, day, now);
    if (total + count > first && rows.length < pageSize) {
      let skipped = total;
      for (const place of iteratePlaces(filter, day, now, isOldestFirst)) {
        if (skipped++ < first) continue;
        rows.push(toEventRow(day, place));
        if (rows.length === pageSize) break;
      }
    }
    total += count;
  }
  return { rows, total };
}

/** Lazily yields the ids of all matching events, in list order. */
export function* iterateMatchingIds({ sort, ...filter }: Filter & { sort?: string }, now: number): Generator<string> {
  const isOldestFirst = sort === 'occurredAt';
  const days = [...iterateDays(filter, now)];
  if (isOldestFirst) days.reverse();
  for (const day of days) {
    for (const place of iteratePlaces(filter, day, now, isOldestFirst)) yield getId(day.number, place);
  }
}

/** @throws Fault 404 for an id without an event received by `now` */
export function getEvent(id: string, now: number): EventRow {
  const found = parseId(id);
  const day = found && getEventDay({ world: state().world, day: fromDayNumber(found.day), now });
  if (!found || !day || found.place >= day.events.count || !createMatcher({}, day, now)(found.place)) {
    throw new Fault(messages.notFound);
  }
  return toEventRow(day, found.place);
}
