import type {
  BlockedByQuizzes,
  HintLevel,
  HintScope,
  ResultHint,
  ResultHintBulkAction,
  ResultHintFilter,
  ResultHintInput,
  ResultHintQuery,
} from '@/contract/result-hint';
import { guard, listOf } from './guard';
import { get, list, post } from './http';
import { resource } from './resource';

const isHint = guard<ResultHint>({ id: 'text', version: 'count' });
const isLevel = guard<HintLevel>({ code: 'text' });
const isScope = guard<HintScope>({ freeCount: 'count' });
const isQuizNamed = guard<BlockedByQuizzes['blockedBy'][number]>({ id: 'text', projectId: 'text', title: 'text' });
export const isBlockedByQuizzes = guard<BlockedByQuizzes>({ blockedBy: listOf(isQuizNamed) });

const hints = resource<{
  item: ResultHint;
  input: ResultHintInput;
  query: ResultHintQuery;
  filter: ResultHintFilter;
  change: { action: ResultHintBulkAction };
}>('/result-hints', { item: isHint });

export const {
  list: listResultHints,
  get: getResultHint,
  create: createResultHint,
  update: updateResultHint,
  enable: enableResultHint,
  disable: disableResultHint,
  remove: deleteResultHint,
  restore: restoreResultHint,
} = hints;

/** Page size that holds all hints of a scope, because a scope has fewer levels. */
const ALL = { current: 1, pageSize: 100 } as const;

/** The hints of a project and the global hints. The caller shows a failure. */
export async function listHintsFor(projectId: string) {
  const pages = await Promise.all(
    [projectId, 'global'].map((scope) =>
      list(hints.path, { ...ALL, projectId: scope }, { row: isHint, errors: 'inline' }),
    ),
  );
  return pages.flatMap(({ list }) => list);
}

export const changeResultHints = (ids: string[], action: ResultHintBulkAction) => hints.changeAll(ids, { action });

export const changeMatchingResultHints = (
  filter: ResultHintFilter,
  excludedIds: string[],
  action: ResultHintBulkAction,
) => hints.changeMatching(filter, excludedIds, { action });

/** Levels that a hint of a project, or with null a global hint, can have. */
export const listHintLevels = (projectId: string | null) =>
  get(`${hints.path}/levels`, projectId === null ? undefined : { projectId }, {
    errors: 'inline',
    shape: listOf(isLevel),
  });

/** Number of levels of each scope without a hint. A failure is not shown, because it blocks nothing. */
export const listHintScopes = () =>
  get(`${hints.path}/scopes`, undefined, { errors: 'caller', shape: listOf(isScope) });

type Review = { approved: boolean; note?: string };

/** @throws AppError 403 for the author of the text, 409 when `version` is no longer the newest */
export const reviewResultHint = (hint: ResultHint, review: Review) => hints.act(hint, 'review', review);

/**
 * Requests a review from an operator, or with null from all others. @throws AppError 422 if the operator cannot review
 * it
 */
export const requestHintReview = (hint: ResultHint, operatorId: string | null) =>
  hints.act(hint, 'request-review', { operatorId });

/**
 * Copies a hint to a scope. @throws AppError 422 with `fieldErrors` if the scope already has a hint for the level,
 * lacks the level, or does not allow the text
 */
export const copyResultHint = ({ id }: ResultHint, to: { projectId: string | null; levelCode?: string }) =>
  post(hints.at(id, '/copy'), to, { errors: 'caller', shape: isHint });
