import type {
  BlockedByQuizzes,
  HintLevel,
  ResultHint,
  ResultHintBulkAction,
  ResultHintFilter,
  ResultHintInput,
  ResultHintQuery,
} from '@/contract/result-hint';
import { isBulkResult } from './bulk';
import { del, get, inForm, list, post, put } from './http';
import { isJob } from './job';
import { getOne } from './one';
import { listOf, shape } from './shape';

const isHint = shape<ResultHint>({ id: 'text', version: 'count' });
const isLevel = shape<HintLevel>({ code: 'text' });
const isQuizNamed = shape<BlockedByQuizzes['blockedBy'][number]>({ id: 'text', projectId: 'text', title: 'text' });
export const isBlockedByQuizzes = shape<BlockedByQuizzes>({ blockedBy: listOf(isQuizNamed) });

export const listResultHints = (query: ResultHintQuery, signal?: AbortSignal) =>
  list('/result-hints', query, { row: isHint, signal });

/** The levels that a hint of a project can be for, of a global one without. */
export const listHintLevels = (projectId: string | null) =>
  get('/result-hints/levels', projectId === null ? undefined : { projectId }, { shape: listOf(isLevel) });

/** @throws AppError 404 when there is no such hint */
export const getResultHint = (id: string) => getOne('/result-hints', id, isHint);

/** @throws AppError 422 with `fieldErrors` */
export const createResultHint = (input: ResultHintInput) => post('/result-hints', input, { ...inForm, shape: isHint });

/** @throws AppError 422 with `fieldErrors`, 409 when `version` is no longer the newest */
export const updateResultHint = (id: string, input: ResultHintInput, version: number) =>
  put(`/result-hints/${encodeURIComponent(id)}`, { ...input, version }, { ...inForm, shape: isHint });

type Review = { approved: boolean; note?: string };

/** @throws AppError 422 for who wrote the text, 409 when `version` is no longer the newest */
export const reviewResultHint = ({ id, version }: ResultHint, review: Review) =>
  post(`/result-hints/${encodeURIComponent(id)}/review`, { ...review, version }, { ...inForm, shape: isHint });

/** @throws AppError 422 unless its review is passed, 409 for a stale version */
export const enableResultHint = ({ id, version }: ResultHint) =>
  post(`/result-hints/${encodeURIComponent(id)}/enable`, { version }, { ...inForm, shape: isHint });

/** @throws AppError 409 when `version` is no longer the newest */
export const disableResultHint = ({ id, version }: ResultHint) =>
  post(`/result-hints/${encodeURIComponent(id)}/disable`, { version }, { ...inForm, shape: isHint });

/** Copies a hint to a scope. @throws AppError 422 with `fieldErrors` when it has one for the level or no such level, or may not have this text for it */
export const copyResultHint = ({ id }: ResultHint, to: { projectId: string | null; levelCode?: string }) =>
  post(`/result-hints/${encodeURIComponent(id)}/copy`, to, { ...inForm, shape: isHint });

/** @throws AppError 422 with `blockedBy` and `count` while a published quiz shows the hint */
export const deleteResultHint = ({ id, version }: ResultHint) =>
  del<null>(`/result-hints/${encodeURIComponent(id)}`, { version }, inForm);

/** Undoes the deletion of a hint as it was before. @throws AppError 422 when its place is taken by now */
export const restoreResultHint = ({ id, version }: ResultHint) =>
  post(`/result-hints/${encodeURIComponent(id)}/restore`, { version: version + 1 }, { ...inForm, shape: isHint });

export const changeResultHints = (ids: string[], action: ResultHintBulkAction) =>
  post('/result-hints/bulk', { ids, action }, { shape: isBulkResult });

export const changeMatchingResultHints = (
  filter: ResultHintFilter,
  excludedIds: string[],
  action: ResultHintBulkAction,
) => post('/result-hints/bulk-matching', { filter, excludedIds, action }, { shape: isJob });
