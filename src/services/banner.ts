import type {
  Banner,
  BannerBulkAction,
  BannerFilter,
  BannerInput,
  BannerOccupancy,
  BannerQuery,
} from '@/contract/banner';
import type { NewOrder } from '@/contract/setting';
import { guard, listOf } from './guard';
import { get, post } from './http';
import { resource } from './resource';

const isBanner = guard<Banner>({ id: 'text', version: 'count' });
const isOccupancy = guard<BannerOccupancy>({ position: 'text', onlineCount: 'count', busiestCount: 'count' });

const banners = resource<{
  item: Banner;
  input: BannerInput;
  query: BannerQuery;
  filter: BannerFilter;
  change: { action: BannerBulkAction };
  scope: { position: Banner['position'] };
}>('/banners', { item: isBanner });

export const {
  list: listBanners,
  get: getBanner,
  create: createBanner,
  update: updateBanner,
  enable: enableBanner,
  disable: disableBanner,
  remove: deleteBanner,
  restore: restoreBanner,
  restoreAll: restoreBanners,
} = banners;

export const changeBanners = (ids: string[], action: BannerBulkAction) => banners.changeAll(ids, { action });

export const changeMatchingBanners = (filter: BannerFilter, excludedIds: string[], action: BannerBulkAction) =>
  banners.changeMatching(filter, excludedIds, { action });

/** @throws AppError 409 when the order of the position is no longer `base` */
export const orderBanners = (position: Banner['position'], order: NewOrder) => banners.reorder(order, { position });

/** Copies a banner. @returns the copy, which is disabled */
export const copyBanner = ({ id }: Banner) =>
  post(banners.at(id, '/copy'), undefined, { errors: 'caller', shape: isBanner });

/** All banners of a position, in order. */
export const listBannersInOrder = (position: Banner['position']) =>
  get(`${banners.path}/order`, { position }, { errors: 'inline', shape: listOf(isBanner) });

/** Occupancy of each position. A failure is not shown, because it blocks nothing. */
export const getBannerOccupancy = () =>
  get(`${banners.path}/occupancy`, undefined, { errors: 'caller', shape: listOf(isOccupancy) });
