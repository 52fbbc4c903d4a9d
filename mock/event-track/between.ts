import type { z } from 'zod';
import type { EventBetween, eventTrackApi } from '../../src/contract/event-track';
import { measureBetween } from '../../src/domain/event-track/between';
import { refuse } from '../refuse';
import { codeIndex } from './draft';
import { checkPeriod, createMatcher, iterateDays } from './filter';
import { eventTrackMessages } from './messages';

type Query = z.output<typeof eventTrackApi.between.query>;

/** Exceeds the number of sessions in a day. */
const MAX_SESSIONS = 65_536;

/** Measures the time between two events of the same session. @throws Fault 422 if both events are the same */
export function getTimeBetween({ first, next, ...filter }: Query, now: number): EventBetween {
  refuse({ next: first === next ? eventTrackMessages.sameEvent : undefined });
  checkPeriod(filter);
  const measured = measureBetween(codeIndex[first], codeIndex[next]);
  for (const day of iterateDays(filter, now)) {
    const { at, code, session, count } = day.events;
    const matches = createMatcher({ ...filter, eventCode: [first, next] }, day, now);
    for (let place = 0; place < count; place += 1) {
      if (matches(place))
        measured.see(day.number * MAX_SESSIONS + (session[place] ?? 0), code[place] ?? 0, at[place] ?? 0);
    }
  }
  return measured.result();
}
