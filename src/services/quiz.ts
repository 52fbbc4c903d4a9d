import type { QuizVersion } from '@/contract/quiz-versions';
import { guard, listOf } from './guard';
import { get } from './http';

const isVersion = guard<QuizVersion>({ id: 'text', quizVersion: 'count', questionCount: 'count', version: 'count' });

/** The draft of a project's quiz and all its versions, newest first. */
export const listQuizVersions = (projectId: string) =>
  get('/quizzes', { projectId }, { errors: 'inline', shape: listOf(isVersion) });
