import type {
  Banner,
  BannerBulkAction,
  BannerFilter,
  BannerInput,
  BannerOccupancy,
  BannerQuery,
} from '@/contract/banner';
import type { NewOrder } from '@/contract/setting';
import { isBulkResult } from './bulk';
import { del, get, inForm, inPlace, list, post, put } from './http';
import { isJob } from './job';
import { getOne } from './one';
import { listOf, shape } from './shape';

const isBanner = shape<Banner>({ id: 'text', version: 'count' });
const isOccupancy = shape<BannerOccupancy>({ position: 'text', onlineCount: 'count', busiestCount: 'count' });

export const listBanners = (query: BannerQuery, signal?: AbortSignal) =>
  list('/banners', query, { row: isBanner, signal });

export const getBanner = (id: string) => getOne('/banners', id, isBanner);

/** @throws AppError 422 with `fieldErrors` */
export const createBanner = (input: BannerInput) => post('/banners', input, { ...inForm, shape: isBanner });

/** @throws AppError 422 with `fieldErrors`, 409 when `version` is no longer the newest */
export const updateBanner = (id: string, input: BannerInput, version: number) =>
  put(`/banners/${encodeURIComponent(id)}`, { ...input, version }, { ...inForm, shape: isBanner });

/** @throws AppError 422 when its position is full or its schedule is over, 409 for a stale version */
export const enableBanner = ({ id, version }: Banner) =>
  post(`/banners/${encodeURIComponent(id)}/enable`, { version }, { ...inForm, shape: isBanner });

/** @throws AppError 409 when `version` is no longer the newest */
export const disableBanner = ({ id, version }: Banner) =>
  post(`/banners/${encodeURIComponent(id)}/disable`, { version }, { ...inForm, shape: isBanner });

/** @returns the copy, which is disabled */
export const copyBanner = ({ id }: Banner) =>
  post(`/banners/${encodeURIComponent(id)}/copy`, undefined, { ...inForm, shape: isBanner });

/** @throws AppError 409 when `version` is no longer the newest */
export const deleteBanner = ({ id, version }: Banner) =>
  del<null>(`/banners/${encodeURIComponent(id)}`, { version }, inForm);

/** Undoes the deletion of a banner as it was before. @throws AppError 422 when its position is full by now */
export const restoreBanner = ({ id, version }: Banner) =>
  post(`/banners/${encodeURIComponent(id)}/restore`, { version: version + 1 }, { ...inForm, shape: isBanner });

/** All banners of a position in their order. */
export const listBannersInOrder = (position: Banner['position']) =>
  get('/banners/order', { position }, { ...inPlace, shape: listOf(isBanner) });

/** How full each position is; a failure is not shown, as nothing waits for it. */
export const getBannerOccupancy = () =>
  get('/banners/occupancy', undefined, { skipErrorHandler: true, shape: listOf(isOccupancy) });

/** @throws AppError 409 when the order of the position is no longer `base` */
export const orderBanners = (position: Banner['position'], order: NewOrder) =>
  put<null>('/banners/order', { position, ...order }, inForm);

export const changeBanners = (ids: string[], action: BannerBulkAction) =>
  post('/banners/bulk', { ids, action }, { shape: isBulkResult });

export const changeMatchingBanners = (filter: BannerFilter, excludedIds: string[], action: BannerBulkAction) =>
  post('/banners/bulk-matching', { filter, excludedIds, action }, { shape: isJob });
