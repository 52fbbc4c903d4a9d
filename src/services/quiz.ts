import type { Quiz, QuizContent } from '@/contract/quiz';
import type { QuizCheck, QuizVersion, ReferenceScale } from '@/contract/quiz-versions';
import { toQuizFile } from '@/domain/quiz/json/file';
import { getById } from './get-by-id';
import { guard, listOf } from './guard';
import { get, post, put } from './http';
import { resource } from './resource';

const isVersion = guard<QuizVersion>({ id: 'text', quizVersion: 'count', questionCount: 'count', version: 'count' });
const isQuiz = guard<Quiz>({
  id: 'text',
  questions: 'array',
  rules: 'array',
  dimensions: 'array',
  resultLevels: 'array',
  testCases: 'array',
  version: 'count',
});

/** The draft and all versions of a project's quiz, newest first. */
export const listQuizVersions = (projectId: string) =>
  get('/quizzes', { projectId }, { errors: 'inline', shape: listOf(isVersion) });

/** A complete draft or version. @throws AppError 404 if it does not exist */
export const getQuiz = (id: string) => getById('/quizzes', id, isQuiz);

type Versioned = Pick<Quiz, 'id' | 'version'>;

const quizzes = resource<{ item: Quiz; input: QuizContent }>('/quizzes', { item: isQuiz });

/** @throws AppError 422 with the fields that are too long or malformed, 409 when `version` is no longer the newest */
export const { update: updateQuiz } = quizzes;

/** Deletes a draft; its versions stay. @throws AppError 403 for any but a draft, 409 when `version` is no longer the newest */
export const { remove: deleteQuizDraft } = quizzes;

/** Creates the draft of a project, as a copy of the published version or empty if there is none. */
export const createQuizDraft = (projectId: string) =>
  post('/quizzes', { projectId }, { errors: 'caller', shape: isQuiz });

const isFinding = guard<QuizCheck['findings'][number]>({ at: 'array', params: 'object' });
export const isQuizCheck = guard<QuizCheck>({ findings: listOf(isFinding) });

/** Findings of the publish checks for the last saved draft, with the result hints and agreement of the project. */
export const checkQuizDraft = (id: string) =>
  get(quizzes.at(id, '/check'), undefined, { errors: 'inline', shape: isQuizCheck });

type Review = { approved: boolean; note?: string };

/** @throws AppError 403 for its last author, 409 when `version` is no longer the newest */
export const reviewQuiz = (draft: Versioned, review: Review) => quizzes.act(draft, 'review', review);

/**
 * Requests a review from an operator, or with null from all others. @throws AppError 422 if the operator cannot review
 * it
 */
export const requestQuizReview = (draft: Versioned, operatorId: string | null) =>
  quizzes.act(draft, 'request-review', { operatorId });

/**
 * @throws AppError 403 with a QuizCheck if one of its findings is an error, 409 when `version` is no longer the newest
 */
export const publishQuiz = (draft: Versioned, publishNote: string) => quizzes.act(draft, 'publish', { publishNote });

/**
 * Replaces the draft of a project by a copy of a version.
 * @param draft the known draft, which is overwritten; null if there is none
 * @throws AppError 409 if the draft has changed
 */
export const restoreQuizAsDraft = (id: string, draft: Versioned | null) =>
  post(quizzes.at(id, '/restore-as-draft'), { draft }, { errors: 'caller', shape: isQuiz });

const isContent = guard<QuizContent>({
  questions: 'array',
  rules: 'array',
  dimensions: 'array',
  resultLevels: 'array',
  testCases: 'array',
});

/** Published scales as starting points of a quiz (docs/domain.md 4.2). */
export const listQuizScales = () =>
  get('/quizzes/scales', undefined, {
    errors: 'inline',
    shape: listOf(guard<ReferenceScale>({ key: 'text', title: 'text', questionCount: 'count', content: isContent })),
  });

/** Replaces a draft by the content of a file. @throws AppError 409 when `version` is no longer the newest */
export const importToQuiz = ({ id, version }: Versioned, content: QuizContent) =>
  put(quizzes.at(id, '/import'), { file: toQuizFile(content), version }, { errors: 'caller', shape: isQuiz });

/**
 * Replaces a draft by a copy of the published quiz of another project.
 * @throws AppError 422 on `projectId` if it has none, 409 when `version` is no longer the newest
 */
export const copyToQuiz = (draft: Versioned, projectId: string) => quizzes.act(draft, 'copy-from', { projectId });
