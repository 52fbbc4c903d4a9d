import { canReview } from '../../src/domain/hint/review';
import { iso } from '../clock';
import { Fault } from '../fault';
import type { Who } from '../fixtures/operators';
import { notify } from '../notification/notify';
import { refuse } from '../refuse';
import { state } from '../state';
import { reviewMessages } from './messages';

/** Requested review, with operator ids. */
export type ReviewRequest = {
  reviewRequestedAt: string | null;
  reviewRequestedById: string | null;
  /** null if anyone can review, or if no review is requested. */
  reviewRequestedOfId: string | null;
};

export const noRequest: ReviewRequest = {
  reviewRequestedAt: null,
  reviewRequestedById: null,
  reviewRequestedOfId: null,
};

const getName = (id: string | null) => state().world.operators.find((operator) => operator.id === id)?.name ?? null;

/** Review request with names instead of ids. */
export const toRequest = ({ reviewRequestedAt, reviewRequestedById, reviewRequestedOfId }: ReviewRequest) => ({
  reviewRequestedAt,
  reviewRequestedByName: getName(reviewRequestedById),
  reviewRequestedOfName: getName(reviewRequestedOfId),
});

type Subject = ReviewRequest & { textEditedById: string; medicalReviewed: boolean };

/** Fields of a new review request. @throws Fault 403 if already reviewed, 422 if the operator cannot review */
export function createReviewRequest(
  { medicalReviewed, textEditedById }: Subject,
  ofId: string | null,
  by: Who,
): ReviewRequest {
  if (medicalReviewed) throw new Fault(reviewMessages.reviewPassed);
  const isFit =
    ofId === null ||
    (ofId !== by.id &&
      canReview(textEditedById, ofId) &&
      state().world.operators.some(({ id, active }) => active && id === ofId));
  refuse({ operatorId: isFit ? undefined : reviewMessages.reviewerUnfit });
  return { reviewRequestedAt: iso(Date.now()), reviewRequestedById: by.id, reviewRequestedOfId: ofId };
}

/** Notifies the requested reviewer, or everyone who can review. */
export function notifyReviewers(
  { reviewRequestedOfId, textEditedById }: Subject,
  subject: { entityType: 'quiz' | 'resultHint'; entityId: string; label: string },
  by: Who,
) {
  for (const { id, active } of state().world.operators)
    if (active && canReview(textEditedById, id) && (reviewRequestedOfId === null || reviewRequestedOfId === id))
      notify(id, { kind: 'reviewRequested', ...subject }, { byName: by.name });
}

/** Notifies who requested a review of the verdict. */
export const notifyRequester = (
  requestedById: string | null,
  isPassed: boolean,
  subject: { entityType: 'quiz' | 'resultHint'; entityId: string; label: string },
  reviewer: Who,
) =>
  notify(requestedById, { kind: isPassed ? 'reviewPassed' : 'reviewRejected', ...subject }, { byName: reviewer.name });

/** Whether the request is for the operator; with `any`, whether there is a request. */
export function isRequested(row: Subject, whose: 'mine' | 'any', operatorId: string) {
  if (row.reviewRequestedAt === null) return false;
  if (whose === 'any') return true;
  const { reviewRequestedOfId, reviewRequestedById, textEditedById } = row;
  const isAsked =
    reviewRequestedOfId === null ? reviewRequestedById !== operatorId : reviewRequestedOfId === operatorId;
  return isAsked && canReview(textEditedById, operatorId);
}
