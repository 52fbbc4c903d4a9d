import { link } from './link';

/** Enums and limits of home banners (docs/domain.md 6.14, its links 6.4). Lengths in characters. */
export const bannerPositions = ['home', 'project', 'mine'] as const;
export const bannerLinkTypes = ['none', 'project', 'article', 'h5', 'miniProgram', 'mpPage', 'phone'] as const;
export const bannerAudiences = ['all', 'newUser', 'followed', 'notFollowed'] as const;
export const bannerStatuses = ['enabled', 'disabled'] as const;
export const bannerStates = ['scheduled', 'online', 'expired', 'offline'] as const;
export const bannerBulkActions = ['enable', 'disable', 'delete'] as const;

export const banner = {
  maxTitleLength: 30,
  ...link,
  maxRemarkLength: 50,
  maxKeywordLength: 50,
  /** At any one instant, in each position. */
  maxOnlinePerPosition: 8,
} as const;
