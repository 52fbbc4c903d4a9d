import { z } from 'zod';
import { id, instant } from './common';
import { reviewRequests } from './limits/review';

/**
 * Pending request for the medical review of a hint or a scored quiz. It stays until the review is given, even if the
 * content changes.
 */
export const reviewRequestFields = {
  /** When the review was requested; null without a request. */
  reviewRequestedAt: instant.nullable(),
  /** Who requested it; null without a request. */
  reviewRequestedByName: z.string().nullable(),
  /** From whom it was requested; null: from anyone but the author, or without a request. */
  reviewRequestedOfName: z.string().nullable(),
};

/** Body of a review request. */
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
