import { createFunnel } from '../../src/domain/channel/funnel';
import type { CountedTrack } from './current-tracks';

/** Counts of a channel or link. */
export type Tally = {
  funnel: ReturnType<typeof createFunnel>;
  /** Number of scans and clicks. */
  entries: number;
  /** In milliseconds. */
  lastEntryAt: number | null;
  /** Submitted records and their members. */
  submissions: { recordId: string; person: string }[];
};

const createTally = (): Tally => ({ funnel: createFunnel(), entries: 0, lastEntryAt: null, submissions: [] });

/**
 * Counts tracks by key.
 * @param rows in their current channels, in order of time; may be lazy
 * @param getKeys keys under which a row counts; possibly none or several
 */
export function countByKey(rows: Iterable<CountedTrack>, getKeys: (row: CountedTrack) => readonly string[]) {
  const tallies = new Map<string, Tally>();
  for (const row of rows) {
    for (const key of getKeys(row)) {
      const counted = tallies.get(key) ?? createTally();
      tallies.set(key, counted);
      addToTally(counted, row);
    }
  }
  return tallies;
}

function addToTally(counted: Tally, { eventType, at, recordId, person }: CountedTrack) {
  counted.funnel.add({ eventType, person });
  if (eventType === 'scan' || eventType === 'linkClick') {
    counted.entries += 1;
    counted.lastEntryAt = at;
  }
  if (eventType === 'quizSubmit' && recordId !== null) counted.submissions.push({ recordId, person });
}

export const byChannel = ({ channelId }: CountedTrack) => [channelId];
export const byLink = ({ linkId }: CountedTrack) => (linkId === null ? [] : [linkId]);
