/** Enums and limits of channel links (docs/domain.md 6.8). */

/** What a promotional link opens. */
export const channelLinkTypes = [
  /** The page of a project. */
  'project',
  /** Another page of the mini program. */
  'mpPage',
  /** A web page. */
  'h5',
  /** An article of the official account. */
  'article',
  /** An invitation to follow the official account. */
  'oaFollow',
] as const;
export type ChannelLinkType = (typeof channelLinkTypes)[number];
/** How a promotional link is delivered. */
export const codeTypes = [
  /** A mini-program code. */
  'mpCode',
  /** A web URL that opens the mini program. */
  'urlLink',
  /** A URL scheme that opens the mini program on a phone. */
  'urlScheme',
  /** A short URL of the service. */
  'shortH5',
  /** A permanent QR code of the official account. */
  'oaPermanent',
  /** A temporary QR code of the official account, valid for at most 30 days. */
  'oaTemp',
] as const;
export type CodeType = (typeof codeTypes)[number];
/** Which version of the mini program a code opens. */
export const envVersions = [
  /** The version that members use. */
  'release',
  /** The version that testers use. */
  'trial',
  /** The version that developers use. */
  'develop',
] as const;
/** When a link expires. */
export const expireTypes = [
  /** Never. */
  'none',
  /** At expiresAt. */
  'time',
  /** A number of days after each renewal. */
  'days',
] as const;
export type ExpireType = (typeof expireTypes)[number];
/** Whether a link works. */
export const channelLinkStatuses = [
  /** It works. */
  'active',
  /** It has expired and can be renewed. */
  'expired',
  /** Disabled by an operator. */
  'disabled',
] as const;
/** Tabs of the list of links. */
export const channelLinkTabs = [
  /** Active links. */
  'active',
  /** Active links that expire within seven days. */
  'expiring',
  /** All. */
  'all',
] as const;
/** Bulk actions on links. */
export const channelLinkBulkActions = [
  /** Extend their validity. */
  'renew',
  /** Disable. */
  'disable',
  /** Delete; only links without clicks. */
  'delete',
] as const;

export const channelLink = {
  codeLength: 8,
  minNameLength: 2,
  maxNameLength: 40,
  maxRemarkLength: 100,
  /** For links that expire on the platform, and for each renewal (docs/domain.md 3). */
  maxExpireDays: 30,
  /** A link is expiring when it expires within this number of days. */
  expiringDays: 7,
  /** The list shows an urgent label within this number of days. */
  urgentDays: 3,
  maxGenerated: 50,
  /** Permanent codes of the official account. */
  maxPermanentCodes: 100_000,
} as const;
