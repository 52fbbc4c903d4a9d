/** Enums and limits of home banners (docs/domain.md 6.14, its links 6.4). Lengths in characters. */
export const bannerPositions = ['home', 'project', 'mine'] as const;
export const bannerLinkTypes = ['none', 'project', 'article', 'h5', 'miniProgram', 'mpPage', 'phone'] as const;
export const bannerAudiences = ['all', 'newUser', 'followed', 'notFollowed'] as const;
export const bannerStatuses = ['enabled', 'disabled'] as const;
export const bannerStates = ['scheduled', 'online', 'expired', 'offline'] as const;
export const bannerBulkActions = ['enable', 'disable', 'delete'] as const;

export const banner = {
  title: 30,
  url: 500,
  appId: 18,
  path: 128,
  query: 1024,
  phone: 20,
  remark: 50,
  keyword: 50,
  /** At any one instant, in each position. */
  onlinePerPosition: 8,
} as const;
