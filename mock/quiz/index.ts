import type { Entity } from '../entity';
import { buildQuizzes } from './fixtures';

export const quiz: Entity = {
  fixtures: { quizzes: ({ now, projects }) => buildQuizzes(now, projects) },
  handlers: [],
};
