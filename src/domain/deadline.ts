import { daysBetween, toBusinessDay } from './period/calendar';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * Time left until a deadline or overdue since, in whole units of at least 1; `today` and `tomorrow` for a whole-day
 * deadline, because a call agreed for tomorrow morning is less than a day away.
 */
type Deadline =
  | { state: 'left' | 'overdue'; value: number; unit: 'minute' | 'hour' | 'day' }
  | { state: 'today' | 'tomorrow' };

/** A duration in its largest whole unit; less than a minute counts as one. */
function toLargestUnit(span: number) {
  if (span >= DAY_MS) return { value: Math.floor(span / DAY_MS), unit: 'day' as const };
  if (span >= HOUR_MS) return { value: Math.floor(span / HOUR_MS), unit: 'hour' as const };
  return { value: Math.max(1, Math.floor(span / MINUTE_MS)), unit: 'minute' as const };
}

/**
 * Remaining or overdue time of a deadline, both timestamps in milliseconds (docs/domain.md 9). It is overdue from its
 * instant on.
 *
 * @param isWholeDay whether the deadline is the whole business day, as for follow-ups (docs/domain.md 6.10): overdue
 * once that day is over
 */
export function getDeadline(due: number, now: number, isWholeDay = false): Deadline {
  if (!isWholeDay)
    return now < due
      ? { state: 'left', ...toLargestUnit(due - now) }
      : { state: 'overdue', ...toLargestUnit(now - due) };
  const days = daysBetween(toBusinessDay(now), toBusinessDay(due));
  if (days === 0) return { state: 'today' };
  if (days === 1) return { state: 'tomorrow' };
  return { state: days > 0 ? 'left' : 'overdue', value: Math.abs(days), unit: 'day' };
}
