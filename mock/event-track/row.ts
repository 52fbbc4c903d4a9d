import type { EventTrack } from '../../src/contract/event-track-list';
import { eventCodes } from '../../src/contract/limits/track';
import { type MiniPage, miniPages } from '../analysis/fixtures/page-list';
import { dayNumberStart } from '../clock';
import { getId } from '../track/times';
import type { EventDay } from './day';
import { NO_TIME } from './draft';
import { findId } from './ids';
import { unpackProperties } from './properties';
import { elements } from './session-events';
import { type Session, toSession } from './sessions';

type EventField =
  | 'id'
  | 'eventCode'
  | 'projectId'
  | 'recordId'
  | 'elementId'
  | 'elementText'
  | 'durationMs'
  | 'properties';

/** Event as a row. Names are resolved when it is presented. */
export type EventRow = Pick<EventTrack, EventField> & {
  /** In milliseconds. */
  at: number;
  /** Delay between the event and its receipt, in milliseconds. */
  delayMs: number;
  /** Detected error of the device clock, in milliseconds; 0 if none. */
  skewMs: number;
  page: MiniPage | null;
  referrer: MiniPage | null;
  /** Search term; never shown together with the person. */
  term: string | null;
  session: Session;
};

/** Creates the row of the event at `place`. */
export function toEventRow({ sources, number, sessions, events }: EventDay, place: number): EventRow {
  const session = events.session[place] ?? 0;
  const [elementId, elementText] = elements[events.element[place] ?? 0] ?? [null, null];
  const durationMs = events.durationMs[place] ?? NO_TIME;
  return {
    id: getId(number, place),
    eventCode: eventCodes[events.code[place] ?? 0] ?? 'error',
    at: dayNumberStart(number) + (events.at[place] ?? 0),
    delayMs: events.delayMs[place] ?? 0,
    skewMs: sessions.skewMs[session] ?? 0,
    session: toSession(sources, number, sessions, session),
    page: miniPages[events.page[place] ?? 0] ?? null,
    referrer: miniPages[events.referrer[place] ?? 0] ?? null,
    projectId: findId(events.project[place] ?? 0),
    recordId: findId(events.record[place] ?? 0),
    elementId,
    elementText,
    durationMs: durationMs === NO_TIME ? null : durationMs,
    term: sources.terms[events.term[place] ?? 0] ?? null,
    properties: unpackProperties(events.property[place] ?? 0),
  };
}
