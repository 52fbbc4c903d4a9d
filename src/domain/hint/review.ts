import type { ResultHint, ResultHintInput } from '../../contract/result-hint';

/** What a member reads, sees or calls, and for which result: what a medical review is about. A picture may hold text. */
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

/** Whether an edit changes what was, or is to be, reviewed: it voids the review and disables the hint. */
export const changesReviewed = (before: Reviewed, after: Reviewed) =>
  reviewed.some((field) => before[field] !== after[field]);

/** Whether an operator may review a text: everybody but who wrote it last. */
export const mayReview = (textEditedById: string, operatorId: string) => textEditedById !== operatorId;

/** Where a hint stands with its medical review; refused and not looked at yet are two things. */
export function reviewState({ medicalReviewed, reviewedAt }: Pick<ResultHint, 'medicalReviewed' | 'reviewedAt'>) {
  if (medicalReviewed) return 'passed' as const;
  return reviewedAt === null ? ('open' as const) : ('refused' as const);
}
