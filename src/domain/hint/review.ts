import type { ResultHint, ResultHintInput } from '../../contract/result-hint';

/**
 * Fields that a medical review covers: what a member reads, sees or calls, and for which result. An image may contain
 * text.
 */
const reviewed = [
  'title',
  'content',
  'suggestion',
  'disclaimer',
  'imageUrl',
  'projectId',
  'levelCode',
  'primaryAction',
  'primaryActionTarget',
  'secondaryAction',
  'secondaryActionTarget',
] as const satisfies readonly (keyof ResultHintInput)[];

type Reviewed = Pick<ResultHint, (typeof reviewed)[number]>;

/** Whether an edit changes a reviewed field; it then voids the review and disables the hint. */
export const changesReviewedFields = (before: Reviewed, after: Reviewed) =>
  reviewed.some((field) => before[field] !== after[field]);

/** Whether an operator may review a text: everyone except its last editor. */
export const canReview = (textEditedById: string, operatorId: string) => textEditedById !== operatorId;

/** Review state of a hint; refused differs from not reviewed yet. */
export function reviewState({ medicalReviewed, reviewedAt }: Pick<ResultHint, 'medicalReviewed' | 'reviewedAt'>) {
  if (medicalReviewed) return 'passed' as const;
  return reviewedAt === null ? ('open' as const) : ('refused' as const);
}
