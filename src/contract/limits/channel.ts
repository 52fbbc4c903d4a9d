/** Of channels (docs/domain.md 6.6). */

/** What kind of source a channel is. */
export const channelTypes = [
  /** A hospital. */
  'hospital',
  /** A doctor. */
  'doctor',
  /** A pharmacy. */
  'pharmacy',
  /** A community or neighbourhood. */
  'community',
  /** Print and web. */
  'media',
  /** Paid advertising. */
  'ad',
  /** In the street. */
  'offline',
  /** WeCom. */
  'wecom',
  /** The official account. */
  'official',
  /** Anything else. */
  'other',
] as const;
/** Whether a channel is in use. */
export const channelStatuses = [
  /** In use. */
  'enabled',
  /** Its code lands on “the campaign is over”, attribution goes on. */
  'paused',
  /** Final, no longer offered. */
  'archived',
] as const;

/** Of a channel's contact, what is shown in the clear for a purpose. */
export const channelRevealFields = [
  /** Name of the contact person. */
  'contactName',
  /** Number of the contact person. */
  'contactMobile',
] as const;

export const channel = {
  code: /^[a-z0-9_-]{3,32}$/,
  maxCodeLength: 32,
  minNameLength: 2,
  maxNameLength: 30,
  maxLevels: 3,
  maxOwnerNameLength: 20,
  maxContactNameLength: 20,
  maxPhoneLength: 20,
  maxContactMobileLength: 11,
  maxProjects: 50,
  maxCosts: 24,
  /** Yuan. */
  maxCost: 9_999_999.99,
  costDecimals: 2,
  maxRemarkLength: 200,
  maxReasonLength: 200,
  maxChannels: 1000,
  maxImported: 500,
  /** Sides of a code's picture, in pixels, that the platform makes. */
  minCodePx: 280,
  maxCodePx: 1280,
  defaultCodePx: 430,
  maxFigureDays: 366,
  defaultFigureDays: 30,
  /** Before its end, in days, a channel is said to end soon. */
  expiringDays: 7,
  /** Codes that are printed at once. */
  maxPrintedCodes: 60,
} as const;
