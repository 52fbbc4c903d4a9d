import { mayReview } from '../../src/domain/hint/review';
import { isEditable } from '../../src/domain/quiz/version';
import { iso } from '../clock';
import { Fault } from '../fault';
import type { Who } from '../fixtures/operators';
import type { Target } from '../store/row';
import { update } from '../store/update';
import { quizMessages } from './messages';
import { quizTable } from './table';

type Review = { approved: boolean; note?: string };

/** Passes or refuses the medical review of a draft, by somebody else than who wrote it last. */
export const reviewQuiz = ({ id, version }: Target, { approved, note }: Review, operator: Who) =>
  update(
    quizTable(operator),
    id,
    version,
    (row) => {
      if (!isEditable(row)) throw new Fault(quizMessages.quizStatus);
      if (!mayReview(row.textEditedById, operator.id)) throw new Fault(quizMessages.quizReviewOwn);
      const reviewed = { reviewedByName: operator.name, reviewedAt: iso(Date.now()), reviewNote: note ?? null };
      return { medicalReviewed: approved, ...reviewed };
    },
    {
      action: approved ? 'approve' : 'refuse',
      operatorName: operator.name,
      ...(note !== undefined && { reason: note }),
    },
  );
