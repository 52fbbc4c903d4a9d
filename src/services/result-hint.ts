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

/** More than a scope has levels, and so hints. */
const ALL = { current: 1, pageSize: 100 } as const;

/** The hints of a project, and the global ones. A failure is for the caller to say. */
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

/** The levels that a hint of a project can be for, of a global one without. */
export const listHintLevels = (projectId: string | null) =>
  get(`${hints.path}/levels`, projectId === null ? undefined : { projectId }, {
    errors: 'inline',
    shape: listOf(isLevel),
  });

/** How many levels of each scope have no hint yet; a failure is not shown, as nothing waits for it. */
export const listHintScopes = () =>
  get(`${hints.path}/scopes`, undefined, { errors: 'caller', shape: listOf(isScope) });

type Review = { approved: boolean; note?: string };

/** @throws AppError 403 for who wrote the text, 409 when `version` is no longer the newest */
export const reviewResultHint = (hint: ResultHint, review: Review) => hints.act(hint, 'review', review);

/** Asks a colleague, or with null all of them, for a review. @throws AppError 422 for who cannot review it */
export const requestHintReview = (hint: ResultHint, operatorId: string | null) =>
  hints.act(hint, 'request-review', { operatorId });

/** Copies a hint to a scope. @throws AppError 422 with `fieldErrors` when it has one for the level or no such level, or may not have this text for it */
export const copyResultHint = ({ id }: ResultHint, to: { projectId: string | null; levelCode?: string }) =>
  post(hints.at(id, '/copy'), to, { errors: 'caller', shape: isHint });
