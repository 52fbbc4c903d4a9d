import { fromDayNumber } from '../../src/domain/day';
import { Fault } from '../fault';
import { messages } from '../messages';
import { state } from '../state';
import { getId, placeOfId } from '../track/times';
import { type EventDay, eventDay } from './day';
import { checkPeriod, createMatcher, daysOf, type Filter } from './filter';
import { type EventRow, rowAt } from './row';

type Query = Filter & { current: number; pageSize: number; sort?: string };

/** The places of a day's events that match, newest first unless told otherwise. */
function* placesOf(filter: Filter, day: EventDay, now: number, isOldestFirst: boolean): Generator<number> {
  const matches = createMatcher(filter, day, now);
  const { count } = day.events;
  for (let step = 0; step < count; step += 1) {
    const place = isOldestFirst ? step : count - 1 - step;
    if (matches(place)) yield place;
  }
}

function countIn(filter: Filter, day: EventDay, now: number) {
  const matches = createMatcher(filter, day, now);
  let count = 0;
  for (let place = 0; place < day.events.count; place += 1) if (matches(place)) count += 1;
  return count;
}

/** A page of events; only its own rows are taken out of their columns. @throws Fault 422 for a period that cannot be */
export function eventsPage({ current, pageSize, sort, ...filter }: Query, now: number) {
  checkPeriod(filter);
  const isOldestFirst = sort === 'occurredAt';
  const days = [...daysOf(filter, now)];
  if (isOldestFirst) days.reverse();
  const first = (current - 1) * pageSize;
  const rows: EventRow[] = [];
  let total = 0;
  for (const day of days) {
    const count = countIn(filter, day, now);
    if (total + count > first && rows.length < pageSize) {
      let skipped = total;
      for (const place of placesOf(filter, day, now, isOldestFirst)) {
        if (skipped++ < first) continue;
        rows.push(rowAt(day, place));
        if (rows.length === pageSize) break;
      }
    }
    total += count;
  }
  return { rows, total };
}

/** The ids of all that match, in the order of the list, each made when it is asked for. */
export function* matchingIds({ sort, ...filter }: Filter & { sort?: string }, now: number): Generator<string> {
  const isOldestFirst = sort === 'occurredAt';
  const days = [...daysOf(filter, now)];
  if (isOldestFirst) days.reverse();
  for (const day of days) {
    for (const place of placesOf(filter, day, now, isOldestFirst)) yield getId(day.number, place);
  }
}

/** @throws Fault 404 for an id of nothing that is known by `now` */
export function getEvent(id: string, now: number): EventRow {
  const found = placeOfId(id);
  const day = found && eventDay({ world: state().world, day: fromDayNumber(found.day), now });
  if (!found || !day || found.place >= day.events.count || !createMatcher({}, day, now)(found.place)) {
    throw new Fault(messages.notFound);
  }
  return rowAt(day, found.place);
}
