import type { EventTrack } from '../../src/contract/event-track';
import { eventCodes } from '../../src/contract/limits/track';
import { type MiniPage, miniPages } from '../analysis/fixtures/page-list';
import { dayNumberStart } from '../clock';
import { getId } from '../track/times';
import type { EventDay } from './day';
import { NO_TIME } from './draft';
import { idAt } from './ids';
import { getProperties } from './properties';
import { elements } from './script';
import { type Session, sessionAt } from './sessions';

type OfEvent =
  | 'id'
  | 'eventCode'
  | 'projectId'
  | 'recordId'
  | 'elementId'
  | 'elementText'
  | 'durationMs'
  | 'properties';

/** An event taken out of its columns: what is the same in all of a session stands once, names follow from the world. */
export type EventRow = Pick<EventTrack, OfEvent> & {
  /** In milliseconds. */
  at: number;
  /** How much later it was received, in milliseconds. */
  delayMs: number;
  /** By how much the clock of the device was off, where that was noticed, in milliseconds. */
  skewMs: number;
  page: MiniPage | null;
  referrer: MiniPage | null;
  /** What was searched for, which is never shown beside who did. */
  term: string | null;
  session: Session;
};

/** The event at a place of a day. */
export function rowAt({ sources, number, sessions, events }: EventDay, place: number): EventRow {
  const session = events.session[place] ?? 0;
  const [elementId, elementText] = elements[events.element[place] ?? 0] ?? [null, null];
  const durationMs = events.durationMs[place] ?? NO_TIME;
  return {
    id: getId(number, place),
    eventCode: eventCodes[events.code[place] ?? 0] ?? 'error',
    at: dayNumberStart(number) + (events.at[place] ?? 0),
    delayMs: events.delayMs[place] ?? 0,
    skewMs: sessions.skewMs[session] ?? 0,
    session: sessionAt(sources, number, sessions, session),
    page: miniPages[events.page[place] ?? 0] ?? null,
    referrer: miniPages[events.referrer[place] ?? 0] ?? null,
    projectId: idAt(events.project[place] ?? 0),
    recordId: idAt(events.record[place] ?? 0),
    elementId,
    elementText,
    durationMs: durationMs === NO_TIME ? null : durationMs,
    term: sources.terms[events.term[place] ?? 0] ?? null,
    properties: getProperties(events.property[place] ?? 0),
  };
}
