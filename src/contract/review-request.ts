import { z } from 'zod';
import { id, instant } from './common';
import { reviewRequests } from './limits/review';

/** Who waits for a medical review of a hint or a scored quiz, until it is given; changes of the content do not end that. */
export const reviewRequestFields = {
  /** When a review was requested; null: nobody waits for one. */
  reviewRequestedAt: instant.nullable(),
  /** Who requested it; null where nobody did. */
  reviewRequestedByName: z.string().nullable(),
  /** Who is to review; null: anyone but who wrote it, or nobody is asked. */
  reviewRequestedOfName: z.string().nullable(),
};

/** Whom to ask for a review. */
export const reviewRequestBody = {
  operatorId: id
    .nullable()
    .describe('An active operator other than the current one and who wrote it; null: any of them'),
};

export const reviewRequestFilter = z
  .enum(reviewRequests)
  .describe(
    'Reviews that were requested and not given yet. mine: those that the signed-in operator may give; any: all',
  );

export const requestReviewSummary = (what: string) =>
  `Request the medical review of ${what}, which the colleagues asked are notified of; another request replaces it. 422 on operatorId for who cannot review it, 403 REVIEW_PASSED where it is passed`;
