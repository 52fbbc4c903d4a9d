import { canReview } from '../../src/domain/hint/review';
import { iso } from '../clock';
import { Fault } from '../fault';
import type { Who } from '../fixtures/operators';
import { notify } from '../notification/notify';
import { refuse } from '../refuse';
import { state } from '../state';
import { reviewMessages } from './messages';

/** A review that was requested, by the ids of the operators. */
export type ReviewRequest = {
  reviewRequestedAt: string | null;
  reviewRequestedById: string | null;
  /** Null: anyone, or nobody where none is requested. */
  reviewRequestedOfId: string | null;
};

export const noRequest: ReviewRequest = {
  reviewRequestedAt: null,
  reviewRequestedById: null,
  reviewRequestedOfId: null,
};

const getName = (id: string | null) => state().world.operators.find((operator) => operator.id === id)?.name ?? null;

/** A request by the names of the operators. */
export const toRequest = ({ reviewRequestedAt, reviewRequestedById, reviewRequestedOfId }: ReviewRequest) => ({
  reviewRequestedAt,
  reviewRequestedByName: getName(reviewRequestedById),
  reviewRequestedOfName: getName(reviewRequestedOfId),
});

type Subject = ReviewRequest & { textEditedById: string; medicalReviewed: boolean };

/** What a request makes of a row. @throws Fault 403 where the review is passed, 422 for who cannot review it */
export function requestedReview(
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

/** Tells the colleague, or all who may review it. */
export function notifyReviewers(
  { reviewRequestedOfId, textEditedById }: Subject,
  subject: { entityType: 'quiz' | 'resultHint'; entityId: string; label: string },
  by: Who,
) {
  for (const { id, active } of state().world.operators)
    if (active && canReview(textEditedById, id) && (reviewRequestedOfId === null || reviewRequestedOfId === id))
      notify(id, { kind: 'reviewRequested', ...subject }, { byName: by.name });
}

/** Whether a request waits for an operator; with `any` for whomever. */
export function isRequested(row: Subject, whose: 'mine' | 'any', operatorId: string) {
  if (row.reviewRequestedAt === null) return false;
  if (whose === 'any') return true;
  const { reviewRequestedOfId, reviewRequestedById, textEditedById } = row;
  const isAsked =
    reviewRequestedOfId === null ? reviewRequestedById !== operatorId : reviewRequestedOfId === operatorId;
  return isAsked && canReview(textEditedById, operatorId);
}
