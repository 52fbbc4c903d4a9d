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

export const channel = {
  code: /^[a-z0-9_-]{3,32}$/,
  minNameLength: 2,
  maxNameLength: 30,
  maxLevels: 3,
  maxOwnerNameLength: 20,
  maxContactNameLength: 20,
  maxPhoneLength: 20,
  maxProjects: 50,
  maxCosts: 24,
  /** Yuan. */
  maxCost: 9_999_999.99,
  maxRemarkLength: 200,
  maxChannels: 1000,
  maxImported: 500,
  /** Sides of a code's picture, in pixels, that the platform makes. */
  minCodePx: 280,
  maxCodePx: 1280,
  maxFigureDays: 366,
} as const;
