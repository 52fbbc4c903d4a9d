import type {
  Hotword,
  HotwordBulkAction,
  HotwordFilter,
  HotwordInput,
  HotwordPlace,
  HotwordQuery,
  HotwordSuggestion,
} from '@/contract/hotword';
import { isBulkResult } from './bulk';
import { guard, listOf } from './guard';
import { get, post } from './http';
import { resource } from './resource';

const hotwords = resource<{
  item: Hotword;
  input: HotwordInput;
  query: HotwordQuery;
  filter: HotwordFilter;
  change: { action: HotwordBulkAction };
}>('/hotwords', { item: guard({ id: 'text', version: 'count' }) });
const isPlace = guard<HotwordPlace>({ id: 'text' });
const isSuggestion = guard<HotwordSuggestion>({ word: 'text' });

export const {
  list: listHotwords,
  get: getHotword,
  create: createHotword,
  update: updateHotword,
  enable: enableHotword,
  disable: disableHotword,
  remove: deleteHotword,
  restore: restoreHotword,
  restoreAll: restoreHotwords,
  reorder: orderHotwords,
} = hotwords;

export const changeHotwords = (ids: string[], action: HotwordBulkAction) => hotwords.changeAll(ids, { action });

export const changeMatchingHotwords = (filter: HotwordFilter, excludedIds: string[], action: HotwordBulkAction) =>
  hotwords.changeMatching(filter, excludedIds, { action });

/** Number of all enabled hotwords. */
export const countEnabledHotwords = async () => (await listHotwords({ status: 'enabled', pageSize: 1 })).total;

/** @throws AppError 409 when `version` is no longer the newest */
export const pinHotword = (hotword: Hotword) => hotwords.act(hotword, 'pin');

/** All hotwords, in order. */
export const listHotwordPlaces = () =>
  get(`${hotwords.path}/order`, undefined, { errors: 'inline', shape: listOf(isPlace) });

/** Words that members search for and that are not hotwords yet, most searched first. */
export const listHotwordSuggestions = () =>
  get(`${hotwords.path}/suggestions`, undefined, { errors: 'inline', shape: listOf(isSuggestion) });

export const importHotwords = (words: string[]) =>
  post(`${hotwords.path}/import`, { words }, { errors: 'caller', shape: isBulkResult });
