import type { arrivals, closeReasons, reachedStages } from '../../src/contract/limits/record';
import type { RecordStatus } from '../../src/domain/record-status';
import { DAY_MS, iso } from '../clock';
import type { Random } from '../fixtures/random';

type Arrival = (typeof arrivals)[number];
/** Appointment and arrival at the hospital; null before the referral. */
export type Appointment = {
  appointmentAt: string | null;
  arrival: Arrival | null;
  /** Last stage that the record has reached, regardless of later changes. */
  reachedStage: (typeof reachedStages)[number] | null;
};

const arrivalsWhenOver: readonly Arrival[] = ['arrived', 'arrived', 'arrived', 'arrived', 'pending', 'noShow'];
const MAX_DAYS_AHEAD = 14;

type Situation = {
  status: RecordStatus;
  closeReason: (typeof closeReasons)[number] | null;
  submittedAt: string | null;
  hospitalId: string | null;
};

/** Whether a record was referred before it was closed or voided, according to its other fields. */
const wasReferred = ({ status, closeReason, hospitalId }: Situation) =>
  hospitalId !== null && (closeReason === 'completed' || status === 'voided');

/**
 * Returns a function that generates the appointments of referred patients, at least a day after the submission. Call it
 * for each record in order.
 */
export function createAppointmentGenerator(
  { int, pick }: Random,
  now: number,
  isRecruit: (projectId: string) => boolean,
) {
  let overCount = 0;
  return (record: Situation & { projectId: string }): Appointment => {
    const { status, submittedAt, projectId } = record;
    if (wasReferred(record)) {
      // Every other one was enrolled; not random, so that a small world has one too.
      if (isRecruit(projectId)) overCount += 1;
      const reachedStage = isRecruit(projectId) && overCount % 2 === 1 ? 'enrolled' : 'referred';
      return { appointmentAt: null, arrival: 'arrived', reachedStage };
    }
    if (submittedAt === null || (status !== 'referred' && status !== 'enrolled'))
      return { appointmentAt: null, arrival: null, reachedStage: null };
    const from = Date.parse(submittedAt) + DAY_MS;
    const isEnrolled = status === 'enrolled';
    const at = int(from, isEnrolled ? Math.max(from, now) : Math.max(from, now + MAX_DAYS_AHEAD * DAY_MS));
    const arrival = pick(arrivalsWhenOver);
    return {
      appointmentAt: iso(at),
      arrival: isEnrolled ? 'arrived' : at < now - DAY_MS ? arrival : 'pending',
      reachedStage: status,
    };
  };
}
