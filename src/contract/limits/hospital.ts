/** Enums and limits of pilot hospitals (docs/domain.md 6.14). Lengths in characters. */
export const hospitalLevels = [
  'g3s',
  'g3a',
  'g3b',
  'g3c',
  'g2a',
  'g2b',
  'g2c',
  'g1a',
  'g1b',
  'g1c',
  'ungraded',
] as const;
export const hospitalNatures = ['public', 'private', 'joint'] as const;
export const hospitalKinds = ['general', 'special', 'tcm', 'maternal', 'community', 'other'] as const;
export const hospitalStatuses = ['active', 'paused', 'ended'] as const;
export const hospitalBulkActions = ['pause', 'resume'] as const;

/** Of a hospital's contact, what is shown in the clear for a purpose. */
export const hospitalRevealFields = ['contactMobile'] as const;

export const hospital = {
  nameMin: 2,
  name: 50,
  shortName: 20,
  orgCode: 22,
  departments: 20,
  department: 20,
  address: 100,
  phone: 20,
  contactName: 20,
  contactMobile: 11,
  photos: 6,
  intro: 2000,
  openHours: 100,
  keyword: 50,
  projects: 100,
  latitude: 90,
  longitude: 180,
} as const;
