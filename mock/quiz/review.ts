import { canReview } from '../../src/domain/hint/review';
import { isEditable } from '../../src/domain/quiz/version';
import { iso } from '../clock';
import { Fault } from '../fault';
import type { Who } from '../fixtures/operators';
import { noRequest, notifyReviewers, requestedReview } from '../review/request';
import type { Target } from '../store/row';
import { update } from '../store/update';
import { quizMessages } from './messages';
import { quizTable } from './table';

type Review = { approved: boolean; note?: string };

/** Records the medical review of a draft. The reviewer must not be its last editor. */
export const reviewQuiz = ({ id, version }: Target, { approved, note }: Review, operator: Who) =>
  update(
    quizTable(operator),
    id,
    version,
    (row) => {
      if (!isEditable(row)) throw new Fault(quizMessages.quizStatus);
      if (!canReview(row.textEditedById, operator.id)) throw new Fault(quizMessages.quizReviewOwn);
      const reviewed = { reviewedByName: operator.name, reviewedAt: iso(Date.now()), reviewNote: note ?? null };
      return { medicalReviewed: approved, ...reviewed, ...noRequest };
    },
    {
      action: approved ? 'approve' : 'refuse',
      operatorName: operator.name,
      ...(note !== undefined && { reason: note }),
    },
  );

/** Requests a review from one colleague, or from all of them. */
export function requestQuizReview({ id, version }: Target, operatorId: string | null, operator: Who) {
  const requested = update(
    quizTable(operator),
    id,
    version,
    (row) => {
      if (!isEditable(row)) throw new Fault(quizMessages.quizStatus);
      return requestedReview(row, operatorId, operator);
    },
    { action: 'requestReview', operatorName: operator.name },
  );
  notifyReviewers(requested, { entityType: 'quiz', entityId: requested.projectId, label: requested.title }, operator);
  return requested;
}
