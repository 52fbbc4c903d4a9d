/** Enums and limits of channels (docs/domain.md 6.6). */

/** Type of a channel. */
export const channelTypes = [
  /** A hospital. */
  'hospital',
  /** A doctor. */
  'doctor',
  /** A pharmacy. */
  'pharmacy',
  /** A community or neighbourhood. */
  'community',
  /** Print and web media. */
  'media',
  /** Paid advertising. */
  'ad',
  /** Offline, such as in the street. */
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
  /** Its code opens “the campaign is over”; attribution continues. */
  'paused',
  /** Final; no longer offered in forms. */
  'archived',
] as const;

/** Fields of a channel's contact that can be revealed. */
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
  /** Side length of a code image that the platform makes, in pixels. */
  minCodePx: 280,
  maxCodePx: 1280,
  defaultCodePx: 430,
  maxFigureDays: 366,
  defaultFigureDays: 30,
  /** A channel ends soon when this number of days is left. */
  expiringDays: 7,
  /** Maximum number of codes in one print. */
  maxPrintedCodes: 60,
} as const;
