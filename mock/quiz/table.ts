import type { Quiz } from '../../src/contract/quiz';
import type { Who } from '../fixtures/operators';
import { type ReviewRequest, toRequest } from '../review/request';
import { state } from '../state';
import type { Table } from '../store/update';

/** Stored version, with its last editor and publisher. */
export type QuizRow = Omit<
  Quiz,
  'textEditedByName' | 'textEditedByMe' | 'reviewRequestedByName' | 'reviewRequestedOfName'
> &
  ReviewRequest & {
    textEditedById: string;
    updatedByName: string;
    publishedByName: string | null;
  };

/** Review fields of an unreviewed quiz. */
export const unreviewed = { medicalReviewed: false, reviewedByName: null, reviewedAt: null, reviewNote: null } as const;

/** Name of an operator; empty for an unknown one. */
export const getOperatorName = (operatorId: string) =>
  state().world.operators.find(({ id }) => id === operatorId)?.name ?? '';

/** Version in its API form for an operator. */
export const toQuiz = (
  { updatedByName: _, publishedByName: __, reviewRequestedById, reviewRequestedOfId, textEditedById, ...quiz }: QuizRow,
  { id }: Pick<Who, 'id'>,
): Quiz => ({
  ...quiz,
  ...toRequest({ ...quiz, reviewRequestedById, reviewRequestedOfId }),
  textEditedByName: getOperatorName(textEditedById),
  textEditedByMe: textEditedById === id,
});

export const getQuizRows = () => state().world.quizzes;

/** Quiz versions as a given operator sees them. */
export const createQuizTable = (operator: Pick<Who, 'id'>): Table<QuizRow, Quiz> => ({
  entityType: 'quiz',
  rows: getQuizRows,
  toDto: (row) => toQuiz(row, operator),
  labelOf: ({ title }) => title,
  // The log only lists the changed parts; the version history shows the differences.
  masks: {
    projectId: (id) => state().world.projects.find((project) => project.id === id)?.name ?? id,
    questions: (questions) => questions.map(({ code, title }) => `${code} ${title}`),
    rules: (rules) => rules.length,
    dimensions: (dimensions) => dimensions.map(({ name }) => name),
    testCases: (cases) => cases.map(({ name }) => name),
    resultLevels: (levels) => levels.map(({ name }) => name),
    textEditedById: getOperatorName,
    reviewRequestedById: null,
    reviewRequestedOfId: (of) => of && getOperatorName(of),
  },
});
