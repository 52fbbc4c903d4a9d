import type { Quiz } from '../../src/contract/quiz';
import { state } from '../state';
import type { Table } from '../store/update';

/** A version as the server keeps it, with who wrote and published it. */
export type QuizRow = Quiz & { updatedByName: string; publishedByName: string | null };

/** A version on its way out. */
export const toQuiz = ({ updatedByName: _, publishedByName: __, ...quiz }: QuizRow): Quiz => quiz;

export const quizTable: Table<QuizRow, Quiz> = {
  entityType: 'quiz',
  rows: () => state().world.quizzes,
  toDto: toQuiz,
  labelOf: ({ title }) => title,
  // The log says what was touched; what exactly, the history of versions compares.
  masks: {
    projectId: (id) => state().world.projects.find((project) => project.id === id)?.name ?? id,
    questions: (questions) => questions.map(({ code, title }) => `${code} ${title}`),
    rules: (rules) => rules.length,
    dimensions: (dimensions) => dimensions.map(({ name }) => name),
    testCases: (cases) => cases.map(({ name }) => name),
    resultLevels: (levels) => levels.map(({ name }) => name),
  },
};
