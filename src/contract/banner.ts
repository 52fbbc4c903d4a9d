import { z } from 'zod';
import { day, id, imageUrl, instant, listOf, paging, sortsOf, version } from './common';
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
import { linkFields } from './link';
import { resource } from './resource';
import { auditFields, sort, text } from './setting';

/**
 * Where a banner leads. By `linkType` these are needed, and all others are null:
 * project targetId; article url (mp.weixin.qq.com); h5 url (https, on a domain of limits/business-domains); miniProgram appId and path,
 * query if wanted; mpPage path, query if wanted; phone phone.
 */
const link = {
  /** What a tap opens. */
  linkType: z.enum(bannerLinkTypes),
  /** The project that it opens; null for all other types. */
  targetId: id.nullable(),
  ...linkFields,
};

const editableFields = z.object({
  /** Also what is read out for the picture. */
  title: text(limit.maxTitleLength),
  /** The picture, see POST /uploads with the purpose `bannerImage`. */
  imageUrl,
  position: z.enum(bannerPositions),
  ...link,
  /** Online from here on; null: from the moment it is enabled. */
  startAt: instant.nullable(),
  /** No longer online from here on; null: until it is disabled. */
  endAt: instant.nullable(),
  /** Who sees it. */
  audience: z.enum(bannerAudiences),
  sort,
  /** Switched on or off by hand. */
  status: z.enum(bannerStatuses),
  remark: text(limit.maxRemarkLength).nullable(),
});

/** A banner of the mini program (docs/domain.md 6.14). */
export const Banner = editableFields.extend({
  id,
  /** The title of what `targetId` names; null where it names nothing, or nothing that still is. */
  targetName: z.string().nullable(),
  /** By `status` and the schedule, at the moment of the answer. */
  state: z.enum(bannerStates),
  /** How often it was seen. */
  exposureCount: z.int().nonnegative(),
  /** How often it was tapped. */
  clickCount: z.int().nonnegative(),
  /** Clicks per exposure in percent, one decimal; null where it was never shown. */
  ctr: z.number().nonnegative().nullable(),
  ...auditFields,
  version,
});
export type Banner = z.infer<typeof Banner>;

export const BannerInput = editableFields
  .extend({
    /** Left out: where it is, or after all others of a position that it was not in before. */
    sort: sort.optional(),
  })
  .refine(({ startAt, endAt }) => startAt === null || endAt === null || Date.parse(startAt) < Date.parse(endAt), {
    path: ['endAt'],
  });
export type BannerInput = z.input<typeof BannerInput>;

export const bannerSorts = sortsOf(['sort', 'startAt', 'endAt', 'exposureCount', 'clickCount', 'ctr', 'updatedAt']);

export const BannerFilter = z
  .object({
    /** A part of the title or the remark, in any case and width. */
    keyword: text(limit.maxKeywordLength),
    position: z.enum(bannerPositions),
    /** In this state by now. */
    state: z.enum(bannerStates),
    /** Enabled banners that their schedule shows on this business day or later; with shownBefore in between. */
    shownFrom: day,
    /** Enabled banners that their schedule shows before this business day. */
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

const position = z.enum(bannerPositions);

const banners = resource('/banners', {
  names: ['banner', 'banners'],
  item: Banner,
  list: BannerList,
  query: BannerQuery,
  input: BannerInput,
  filter: BannerFilter,
  change: { action },
  scope: { position },
});

export const bannerApi = {
  ...banners.usualCalls(
    {
      list: ', by position, `sort` and then newest first unless sorted otherwise',
      create: `. 422 on status when more than ${limit.maxOnlinePerPosition} of its position would be online at one instant from now on`,
      reorder: ' of a position',
      get: '',
      update: '; 422 as for create',
      enable:
        ', shown at once or as scheduled; 422 on status when its position is full, 403 BANNER_OVER when its schedule is over',
      disable: '',
      remove: '',
      restore: '; 422 on status when its position is full by now',
      restoreAll: '',
      bulk: '',
      bulkMatching: '',
    },
    {
      create: ['BANNERS_FULL'],
      update: ['BANNERS_FULL'],
      enable: ['BANNERS_FULL', 'BANNER_OVER'],
      restore: ['BANNERS_FULL'],
    },
  ),
  occupancy: banners.call('GET', '/occupancy', {
    summary: `How many banners each position shows, of the ${limit.maxOnlinePerPosition} that it may`,
    data: z.array(BannerOccupancy),
  }),
  order: banners.call('GET', '/order', {
    summary: 'All banners of a position in their order: to move one, or to see what members see. A page has not all',
    query: z.object({ position }),
    data: z.array(Banner).max(sortLimit.maxRows),
  }),
  copy: banners.call('POST', '/:id/copy', {
    summary: 'Add a disabled banner that is like this one and was never shown, after all others of its position',
    data: Banner,
  }),
};
