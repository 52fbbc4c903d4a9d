import type { RecordListed } from '../../contract/record-list';
import { daysBetween, toBusinessDay } from '../period/calendar';

type Submitted = Pick<RecordListed, 'status' | 'submittedAt'>;

/** Statuses in which the patient waits for a first answer. */
const waiting: ReadonlySet<Submitted['status']> = new Set(['submitted', 'reviewing', 'approved']);

/**
 * Calendar days, in the business time zone, since the submission of a record whose patient has not been contacted yet; undefined for any other
 * record, and on the day of the submission.
 *
 * @param now in milliseconds
 */
export function getWaitingDays({ status, submittedAt }: Submitted, now: number) {
  if (submittedAt === null || !waiting.has(status)) return undefined;
  const days = daysBetween(toBusinessDay(Date.parse(submittedAt)), toBusinessDay(now));
  return days > 0 ? days : undefined;
}
