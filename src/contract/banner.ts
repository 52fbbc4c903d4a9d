import { z } from 'zod';
import { BulkResult, bulkIds, matching } from './bulk';
import { day, id, imageUrl, instant, listOf, paging, sortsOf, version } from './common';
import { defineEndpoint } from './endpoint';
import { Job } from './job';
import {
  bannerAudiences,
  bannerBulkActions,
  bannerLinkTypes,
  bannerPositions,
  bannerStates,
  bannerStatuses,
  banner as limit,
} from './limits/banner';
import { sort as sortLimit } from './limits/sort';
import { newOrder, sort, stamps, text, versioned, versionQuery } from './setting';

/**
 * Where a banner leads. By `linkType` these are needed, and all others are null:
 * project targetId; article url (mp.weixin.qq.com); h5 url (https); miniProgram appId and path,
 * query if wanted; mpPage path, query if wanted; phone phone.
 */
const link = {
  linkType: z.enum(bannerLinkTypes),
  targetId: id.nullable(),
  url: text(limit.url).nullable(),
  appId: text(limit.appId).nullable(),
  path: text(limit.path).nullable(),
  query: text(limit.query).nullable(),
  phone: text(limit.phone).nullable(),
};

const written = z.object({
  /** Also what is read out for the picture. */
  title: text(limit.title),
  imageUrl,
  position: z.enum(bannerPositions),
  ...link,
  /** Online from here on; null: from the moment it is enabled. */
  startAt: instant.nullable(),
  /** No longer online from here on; null: until it is disabled. */
  endAt: instant.nullable(),
  audience: z.enum(bannerAudiences),
  sort,
  status: z.enum(bannerStatuses),
  remark: text(limit.remark).nullable(),
});

/** A banner of the mini program (domain.md 6.14). */
export const Banner = written.extend({
  id,
  /** The title of what `targetId` names; null where it names nothing, or nothing that still is. */
  targetName: z.string().nullable(),
  /** By `status` and the schedule, at the moment of the answer. */
  state: z.enum(bannerStates),
  exposureCount: z.int().nonnegative(),
  clickCount: z.int().nonnegative(),
  /** Clicks per exposure in percent, two decimals; null where it was never shown. */
  ctr: z.number().nonnegative().nullable(),
  ...stamps,
  version,
});
export type Banner = z.infer<typeof Banner>;

export const BannerInput = written.refine(
  ({ startAt, endAt }) => startAt === null || endAt === null || Date.parse(startAt) < Date.parse(endAt),
  { path: ['endAt'] },
);
export type BannerInput = z.input<typeof BannerInput>;

export const bannerSorts = sortsOf(['sort', 'startAt', 'endAt', 'exposureCount', 'clickCount', 'ctr', 'updatedAt']);

export const BannerFilter = z
  .object({
    /** A part of the title or the remark. */
    keyword: text(limit.keyword),
    position: z.enum(bannerPositions),
    state: z.enum(bannerStates),
    /** Business days, the second one no longer included: enabled banners that their schedule shows in between. */
    shownFrom: day,
    shownBefore: day,
  })
  .partial();
export type BannerFilter = z.input<typeof BannerFilter>;

export const BannerQuery = BannerFilter.extend({ ...paging, sort: z.enum(bannerSorts).optional() }).strict();
export type BannerQuery = z.input<typeof BannerQuery>;

export const BannerList = listOf(Banner);
export type BannerList = z.infer<typeof BannerList>;

/** How full a position is. */
export const BannerOccupancy = z.object({
  position: z.enum(bannerPositions),
  /** Online at the moment of the answer. */
  onlineCount: z.int().nonnegative(),
  /** Online together at the busiest instant from then on, as scheduled. */
  busiestCount: z.int().nonnegative(),
});
export type BannerOccupancy = z.infer<typeof BannerOccupancy>;

const action = z.enum(bannerBulkActions);
export type BannerBulkAction = z.infer<typeof action>;

export const bannerApi = {
  list: defineEndpoint({
    method: 'GET',
    path: '/banners',
    summary: 'A page of banners, by position, `sort` and then newest first unless sorted otherwise',
    query: BannerQuery,
    data: BannerList,
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/banners',
    summary: `Add a banner. 422 when more than ${limit.onlinePerPosition} of its position would be online at one instant from now on`,
    body: BannerInput,
    data: Banner,
  }),
  occupancy: defineEndpoint({
    method: 'GET',
    path: '/banners/occupancy',
    summary: `How many banners each position shows, of the ${limit.onlinePerPosition} that it may`,
    data: z.array(BannerOccupancy),
  }),
  order: defineEndpoint({
    method: 'GET',
    path: '/banners/order',
    summary: 'All banners of a position in their order: to move one, or to see what members see. A page has not all',
    query: z.object({ position: z.enum(bannerPositions) }),
    data: z.array(Banner).max(sortLimit.rows),
  }),
  get: defineEndpoint({ method: 'GET', path: '/banners/:id', summary: 'One banner', data: Banner }),
  update: defineEndpoint({
    method: 'PUT',
    path: '/banners/:id',
    summary: 'Replace what is written of a banner; 422 as for create',
    body: BannerInput.safeExtend({ version }),
    data: Banner,
  }),
  enable: defineEndpoint({
    method: 'POST',
    path: '/banners/:id/enable',
    summary: 'Take a banner online, at once or as scheduled; 422 when its position is full or its schedule is over',
    body: versioned,
    data: Banner,
  }),
  disable: defineEndpoint({
    method: 'POST',
    path: '/banners/:id/disable',
    summary: 'Take a banner offline',
    body: versioned,
    data: Banner,
  }),
  copy: defineEndpoint({
    method: 'POST',
    path: '/banners/:id/copy',
    summary: 'Add a disabled banner that is like this one and was never shown',
    data: Banner,
  }),
  reorder: defineEndpoint({
    method: 'PUT',
    path: '/banners/order',
    summary:
      'Put all banners of a position into an order; 409 with the current order when that is not the one it began with',
    body: newOrder.extend({ position: z.enum(bannerPositions) }),
    data: z.null(),
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/banners/:id',
    summary: 'Delete a banner. Can be undone by restore',
    query: versionQuery,
    data: z.null(),
  }),
  restore: defineEndpoint({
    method: 'POST',
    path: '/banners/:id/restore',
    summary: 'Undo a deletion; `version` is the one that the deletion was asked with, plus one',
    body: versioned,
    data: Banner,
  }),
  bulk: defineEndpoint({
    method: 'POST',
    path: '/banners/bulk',
    summary: 'An action on picked banners, answered at once',
    body: z.object({ ids: bulkIds, action }),
    data: BulkResult,
  }),
  bulkMatching: defineEndpoint({
    method: 'POST',
    path: '/banners/bulk-matching',
    summary: 'An action on all banners that match a filter, as a job',
    body: matching(BannerFilter).extend({ action }),
    data: Job,
  }),
};
