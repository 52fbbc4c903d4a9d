/** What a second operator has to pass before members see it: a hint, or a quiz with scores. */
export type Reviewed = {
  medicalReviewed: boolean;
  reviewedByName: string | null;
  reviewedAt: string | null;
  reviewNote: string | null;
  reviewRequestedAt: string | null;
  reviewRequestedByName: string | null;
  /** Null: anyone. */
  reviewRequestedOfName: string | null;
};
