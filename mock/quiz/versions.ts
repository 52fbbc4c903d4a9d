import type { QuizVersion } from '../../src/contract/quiz-versions';
import { isAnswerable } from '../../src/domain/quiz/model';
import { getRecordStatus } from '../../src/domain/record-status';
import type { RecordRow } from '../record/fixtures';
import { state } from '../state';
import { getOperatorName, type QuizRow } from './table';

const compareVersions = (a: QuizRow, b: QuizRow) => b.quizVersion - a.quizVersion;

/** Versions of a project's quiz that members could answer, newest first. */
const getAnswerableVersions = (projectId: string) =>
  state()
    .world.quizzes.filter((quiz) => quiz.projectId === projectId && quiz.status !== 'draft')
    .sort(compareVersions);

/** Records that were started while a version was the newest (docs/domain.md 6.3). */
export function getVersionRecords({ id, projectId, status }: QuizRow): RecordRow[] {
  if (status === 'draft') return [];
  const versions = getAnswerableVersions(projectId);
  const versionAt = (instant: number) =>
    versions.find(({ publishedAt }) => publishedAt !== null && Date.parse(publishedAt) <= instant) ?? versions.at(-1);
  return state().world.records.filter(
    (record) => record.projectId === projectId && versionAt(Date.parse(record.startedAt))?.id === id,
  );
}

/** Version in its API form, with counts. */
function toVersion(quiz: QuizRow): QuizVersion {
  const now = Date.now();
  const records = getVersionRecords(quiz);
  const { id, projectId, title, quizVersion, status, publishNote, publishedAt, updatedAt, version } = quiz;
  return {
    ...{ id, projectId, title, quizVersion, status, publishNote, publishedAt, updatedAt, version },
    publishedByName: quiz.publishedByName,
    updatedByName: quiz.updatedByName,
    textEditedByName: getOperatorName(quiz.textEditedById),
    questionCount: quiz.questions.filter(({ type }) => isAnswerable(type)).length,
    answeringCount: records.filter((record) => getRecordStatus(record, now) === 'inProgress').length,
    recordCount: records.filter(({ submittedAt }) => submittedAt !== null).length,
  };
}

/** Draft and versions of a project's quiz, newest first. */
export function getVersions(projectId: string): QuizVersion[] {
  const drafts = state().world.quizzes.filter((quiz) => quiz.projectId === projectId && quiz.status === 'draft');
  return [...drafts, ...getAnswerableVersions(projectId)].map(toVersion);
}
