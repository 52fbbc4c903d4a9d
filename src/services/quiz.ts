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

/** The draft of a project's quiz and all its versions, newest first. */
export const listQuizVersions = (projectId: string) =>
  get('/quizzes', { projectId }, { errors: 'inline', shape: listOf(isVersion) });

/** A quiz whole: a draft, or any version. @throws AppError 404 when there is none */
export const getQuiz = (id: string) => getById('/quizzes', id, isQuiz);

type Versioned = Pick<Quiz, 'id' | 'version'>;

const quizzes = resource<{ item: Quiz; input: QuizContent }>('/quizzes', { item: isQuiz });

/** @throws AppError 422 with the fields that are too long or malformed, 409 when `version` is no longer the newest */
export const { update: updateQuiz } = quizzes;

/** Deletes a draft; its versions stay. @throws AppError 403 for any but a draft, 409 when `version` is no longer the newest */
export const { remove: deleteQuizDraft } = quizzes;

/** Begins the draft of a project: like the published version, or empty where there is none. */
export const createQuizDraft = (projectId: string) =>
  post('/quizzes', { projectId }, { errors: 'caller', shape: isQuiz });

const isFinding = guard<QuizCheck['findings'][number]>({ at: 'array', params: 'object' });
export const isQuizCheck = guard<QuizCheck>({ findings: listOf(isFinding) });

/** What the publish checks find in a draft as it was saved last, with the result hints and the agreement of the project. */
export const checkQuizDraft = (id: string) =>
  get(quizzes.at(id, '/check'), undefined, { errors: 'inline', shape: isQuizCheck });

type Review = { approved: boolean; note?: string };

/** @throws AppError 403 for who wrote it last, 409 when `version` is no longer the newest */
export const reviewQuiz = (draft: Versioned, review: Review) => quizzes.act(draft, 'review', review);

/** Asks a colleague, or with null all of them, for a review. @throws AppError 422 for who cannot review it */
export const requestQuizReview = (draft: Versioned, operatorId: string | null) =>
  quizzes.act(draft, 'request-review', { operatorId });

/** @throws AppError 403 with a QuizCheck where one of its findings is an error, 409 when `version` is no longer the newest */
export const publishQuiz = (draft: Versioned, publishNote: string) => quizzes.act(draft, 'publish', { publishNote });

/**
 * Makes the draft of a project like a version.
 *
 * @param draft what is written over, as it was read; null: there is none
 * @throws AppError 409 where that is no longer so
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

/** The published scales that a quiz can begin with (docs/domain.md 4.2). */
export const listQuizScales = () =>
  get('/quizzes/scales', undefined, {
    errors: 'inline',
    shape: listOf(guard<ReferenceScale>({ key: 'text', title: 'text', questionCount: 'count', content: isContent })),
  });

/** Makes a draft like a file. @throws AppError 409 when `version` is no longer the newest */
export const importToQuiz = ({ id, version }: Versioned, content: QuizContent) =>
  put(quizzes.at(id, '/import'), { file: toQuizFile(content), version }, { errors: 'caller', shape: isQuiz });

/**
 * Makes a draft like the published quiz of another project.
 *
 * @throws AppError 422 on `projectId` where that has none, 409 when `version` is no longer the newest
 */
export const copyToQuiz = (draft: Versioned, projectId: string) => quizzes.act(draft, 'copy-from', { projectId });
