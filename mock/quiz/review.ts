import { canReview } from '../../src/domain/hint/review';
import { isEditable } from '../../src/domain/quiz/version';
import { iso } from '../clock';
import { Fault } from '../fault';
import type { Who } from '../fixtures/operators';
import { createReviewRequest, noRequest, notifyRequester, notifyReviewers } from '../review/request';
import type { Target } from '../store/row';
import { update } from '../store/update';
import { checkChanged } from './draft';
import { quizMessages } from './messages';
import { createQuizTable } from './table';

type Review = { approved: boolean; note?: string };

/** Records the medical review of a draft. The reviewer must not be its last editor. */
export function reviewQuiz({ id, version }: Target, { approved, note }: Review, operator: Who) {
  let requestedById: string | null = null;
  const row = update(
    createQuizTable(operator),
    id,
    version,
    (row) => {
      if (!isEditable(row)) throw new Fault(quizMessages.quizStatus);
      if (!canReview(row.textEditedById, operator.id)) throw new Fault(quizMessages.quizReviewOwn);
      requestedById = row.reviewRequestedById;
      const reviewed = { reviewedByName: operator.name, reviewedAt: iso(Date.now()), reviewNote: note ?? null };
      return { medicalReviewed: approved, ...reviewed, ...noRequest };
    },
    {
      action: approved ? 'approve' : 'refuse',
      operatorName: operator.name,
      ...(note !== undefined && { reason: note }),
    },
  );
  const subject = { entityType: 'quiz', entityId: row.projectId, label: row.title } as const;
  notifyRequester(requestedById, approved, subject, operator);
  return row;
}

/** Requests a review from one colleague, or from all of them. */
export function requestQuizReview({ id, version }: Target, operatorId: string | null, operator: Who) {
  const requested = update(
    createQuizTable(operator),
    id,
    version,
    (row) => {
      if (!isEditable(row)) throw new Fault(quizMessages.quizStatus);
      checkChanged(row);
      return createReviewRequest(row, operatorId, operator);
    },
    { action: 'requestReview', operatorName: operator.name },
  );
  notifyReviewers(requested, { entityType: 'quiz', entityId: requested.projectId, label: requested.title }, operator);
  return requested;
}
