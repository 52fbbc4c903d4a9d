import type { arrivals } from '../../src/contract/limits/record';
import type { RecordStatus } from '../../src/domain/record-status';
import { DAY_MS, iso } from '../clock';
import type { Random } from '../fixtures/random';

type Arrival = (typeof arrivals)[number];
/** When a patient is to come to the hospital, and whether they came; null before the referral. */
export type Appointment = { appointmentAt: string | null; arrival: Arrival | null };

const over: readonly Arrival[] = ['arrived', 'arrived', 'arrived', 'arrived', 'pending', 'noShow'];
const MOST_DAYS_AHEAD = 14;

/** The appointments of referred patients, from a day after the submission on; to be asked of each record in turn. */
export const appointing =
  ({ int, pick }: Random, now: number) =>
  ({ status, submittedAt }: { status: RecordStatus; submittedAt: string | null }): Appointment => {
    if (submittedAt === null || (status !== 'referred' && status !== 'enrolled'))
      return { appointmentAt: null, arrival: null };
    const from = Date.parse(submittedAt) + DAY_MS;
    const isEnrolled = status === 'enrolled';
    const at = int(from, isEnrolled ? Math.max(from, now) : Math.max(from, now + MOST_DAYS_AHEAD * DAY_MS));
    const arrival = pick(over);
    return { appointmentAt: iso(at), arrival: isEnrolled ? 'arrived' : at < now - DAY_MS ? arrival : 'pending' };
  };
