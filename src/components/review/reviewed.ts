/**
 * Review state of content that a second operator has to approve before members see it: a hint, or a quiz with scores.
 */
export type Reviewed = {
  medicalReviewed: boolean;
  reviewedByName: string | null;
  reviewedAt: string | null;
  reviewNote: string | null;
  reviewRequestedAt: string | null;
  reviewRequestedByName: string | null;
  /** Null means anyone. */
  reviewRequestedOfName: string | null;
};
