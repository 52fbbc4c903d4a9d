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
 * Link of a banner. `linkType` decides which fields are required; all others are null. project: targetId; article: url
 * on mp.weixin.qq.com; h5: https url on a domain of limits/business-domains; miniProgram: appId and path, optionally
 * query; mpPage: path, optionally query; phone: phone.
 */
const link = {
  /** What a tap opens. */
  linkType: z.enum(bannerLinkTypes),
  /** The project that it opens; null for all other types. */
  targetId: id.nullable(),
  ...linkFields,
};

const editableFields = z.object({
  /** Also the alternative text of the image. */
  title: text(limit.maxTitleLength),
  /** URL of the image; see POST /uploads with the purpose `bannerImage`. */
  imageUrl,
  position: z.enum(bannerPositions),
  ...link,
  /** Shown from this instant on; null: as soon as it is enabled. */
  startAt: instant.nullable(),
  /** Shown until this instant; null: until it is disabled. */
  endAt: instant.nullable(),
  /** Audience. */
  audience: z.enum(bannerAudiences),
  sort,
  /** Enabled or disabled by operators. */
  status: z.enum(bannerStatuses),
  remark: text(limit.maxRemarkLength).nullable(),
});

/** A banner of the mini program (docs/domain.md 6.14). */
export const Banner = editableFields.extend({
  id,
  /** Name of the target of `targetId`; null without a target or if it no longer exists. */
  targetName: z.string().nullable(),
  /** Derived from `status` and the schedule at the time of the response. */
  state: z.enum(bannerStates),
  /** Number of impressions. */
  exposureCount: z.int().nonnegative(),
  /** Number of taps. */
  clickCount: z.int().nonnegative(),
  /** Clicks per impression in percent, one decimal; null if it was never shown. */
  ctr: z.number().nonnegative().nullable(),
  ...auditFields,
  version,
});
export type Banner = z.infer<typeof Banner>;

export const BannerInput = editableFields
  .extend({
    /** Left out: unchanged, or last in a new position. */
    sort: sort.optional(),
  })
  .refine(({ startAt, endAt }) => startAt === null || endAt === null || Date.parse(startAt) < Date.parse(endAt), {
    path: ['endAt'],
  });
export type BannerInput = z.input<typeof BannerInput>;

export const bannerSorts = sortsOf(['sort', 'startAt', 'endAt', 'exposureCount', 'clickCount', 'ctr', 'updatedAt']);

export const BannerFilter = z
  .object({
    /** Part of the title or the remark, ignoring case and width. */
    keyword: text(limit.maxKeywordLength),
    position: z.enum(bannerPositions),
    /** In this state now. */
    state: z.enum(bannerStates),
    /**
     * Enabled banners whose schedule shows them on this business day or later; combines with shownBefore to a range.
     */
    shownFrom: day,
    /** Enabled banners whose schedule shows them before this business day. */
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
  /** Banners shown at the time of the response. */
  onlineCount: z.int().nonnegative(),
  /** Highest number of banners that are scheduled at the same instant from then on. */
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
