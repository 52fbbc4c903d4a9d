/** Of channels (docs/domain.md 6.6). */
export const channelTypes = [
  'hospital',
  'doctor',
  'pharmacy',
  'community',
  'media',
  'ad',
  'offline',
  'wecom',
  'official',
  'other',
] as const;
export const channelStatuses = ['enabled', 'paused', 'archived'] as const;

/** Of a channel's contact, what is shown in the clear for a purpose. */
export const channelRevealFields = ['contactName', 'contactMobile'] as const;

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
