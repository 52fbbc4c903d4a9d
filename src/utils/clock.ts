/** A `Date` header has whole seconds, and the answer takes time: clocks this close count as equal. */
const TOLERANCE_MS = 3_000;

let offset = 0;
const listeners = new Set<() => void>();

/**
 * The present by the server's clock, in milliseconds. Everything that compares the present with times of the server (a
 * deadline, "3 hours ago", today) uses it: the clock of a computer may be wrong by days. For spans and timers of this
 * computer use `Date.now()`.
 */
export const serverNow = () => Date.now() + offset;

/** Offset of the server's clock to this computer's, in milliseconds; 0 if they agree. */
export const clockOffset = () => offset;

/** @returns stops listening to changes of the offset */
export function onClockOffset(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Sets the offset by an answer of the server.
 *
 * @param date its `Date` header, which stands for the second that it names
 * @param sentAt when the request was sent, by this computer's clock in milliseconds
 */
export function readServerTime(date: unknown, sentAt: number) {
  const server = typeof date === 'string' ? Date.parse(date) + 500 : Number.NaN;
  const receivedAt = Date.now();
  // Ignored if this computer's clock was set during the request.
  if (Number.isNaN(server) || receivedAt < sentAt) return;
  const found = server - (sentAt + receivedAt) / 2;
  const isEqual = Math.abs(found) <= TOLERANCE_MS + (receivedAt - sentAt) / 2;
  const next = isEqual ? 0 : Math.round(found);
  // The offset of one answer differs from that of the next by less than a second: no reason to render again.
  if (Math.abs(next - offset) < TOLERANCE_MS && (next === 0) === (offset === 0)) return;
  offset = next;
  for (const listener of listeners) listener();
}
