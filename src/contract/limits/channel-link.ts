/** Of the links of channels (docs/domain.md 6.8). */
export const channelLinkTypes = ['project', 'mpPage', 'h5', 'article', 'oaFollow'] as const;
export type ChannelLinkType = (typeof channelLinkTypes)[number];
export const codeTypes = ['mpCode', 'urlLink', 'urlScheme', 'shortH5', 'oaPermanent', 'oaTemp'] as const;
export type CodeType = (typeof codeTypes)[number];
export const envVersions = ['release', 'trial', 'develop'] as const;
export const expireTypes = ['none', 'time', 'days'] as const;
export type ExpireType = (typeof expireTypes)[number];
export const channelLinkStatuses = ['active', 'expired', 'disabled'] as const;
export const channelLinkTabs = ['active', 'expiring', 'all'] as const;
export const channelLinkBulkActions = ['renew', 'disable', 'delete'] as const;

export const channelLink = {
  codeLength: 8,
  minNameLength: 2,
  maxNameLength: 40,
  maxRemarkLength: 100,
  /** Of what the platform lets expire, and of each renewal (docs/domain.md 3). */
  maxExpireDays: 30,
  /** A link that expires within so many days is expiring. */
  expiringDays: 7,
  /** Within so many it says so in words. */
  urgentDays: 3,
  maxGenerated: 50,
  /** Permanent codes of the official account. */
  maxPermanentCodes: 100_000,
} as const;
