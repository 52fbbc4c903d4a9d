import { eventCodes } from '../../src/contract/limits/track';
import { correctTime } from '../../src/domain/event-track/clock';
import { DAY_MS } from '../clock';
import type { Random } from '../fixtures/random';

export type EventCode = (typeof eventCodes)[number];

/** Index of each code in `eventCodes`, which the `code` column contains. */
export const codeIndex = Object.fromEntries(eventCodes.map((code, place) => [code, place])) as Record<
  EventCode,
  number
>;

/** Column values for "none". */
export const NO_BYTE = 0xff;
export const NO_WORD = 0xffff;
export const NO_TIME = 0xffffffff;

/** Exceeds the number of events in a day. */
const MAX_EVENTS = 131_072;

const columns = (size: number) => ({
  /** Milliseconds since the start of the day. */
  at: new Uint32Array(size),
  /** Delay between the event and its receipt, in milliseconds. */
  delayMs: new Uint32Array(size),
  /** Index in the sessions of the day. */
  session: new Uint16Array(size),
  code: new Uint8Array(size),
  /** Indexes in `miniPages`. */
  page: new Uint8Array(size),
  referrer: new Uint8Array(size),
  /** Index in `elements`. */
  element: new Uint8Array(size),
  /** Numbers of the project and record ids (`getIdNumber`). */
  project: new Uint16Array(size),
  record: new Uint16Array(size),
  /** Index in the search terms. */
  term: new Uint16Array(size),
  durationMs: new Uint32Array(size),
  /** Packed properties (`packProperties`). */
  property: new Uint32Array(size),
});

type Column = Uint8Array | Uint16Array | Uint32Array;

/** Events of a day in columnar form, one typed array per field. */
export type DayEvents = { count: number } & ReturnType<typeof columns>;

/** Buffer for the events of the day that is being generated, in any order; the next day reuses it. */
export const draft = columns(MAX_EVENTS);
let count = 0;

export const getDraftCount = () => count;

export function beginDraft() {
  count = 0;
}

/** Adds an event without details. @returns its index, for the caller to fill in details */
export function addEvent(session: number, code: number, at: number, delayMs: number): number {
  const place = count;
  count += 1;
  draft.at[place] = at;
  draft.delayMs[place] = delayMs;
  draft.session[place] = session;
  draft.code[place] = code;
  draft.page[place] = NO_BYTE;
  draft.referrer[place] = NO_BYTE;
  draft.element[place] = NO_BYTE;
  draft.project[place] = NO_WORD;
  draft.record[place] = NO_WORD;
  draft.term[place] = NO_WORD;
  draft.durationMs[place] = NO_TIME;
  draft.property[place] = 0;
  return place;
}

/** Most events arrive at once, some a few minutes later. */
export function getDelay({ int, chance }: Random) {
  return chance(0.02) ? int(5_000, 240_000) : int(40, 2_500);
}

/**
 * Moves the events since `from` of a device with a wrong clock to their corrected time, which is when they were
 * received.
 */
export function correctTimes(from: number, skewMs: number, delayMs: number) {
  for (let place = from; place < count; place += 1) {
    const at = draft.at[place] ?? 0;
    const { occurredAt } = correctTime(at + skewMs, at + delayMs);
    draft.at[place] = Math.min(occurredAt, DAY_MS - 1);
    draft.delayMs[place] = 0;
  }
}

/** Copies the generated events in order of time, without those after the end of the day. */
export function endDraft(): DayEvents {
  const keys = new Float64Array(count);
  let kept = 0;
  for (let place = 0; place < count; place += 1) {
    const at = draft.at[place] ?? 0;
    if (at < DAY_MS) keys[kept++] = at * MAX_EVENTS + place;
  }
  // Events of the same millisecond keep their order.
  const order = Uint32Array.from(keys.subarray(0, kept).sort(), (key) => key % MAX_EVENTS);
  const day: DayEvents = { count: kept, ...columns(kept) };
  for (const name of Object.keys(draft) as (keyof typeof draft)[]) copyInOrder(draft[name], day[name], order);
  return day;
}

function copyInOrder(from: Column, to: Column, order: Uint32Array) {
  for (let place = 0; place < order.length; place += 1) to[place] = from[order[place] ?? 0] ?? 0;
}
