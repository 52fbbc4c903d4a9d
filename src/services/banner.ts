import type {
  Banner,
  BannerBulkAction,
  BannerFilter,
  BannerInput,
  BannerOccupancy,
  BannerQuery,
} from '@/contract/banner';
import type { BulkResult } from '@/contract/bulk';
import type { Job } from '@/contract/job';
import { del, get, list, post, put } from './http';

// Forms and dialogs show what becomes of a write themselves.
const inForm = { skipErrorHandler: true } as const;

export const listBanners = (query: BannerQuery, signal?: AbortSignal) => list<Banner>('/banners', query, { signal });

export const getBanner = (id: string) => get<Banner>(`/banners/${encodeURIComponent(id)}`);

/** @throws AppError 422 with `fieldErrors` */
export const createBanner = (input: BannerInput) => post<Banner>('/banners', input, inForm);

/** @throws AppError 422 with `fieldErrors`, 409 when `version` is no longer the newest */
export const updateBanner = (id: string, input: BannerInput, version: number) =>
  put<Banner>(`/banners/${encodeURIComponent(id)}`, { ...input, version }, inForm);

/** @throws AppError 422 when its position is full or its schedule is over, 409 for a stale version */
export const enableBanner = ({ id, version }: Banner) =>
  post<Banner>(`/banners/${encodeURIComponent(id)}/enable`, { version }, inForm);

/** @throws AppError 409 when `version` is no longer the newest */
export const disableBanner = ({ id, version }: Banner) =>
  post<Banner>(`/banners/${encodeURIComponent(id)}/disable`, { version }, inForm);

/** @returns the copy, which is disabled */
export const copyBanner = ({ id }: Banner) =>
  post<Banner>(`/banners/${encodeURIComponent(id)}/copy`, undefined, inForm);

/** @throws AppError 409 when `version` is no longer the newest */
export const deleteBanner = ({ id, version }: Banner) =>
  del<null>(`/banners/${encodeURIComponent(id)}`, { version }, inForm);

/** Undoes the deletion of a banner as it was before. @throws AppError 422 when its position is full by now */
export const restoreBanner = ({ id, version }: Banner) =>
  post<Banner>(`/banners/${encodeURIComponent(id)}/restore`, { version: version + 1 }, inForm);

/** All banners of a position in their order. */
export const listBannersInOrder = (position: Banner['position']) => get<Banner[]>('/banners/order', { position });

/** How full each position is; a failure is not shown, as nothing waits for it. */
export const getBannerOccupancy = () => get<BannerOccupancy[]>('/banners/occupancy', undefined, inForm);

/** @throws AppError 409 with the order as it is when these are no longer all banners of the position */
export const orderBanners = (position: Banner['position'], ids: string[]) =>
  put<null>('/banners/order', { position, ids }, inForm);

export const changeBanners = (ids: string[], action: BannerBulkAction) =>
  post<BulkResult>('/banners/bulk', { ids, action });

export const changeMatchingBanners = (filter: BannerFilter, excludedIds: string[], action: BannerBulkAction) =>
  post<Job>('/banners/bulk-matching', { filter, excludedIds, action });
