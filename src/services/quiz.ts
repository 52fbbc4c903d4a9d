import type { Quiz } from '@/contract/quiz';
import type { QuizVersion } from '@/contract/quiz-versions';
import { getById } from './get-by-id';
import { guard, listOf } from './guard';
import { get } from './http';

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
