import { adjusted, createFunnel } from '../../src/domain/channel/funnel';
import type { TrackRow } from './track-row';

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
 * Counts tracks by what they are of, adjustments applied.
 * @param days the tracks of each, oldest first; they need not be there all at once
 * @param keyOf null: of nothing that is counted
 */
export function tally(days: Iterable<readonly TrackRow[]>, keyOf: (row: TrackRow) => string | null) {
  const tallies = new Map<string, Tally>();
  for (const rows of days) {
    for (const row of adjusted(rows)) {
      const key = keyOf(row);
      if (key === null) continue;
      const counted = tallies.get(key) ?? create();
      tallies.set(key, counted);
      count(counted, row);
    }
  }
  return tallies;
}

function count(counted: Tally, { eventType, at, recordId, person }: TrackRow) {
  counted.funnel.add({ eventType, person });
  if (eventType === 'scan' || eventType === 'linkClick') {
    counted.entries += 1;
    counted.lastEntryAt = at;
  }
  if (eventType === 'quizSubmit' && recordId !== null) counted.submissions.push({ recordId, person });
}

/** What tracks are counted by. */
export const channelOf = ({ channelId }: TrackRow) => channelId;
export const linkOf = ({ linkId }: TrackRow) => linkId;
