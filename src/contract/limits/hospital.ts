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
  minNameLength: 2,
  maxNameLength: 50,
  maxShortNameLength: 20,
  maxOrgCodeLength: 22,
  maxDepartments: 20,
  maxDepartmentLength: 20,
  maxAddressLength: 100,
  maxPhoneLength: 20,
  maxContactNameLength: 20,
  maxContactMobileLength: 11,
  maxPhotos: 6,
  maxIntroLength: 2000,
  maxOpenHoursLength: 100,
  maxKeywordLength: 50,
  maxProjects: 100,
  latitude: 90,
  longitude: 180,
} as const;
