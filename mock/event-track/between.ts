import type { z } from 'zod';
import type { EventBetween, eventTrackApi } from '../../src/contract/event-track';
import { measureBetween } from '../../src/domain/event-track/between';
import { refuse } from '../refuse';
import { codeAt } from './draft';
import { checkPeriod, createMatcher, daysOf } from './filter';
import { eventTrackMessages } from './messages';

type Query = z.output<typeof eventTrackApi.between.query>;

/** More than there are sessions of a day. */
const MOST = 65_536;

/** How long it took from one event to another in the same session. @throws Fault 422 for the same event twice */
export function timeBetween({ first, next, ...filter }: Query, now: number): EventBetween {
  refuse({ next: first === next ? eventTrackMessages.sameEvent : undefined });
  checkPeriod(filter);
  const measured = measureBetween(codeAt[first], codeAt[next]);
  for (const day of daysOf(filter, now)) {
    const { at, code, session, count } = day.events;
    const matches = createMatcher({ ...filter, eventCode: [first, next] }, day, now);
    for (let place = 0; place < count; place += 1) {
      if (matches(place)) measured.see(day.number * MOST + (session[place] ?? 0), code[place] ?? 0, at[place] ?? 0);
    }
  }
  return measured.result();
}
