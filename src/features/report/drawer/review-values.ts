import type { reportRejectReasons } from '@/contract/limits/report';
import type { ReportDetail, ReportReading } from '@/contract/report';

/** Checks before a report is accepted, in the order of the screen. */
export const reviewChecks = ['person', 'type', 'date', 'legible'] as const;
type Check = (typeof reviewChecks)[number];

type Item = ReportReading['abnormalItems'][number];

/** The form of a review: plain JSON, nothing is null. */
export type ReviewValues = {
  checks: Check[];
  conclusion: string | null;
  abnormalItems: { [Name in keyof Item]: Item[Name] | null }[];
  comment: string | null;
};

export const toReviewValues = ({ conclusion, abnormalItems }: ReportDetail): ReviewValues => ({
  checks: [],
  conclusion,
  abnormalItems,
  comment: null,
});

/** Body of the request for a valid form. */
export const toReading = ({ conclusion, abnormalItems, comment }: ReviewValues): ReportReading => ({
  conclusion: conclusion || null,
  abnormalItems: abnormalItems.map((item) => ({ ...item, unit: item.unit ?? '', range: item.range ?? '' })) as Item[],
  comment: comment && comment.trim().length > 1 ? comment : null,
});

const reasons = {
  person: 'wrongPerson',
  type: 'wrongType',
  date: 'expired',
  legible: 'blur',
} as const satisfies Record<Check, (typeof reportRejectReasons)[number]>;

/** Reason of a rejection, if exactly one check failed. */
export function getReason(checks: readonly Check[]) {
  const failed = reviewChecks.filter((check) => !checks.includes(check));
  const [only] = failed;
  return failed.length === 1 && only ? reasons[only] : undefined;
}
