/** Of the links of channels (docs/domain.md 6.8). */

/** What a promotional link opens. */
export const channelLinkTypes = [
  /** The page of a project. */
  'project',
  /** Another page of the mini program. */
  'mpPage',
  /** A page of the web. */
  'h5',
  /** An article of the official account. */
  'article',
  /** An invitation to follow the official account. */
  'oaFollow',
] as const;
export type ChannelLinkType = (typeof channelLinkTypes)[number];
/** What carries a promotional link. */
export const codeTypes = [
  /** A code of the mini program. */
  'mpCode',
  /** An address of the web that opens the mini program. */
  'urlLink',
  /** An address that phones open the mini program by. */
  'urlScheme',
  /** A short address of the service. */
  'shortH5',
  /** A QR code of the official account, for good. */
  'oaPermanent',
  /** A QR code of the official account, for at most thirty days. */
  'oaTemp',
] as const;
export type CodeType = (typeof codeTypes)[number];
/** Which version of the mini program a code opens. */
export const envVersions = [
  /** What members have. */
  'release',
  /** What testers have. */
  'trial',
  /** What developers have. */
  'develop',
] as const;
/** When a link ends. */
export const expireTypes = [
  /** Never. */
  'none',
  /** At expiresAt. */
  'time',
  /** So many days after each renewal. */
  'days',
] as const;
export type ExpireType = (typeof expireTypes)[number];
/** Whether a link works. */
export const channelLinkStatuses = [
  /** It works. */
  'active',
  /** Its time is over; can be renewed. */
  'expired',
  /** Ended by hand. */
  'disabled',
] as const;
/** Tabs of the list of links. */
export const channelLinkTabs = [
  /** They work. */
  'active',
  /** They work, and end within seven days. */
  'expiring',
  /** All. */
  'all',
] as const;
/** What is done to several links. */
export const channelLinkBulkActions = [
  /** Let them be valid longer. */
  'renew',
  /** End them. */
  'disable',
  /** Delete; only those that nobody clicked. */
  'delete',
] as const;

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
