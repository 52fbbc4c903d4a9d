import { lease } from '../../src/contract/limits/lease';
import type { ReportStatus } from '../../src/domain/report/report-status';
import { DAY_MS } from '../clock';
import type { Random } from '../fixtures/random';

/** Status of a report, and when it started, in milliseconds. */
export type Step = { status: ReportStatus; at: number };

const MAX_DAYS = 3;
const MINUTE_MS = 60_000;

/** Possible paths to a status; common ones come first or several times. */
const paths: Record<ReportStatus, readonly (readonly ReportStatus[])[]> = {
  pending: [
    ['pending'],
    ['pending'],
    ['pending'],
    ['pending', 'reviewing', 'pending'],
    ['pending', 'reviewing', 'needMore', 'pending'],
  ],
  reviewing: [
    ['pending', 'reviewing'],
    ['pending', 'reviewing'],
    ['pending', 'reviewing', 'approved', 'reviewing'],
  ],
  approved: [
    ['pending', 'reviewing', 'approved'],
    ['pending', 'reviewing', 'approved'],
    ['pending', 'reviewing', 'approved'],
    ['pending', 'reviewing', 'needMore', 'pending', 'reviewing', 'approved'],
  ],
  rejected: [
    ['pending', 'reviewing', 'rejected'],
    ['pending', 'reviewing', 'rejected'],
    ['pending', 'reviewing', 'approved', 'reviewing', 'rejected'],
  ],
  needMore: [['pending', 'reviewing', 'needMore']],
  voided: [
    ['pending', 'voided'],
    ['pending', 'reviewing', 'rejected', 'voided'],
    ['pending', 'reviewing', 'needMore', 'voided'],
  ],
};

/** Picks the status of a generated report: the older it is, the further it has progressed. */
export function pickStatus({ pick }: Random, days: number): ReportStatus {
  if (days < 2) return pick(['pending', 'pending', 'reviewing']);
  if (days < 7) return pick(['pending', 'pending', 'reviewing', 'needMore', 'approved', 'approved', 'rejected']);
  const usual = [...Array<'approved'>(8).fill('approved'), 'rejected', 'rejected', 'voided'] as const;
  // Older reports do not wait for the member: after thirty days without a response a report is voided.
  return pick(days < 28 ? [...usual, 'needMore', 'needMore'] : usual);
}

/** Generates the path to a status from the upload; an ongoing review started within the duration of a lease. */
export function buildReview({ int, pick }: Random, status: ReportStatus, uploaded: number, now: number): Step[] {
  const [first, ...later] = pick(paths[status]);
  if (!first) throw new Error(`no way leads to ${status}`);
  const isGoingOn = status === 'reviewing';
  const last = isGoingOn
    ? int(Math.max(uploaded, now - lease.reportSeconds * 1000 + MINUTE_MS), now)
    : int(uploaded, Math.min(now, uploaded + MAX_DAYS * DAY_MS));
  const times = later.map((_, index) => (index === later.length - 1 ? last : int(uploaded, last)));
  times.sort((a, b) => a - b);
  return [{ status: first, at: uploaded }, ...later.map((to, index) => ({ status: to, at: times[index] ?? last }))];
}
