import type { BulkResult } from '@/contract/bulk';
import type {
  Hotword,
  HotwordBulkAction,
  HotwordFilter,
  HotwordInput,
  HotwordPlace,
  HotwordQuery,
  HotwordSuggestion,
} from '@/contract/hotword';
import type { Job } from '@/contract/job';
import { del, get, list, post, put } from './http';

// Forms and dialogs show what becomes of a write themselves.
const inForm = { skipErrorHandler: true } as const;

export const listHotwords = (query: HotwordQuery, signal?: AbortSignal) =>
  list<Hotword>('/hotwords', query, { signal });

/** @throws AppError 404 when there is none */
export const getHotword = (id: string) => get<Hotword>(`/hotwords/${encodeURIComponent(id)}`, undefined, inForm);

/** How many are enabled, whatever a list is filtered by. */
export const countEnabledHotwords = async () => (await listHotwords({ status: 'enabled', pageSize: 1 })).total;

/** @throws AppError 422 with `fieldErrors` */
export const createHotword = (input: HotwordInput) => post<Hotword>('/hotwords', input, inForm);

/** @throws AppError 422 with `fieldErrors`, 409 when `version` is no longer the newest */
export const updateHotword = (id: string, input: HotwordInput, version: number) =>
  put<Hotword>(`/hotwords/${encodeURIComponent(id)}`, { ...input, version }, inForm);

/** @throws AppError 422 when as many are enabled as may be, 409 when `version` is no longer the newest */
export const enableHotword = ({ id, version }: Hotword) =>
  post<Hotword>(`/hotwords/${encodeURIComponent(id)}/enable`, { version }, inForm);

/** @throws AppError 409 when `version` is no longer the newest */
export const disableHotword = ({ id, version }: Hotword) =>
  post<Hotword>(`/hotwords/${encodeURIComponent(id)}/disable`, { version }, inForm);

/** @throws AppError 409 when `version` is no longer the newest */
export const pinHotword = ({ id, version }: Hotword) =>
  post<Hotword>(`/hotwords/${encodeURIComponent(id)}/pin`, { version }, inForm);

/** @throws AppError 409 when `version` is no longer the newest */
export const deleteHotword = ({ id, version }: Hotword) =>
  del<null>(`/hotwords/${encodeURIComponent(id)}`, { version }, inForm);

/** Undoes the deletion of a hotword as it was before. @throws AppError 422 when its place is taken by now */
export const restoreHotword = ({ id, version }: Hotword) =>
  post<Hotword>(`/hotwords/${encodeURIComponent(id)}/restore`, { version: version + 1 }, inForm);

/** All hotwords in their order. */
export const listHotwordPlaces = () => get<HotwordPlace[]>('/hotwords/order', undefined, inForm);

/** @throws AppError 409 with the order as it is when these are no longer all hotwords */
export const orderHotwords = (ids: string[]) => put<null>('/hotwords/order', { ids }, inForm);

/** What members search for and is no hotword yet, most searched first. */
export const listHotwordSuggestions = () => get<HotwordSuggestion[]>('/hotwords/suggestions', undefined, inForm);

export const importHotwords = (words: string[]) => post<BulkResult>('/hotwords/import', { words }, inForm);

export const changeHotwords = (ids: string[], action: HotwordBulkAction) =>
  post<BulkResult>('/hotwords/bulk', { ids, action });

export const changeMatchingHotwords = (filter: HotwordFilter, excludedIds: string[], action: HotwordBulkAction) =>
  post<Job>('/hotwords/bulk-matching', { filter, excludedIds, action });
