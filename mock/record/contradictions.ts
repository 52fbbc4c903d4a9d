import type { RecordDetail } from '../../src/contract/record-detail';
import { hasConsent } from '../../src/domain/consent';
import { findContradictions, getAskedField } from '../../src/domain/record/contradictions';
import type { MemberRow } from '../member/fixtures';
import type { QuizRow } from '../quiz/table';
import { getAnswerDay, getAnswers } from './answer-list';
import type { RecordRow } from './fixtures';
import { isWithdrawn } from './withdrawn';

type Contradictions = RecordDetail['contradictions'];

const cache = new WeakMap<QuizRow['questions'], QuizRow['questions']>();

/** Questions of a quiz that ask for a profile field, cached for all of its records. */
function getProfileQuestions({ questions }: QuizRow) {
  const found = cache.get(questions) ?? questions.filter((question) => getAskedField(question) !== undefined);
  cache.set(questions, found);
  return found;
}

/** Answers that contradict the profile, without those that are hidden from operators. */
export function getContradictions(record: RecordRow, member: MemberRow | undefined, quiz: QuizRow): Contradictions {
  if (!member || !record.submittedAt || isWithdrawn(record) || !hasConsent(member)) return [];
  const found = findContradictions(member, getProfileQuestions(quiz), record.answers, getAnswerDay(record));
  if (found.length === 0) return [];
  // Evaluating the quiz is slow, so it is only done if there are contradictions, to exclude hidden questions.
  const shown = new Map(getAnswers(record).map((answer) => [answer.questionId, answer]));
  return found.flatMap((one) => {
    const answer = shown.get(one.questionId);
    return !answer || answer.hidden ? [] : [{ ...one, answer: answer.sensitive ? null : one.answer }];
  });
}
