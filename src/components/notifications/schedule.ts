export const POLL_MS = 30_000;
export const MAX_POLL_MS = 5 * 60_000;

type Situation = {
  /** Whether anybody can see the window. */
  isSeen: boolean;
  /** How many polls have failed one after the other until now. */
  failures: number;
  /** How long ago the last one was answered or failed, in ms; a clock that was put back says less than nothing. */
  age: number;
};

/**
 * How long to wait with the next poll, in ms: 30 s after the last, twice that after each that has failed, 5 min at most.
 *
 * @returns null for a window that nobody sees: not until it is seen
 */
export function nextPollIn({ isSeen, failures, age }: Situation): number | null {
  if (!isSeen) return null;
  const pause = Math.min(MAX_POLL_MS, POLL_MS * 2 ** failures);
  return Math.max(0, pause - Math.max(0, age));
}
