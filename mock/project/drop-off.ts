import type { QuizDropOff } from '../../src/contract/project-figures';
import { toRoundedPercent } from '../../src/domain/analysis/figure';
import { evaluate } from '../../src/domain/quiz/engine/evaluate';
import { isAnswerable } from '../../src/domain/quiz/model';
import { getRecordStatus } from '../../src/domain/record-status';
import { businessDay } from '../clock';
import { Fault } from '../fault';
import { messages } from '../messages';
import type { QuizRow } from '../quiz/table';
import { getVersionRecords } from '../quiz/versions';
import type { RecordRow } from '../record/fixtures';
import { state } from '../state';

/**
 * Questions that a record reached, in order, according to the quiz logic: all visible ones if it was submitted,
 * otherwise those up to the first unanswered one after the last answer.
 */
function getReachedQuestions(quiz: QuizRow, { answers, submittedAt, startedAt }: RecordRow): string[] {
  const { questions } = evaluate(quiz, answers, businessDay(Date.parse(submittedAt ?? startedAt)));
  const visible = questions.flatMap(({ hiddenBy, questionId, type }) =>
    hiddenBy === null && isAnswerable(type) ? [questionId] : [],
  );
  if (submittedAt !== null) return visible;
  return visible.slice(0, visible.findLastIndex((questionId) => Object.hasOwn(answers, questionId)) + 2);
}

/** Requested version, by default the published one. @throws Fault 404 unless members could answer it */
function getVersion(projectId: string, quizId: string | undefined): QuizRow {
  const quiz = state().world.quizzes.find(
    (one) => one.projectId === projectId && (quizId === undefined ? one.status === 'published' : one.id === quizId),
  );
  if (!quiz || quiz.status === 'draft') throw new Fault(messages.notFound);
  return quiz;
}

/**
 * Drop-off by question of a quiz version, computed from the answers in the records. Members who are answering have not
 * left, so their records do not count for the questions.
 */
export function getDropOff(projectId: string, quizId?: string): QuizDropOff {
  const quiz = getVersion(projectId, quizId);
  const records = getVersionRecords(quiz);
  const tally = new Map<string, { reached: number; answered: number; left: number }>(
    quiz.questions.map(({ questionId }) => [questionId, { reached: 0, answered: 0, left: 0 }]),
  );
  const now = Date.now();
  const ended = records.filter((record) => getRecordStatus(record, now) !== 'inProgress');
  for (const record of ended) {
    const asked = getReachedQuestions(quiz, record);
    for (const questionId of asked) {
      const counted = tally.get(questionId);
      if (!counted) continue;
      counted.reached += 1;
      if (Object.hasOwn(record.answers, questionId)) counted.answered += 1;
    }
    const last = tally.get(asked.at(-1) ?? '');
    if (last && record.submittedAt === null) last.left += 1;
  }
  return {
    quizVersion: quiz.quizVersion,
    startCount: records.length,
    submitCount: records.filter(({ submittedAt }) => submittedAt !== null).length,
    answeringCount: records.length - ended.length,
    questions: quiz.questions
      .filter(({ type }) => isAnswerable(type))
      .map(({ questionId, code, title, type }) => {
        const { reached = 0, answered = 0, left = 0 } = tally.get(questionId) ?? {};
        return {
          questionId,
          code,
          title,
          type,
          reachedCount: reached,
          answeredCount: answered,
          leftCount: left,
          leftRate: toRoundedPercent(left, reached),
        };
      }),
  };
}
