import { createFunnel } from '../../src/domain/channel/funnel';
import type { CountedTrack } from './counted';

/** What is counted of the tracks of a channel or link. */
export type Tally = {
  funnel: ReturnType<typeof createFunnel>;
  /** Times that it was scanned or clicked. */
  entries: number;
  /** In milliseconds. */
  lastEntryAt: number | null;
  /** Records that were handed in, with who did. */
  submissions: { recordId: string; person: string }[];
};

const create = (): Tally => ({ funnel: createFunnel(), entries: 0, lastEntryAt: null, submissions: [] });

/**
 * Counts tracks by what they are of.
 * @param rows where they belong by now, in order of time; they need not be there all at once
 * @param keysOf none: of nothing that is counted; several: counted with each
 */
export function tally(rows: Iterable<CountedTrack>, keysOf: (row: CountedTrack) => readonly string[]) {
  const tallies = new Map<string, Tally>();
  for (const row of rows) {
    for (const key of keysOf(row)) {
      const counted = tallies.get(key) ?? create();
      tallies.set(key, counted);
      count(counted, row);
    }
  }
  return tallies;
}

function count(counted: Tally, { eventType, at, recordId, person }: CountedTrack) {
  counted.funnel.add({ eventType, person });
  if (eventType === 'scan' || eventType === 'linkClick') {
    counted.entries += 1;
    counted.lastEntryAt = at;
  }
  if (eventType === 'quizSubmit' && recordId !== null) counted.submissions.push({ recordId, person });
}

/** What tracks are counted by. */
export const byChannel = ({ channelId }: CountedTrack) => [channelId];
export const byLink = ({ linkId }: CountedTrack) => (linkId === null ? [] : [linkId]);
