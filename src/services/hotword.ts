import type {
  Hotword,
  HotwordBulkAction,
  HotwordFilter,
  HotwordInput,
  HotwordPlace,
  HotwordQuery,
  HotwordSuggestion,
} from '@/contract/hotword';
import type { NewOrder } from '@/contract/setting';
import { isBulkResult } from './bulk';
import { del, get, inForm, inPlace, list, post, put } from './http';
import { isJob } from './job';
import { getOne } from './one';
import { listOf, shape } from './shape';

const isHotword = shape<Hotword>({ id: 'text', version: 'count' });
const isPlace = shape<HotwordPlace>({ id: 'text' });
const isSuggestion = shape<HotwordSuggestion>({ word: 'text' });

export const listHotwords = (query: HotwordQuery, signal?: AbortSignal) =>
  list('/hotwords', query, { row: isHotword, signal });

/** @throws AppError 404 when there is none */
export const getHotword = (id: string) => getOne('/hotwords', id, isHotword);

/** How many are enabled, whatever a list is filtered by. */
export const countEnabledHotwords = async () => (await listHotwords({ status: 'enabled', pageSize: 1 })).total;

/** @throws AppError 422 with `fieldErrors` */
export const createHotword = (input: HotwordInput) => post('/hotwords', input, { ...inForm, shape: isHotword });

/** @throws AppError 422 with `fieldErrors`, 409 when `version` is no longer the newest */
export const updateHotword = (id: string, input: HotwordInput, version: number) =>
  put(`/hotwords/${encodeURIComponent(id)}`, { ...input, version }, { ...inForm, shape: isHotword });

/** @throws AppError 422 when as many are enabled as may be, 409 when `version` is no longer the newest */
export const enableHotword = ({ id, version }: Hotword) =>
  post(`/hotwords/${encodeURIComponent(id)}/enable`, { version }, { ...inForm, shape: isHotword });

/** @throws AppError 409 when `version` is no longer the newest */
export const disableHotword = ({ id, version }: Hotword) =>
  post(`/hotwords/${encodeURIComponent(id)}/disable`, { version }, { ...inForm, shape: isHotword });

/** @throws AppError 409 when `version` is no longer the newest */
export const pinHotword = ({ id, version }: Hotword) =>
  post(`/hotwords/${encodeURIComponent(id)}/pin`, { version }, { ...inForm, shape: isHotword });

/** @throws AppError 409 when `version` is no longer the newest */
export const deleteHotword = ({ id, version }: Hotword) =>
  del<null>(`/hotwords/${encodeURIComponent(id)}`, { version }, inForm);

/** Undoes the deletion of a hotword as it was before. @throws AppError 422 when its place is taken by now */
export const restoreHotword = ({ id, version }: Hotword) =>
  post(`/hotwords/${encodeURIComponent(id)}/restore`, { version: version + 1 }, { ...inForm, shape: isHotword });

/** Undoes the deletion of several, picked or by a job, as far as it can be. */
export const restoreHotwords = (deleted: { ids: string[] } | { jobId: string }) =>
  post('/hotwords/restore', deleted, { ...inForm, shape: isBulkResult });

/** All hotwords in their order. */
export const listHotwordPlaces = () => get('/hotwords/order', undefined, { ...inPlace, shape: listOf(isPlace) });

/** @throws AppError 409 when the order is no longer `base` */
export const orderHotwords = (order: NewOrder) => put<null>('/hotwords/order', order, inForm);

/** What members search for and is no hotword yet, most searched first. */
export const listHotwordSuggestions = () =>
  get('/hotwords/suggestions', undefined, { ...inPlace, shape: listOf(isSuggestion) });

export const importHotwords = (words: string[]) =>
  post('/hotwords/import', { words }, { ...inForm, shape: isBulkResult });

export const changeHotwords = (ids: string[], action: HotwordBulkAction) =>
  post('/hotwords/bulk', { ids, action }, { shape: isBulkResult });

export const changeMatchingHotwords = (filter: HotwordFilter, excludedIds: string[], action: HotwordBulkAction) =>
  post('/hotwords/bulk-matching', { filter, excludedIds, action }, { shape: isJob });
