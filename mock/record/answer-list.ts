import type { RecordedAnswer } from '../../src/contract/quiz-answer';
import type { RecordDetail } from '../../src/contract/record-detail';
import { evaluate } from '../../src/domain/quiz/engine/evaluate';
import { toRecordedAnswers } from '../../src/domain/quiz/engine/snapshot';
import { runTrial } from '../../src/domain/quiz/engine/trial';
import { isAnswerable } from '../../src/domain/quiz/model';
import { isImageAnswer } from '../../src/domain/record/image-answer';
import { state } from '../state';
import { find } from '../store/update';
import type { RecordRow } from './fixtures';

/** Quiz version of a record. */
export const getQuiz = ({ quizId }: Pick<RecordRow, 'quizId'>) => find(state().world.quizzes, quizId);

/** Business day of the submission, which quiz rules use as today. */
export const getAnswerDay = ({ submittedAt, startedAt }: Pick<RecordRow, 'submittedAt' | 'startedAt'>) =>
  (submittedAt ?? startedAt).slice(0, 10);

/** All answers of a record in clear, in quiz order. */
export function getAnswers(record: RecordRow): RecordedAnswer[] {
  const quiz = getQuiz(record);
  return toRecordedAnswers(quiz, evaluate(quiz, record.answers, getAnswerDay(record)));
}

/** Why questions of a record were hidden. */
export function getHiddenQuestions(record: RecordRow): RecordDetail['hiddenQuestions'] {
  const quiz = getQuiz(record);
  const asked = { today: getAnswerDay(record), projectId: record.projectId, hints: [] };
  return runTrial(quiz, record.answers, asked).questions.flatMap(({ questionId, type, hiddenBy, ruleIds }) =>
    hiddenBy && isAnswerable(type) ? [{ questionId, by: hiddenBy, ruleIds }] : [],
  );
}

const maskAnswer = (answer: RecordedAnswer): RecordedAnswer => ({
  ...answer,
  value: null,
  others: {},
  optionLabels: [],
  score: null,
  masked: answer.value !== null,
});

/** Removes everything about an answer but the question; even the flag would reveal something. */
export const removeAnswer = (answer: RecordedAnswer): RecordedAnswer => ({ ...maskAnswer(answer), riskFlag: 'none' });

/** Answers for display; answers and scores of sensitive questions and images are masked. */
export const getMaskedAnswers = (record: RecordRow) =>
  getAnswers(record).map((answer) => (answer.sensitive || isImageAnswer(answer.type) ? maskAnswer(answer) : answer));

/** Risk flags for display; those of sensitive questions omit the selected option. */
export function getMaskedFlags(record: RecordRow): RecordDetail['riskFlags'] {
  const sensitive = new Set(
    getQuiz(record).questions.flatMap(({ questionId, sensitive: is }) => (is ? [questionId] : [])),
  );
  return record.flags.map((flag) =>
    sensitive.has(flag.questionId) ? { ...flag, optionId: null, optionLabel: null } : { ...flag },
  );
}
