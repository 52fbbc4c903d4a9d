import { eventCodes } from '../../src/contract/limits/track';
import { correctTime } from '../../src/domain/event-track/clock';
import { DAY_MS } from '../clock';
import type { Random } from '../fixtures/random';

export type EventCode = (typeof eventCodes)[number];

/** The place of each code among all: what stands for it in a column. */
export const codeAt = Object.fromEntries(eventCodes.map((code, place) => [code, place])) as Record<EventCode, number>;

/** In a column: none of it. */
export const NO_BYTE = 0xff;
export const NO_WORD = 0xffff;
export const NO_TIME = 0xffffffff;

/** More than there are events of a day. */
const MOST = 131_072;

const columns = (size: number) => ({
  /** Milliseconds after the day began. */
  at: new Uint32Array(size),
  /** How much later it was received, in milliseconds. */
  delayMs: new Uint32Array(size),
  /** Its place among the sessions of the day. */
  session: new Uint16Array(size),
  code: new Uint8Array(size),
  /** Places among `miniPages`. */
  page: new Uint8Array(size),
  referrer: new Uint8Array(size),
  /** Its place in `elements`. */
  element: new Uint8Array(size),
  /** The number of its project's id (`idNumber`). */
  project: new Uint16Array(size),
  record: new Uint16Array(size),
  /** Its place among the terms that are searched for. */
  term: new Uint16Array(size),
  durationMs: new Uint32Array(size),
  /** What its properties are made from. */
  property: new Uint32Array(size),
});

type Column = Uint8Array | Uint16Array | Uint32Array;

/** The events of a day, a column for each of what they say. */
export type DayEvents = { count: number } & ReturnType<typeof columns>;

/** Where the events of a day are drawn, in any order; the next day is drawn over it. */
export const draft = columns(MOST);
let count = 0;

export const drawn = () => count;

export function beginDraft() {
  count = 0;
}

/** Adds an event about nothing. @returns its place in the columns, where what it is about is put down */
export function add(session: number, code: number, at: number, delayMs: number): number {
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

/** Puts the events since `from` where they count, of a device whose clock is off: when they were received. */
export function settle(from: number, skewMs: number, delayMs: number) {
  for (let place = from; place < count; place += 1) {
    const at = draft.at[place] ?? 0;
    const { occurredAt } = correctTime(at + skewMs, at + delayMs);
    draft.at[place] = Math.min(occurredAt, DAY_MS - 1);
    draft.delayMs[place] = 0;
  }
}

/** What was drawn, in order of time, each in a column of its own; without what lies after the end of the day. */
export function endDraft(): DayEvents {
  const keys = new Float64Array(count);
  let kept = 0;
  for (let place = 0; place < count; place += 1) {
    const at = draft.at[place] ?? 0;
    if (at < DAY_MS) keys[kept++] = at * MOST + place;
  }
  // What happens in one millisecond stays in the order in which it was drawn.
  const order = Uint32Array.from(keys.subarray(0, kept).sort(), (key) => key % MOST);
  const day: DayEvents = { count: kept, ...columns(kept) };
  for (const name of Object.keys(draft) as (keyof typeof draft)[]) arrange(draft[name], day[name], order);
  return day;
}

function arrange(from: Column, to: Column, order: Uint32Array) {
  for (let place = 0; place < order.length; place += 1) to[place] = from[order[place] ?? 0] ?? 0;
}
