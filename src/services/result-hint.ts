import type { BulkResult } from '@/contract/bulk';
import type { Job } from '@/contract/job';
import type {
  HintLevel,
  ResultHint,
  ResultHintBulkAction,
  ResultHintFilter,
  ResultHintInput,
  ResultHintQuery,
} from '@/contract/result-hint';
import { del, get, list, post, put } from './http';

// Forms and dialogs show what becomes of a write themselves.
const inForm = { skipErrorHandler: true } as const;

export const listResultHints = (query: ResultHintQuery, signal?: AbortSignal) =>
  list<ResultHint>('/result-hints', query, { signal });

/** The levels that a hint of a project can be for, of a global one without. */
export const listHintLevels = (projectId: string | null) =>
  get<HintLevel[]>('/result-hints/levels', projectId === null ? undefined : { projectId });

/** @throws AppError 404 when there is no such hint */
export const getResultHint = (id: string) =>
  get<ResultHint>(`/result-hints/${encodeURIComponent(id)}`, undefined, inForm);

/** @throws AppError 422 with `fieldErrors` */
export const createResultHint = (input: ResultHintInput) => post<ResultHint>('/result-hints', input, inForm);

/** @throws AppError 422 with `fieldErrors`, 409 when `version` is no longer the newest */
export const updateResultHint = (id: string, input: ResultHintInput, version: number) =>
  put<ResultHint>(`/result-hints/${encodeURIComponent(id)}`, { ...input, version }, inForm);

type Review = { approved: boolean; note?: string };

/** @throws AppError 422 for who wrote the text, 409 when `version` is no longer the newest */
export const reviewResultHint = ({ id, version }: ResultHint, review: Review) =>
  post<ResultHint>(`/result-hints/${encodeURIComponent(id)}/review`, { ...review, version }, inForm);

/** @throws AppError 422 unless its review is passed, 409 for a stale version */
export const enableResultHint = ({ id, version }: ResultHint) =>
  post<ResultHint>(`/result-hints/${encodeURIComponent(id)}/enable`, { version }, inForm);

/** @throws AppError 409 when `version` is no longer the newest */
export const disableResultHint = ({ id, version }: ResultHint) =>
  post<ResultHint>(`/result-hints/${encodeURIComponent(id)}/disable`, { version }, inForm);

/** Copies a hint to a scope. @throws AppError 422 with `fieldErrors` when it has one for the level, or no such level */
export const copyResultHint = ({ id }: ResultHint, to: { projectId: string | null; levelCode?: string }) =>
  post<ResultHint>(`/result-hints/${encodeURIComponent(id)}/copy`, to, inForm);

/** @throws AppError 422 with `blockedBy` and `count` while a published quiz shows the hint */
export const deleteResultHint = ({ id, version }: ResultHint) =>
  del<null>(`/result-hints/${encodeURIComponent(id)}`, { version }, inForm);

/** Undoes the deletion of a hint as it was before. @throws AppError 422 when its place is taken by now */
export const restoreResultHint = ({ id, version }: ResultHint) =>
  post<ResultHint>(`/result-hints/${encodeURIComponent(id)}/restore`, { version: version + 1 }, inForm);

export const changeResultHints = (ids: string[], action: ResultHintBulkAction) =>
  post<BulkResult>('/result-hints/bulk', { ids, action });

export const changeMatchingResultHints = (
  filter: ResultHintFilter,
  excludedIds: string[],
  action: ResultHintBulkAction,
) => post<Job>('/result-hints/bulk-matching', { filter, excludedIds, action });
