/** Enums and limits of pilot hospitals (docs/domain.md 6.14). Lengths in characters. */

/** Grade of a hospital in China. */
export const hospitalLevels = [
  /** Class 3, special grade. */
  'g3s',
  /** Class 3, grade A. */
  'g3a',
  /** Class 3, grade B. */
  'g3b',
  /** Class 3, grade C. */
  'g3c',
  /** Class 2, grade A. */
  'g2a',
  /** Class 2, grade B. */
  'g2b',
  /** Class 2, grade C. */
  'g2c',
  /** Class 1, grade A. */
  'g1a',
  /** Class 1, grade B. */
  'g1b',
  /** Class 1, grade C. */
  'g1c',
  /** Not graded. */
  'ungraded',
] as const;
/** Ownership of a hospital. */
export const hospitalNatures = [
  /** Public. */
  'public',
  /** Private. */
  'private',
  /** Joint public and private. */
  'joint',
] as const;
/** Kind of a hospital. */
export const hospitalKinds = [
  /** General hospital. */
  'general',
  /** Specialized hospital. */
  'special',
  /** Traditional Chinese medicine. */
  'tcm',
  /** Hospital for women and children. */
  'maternal',
  /** Community health center. */
  'community',
  /** Anything else. */
  'other',
] as const;
/** Whether patients are referred to a hospital. */
export const hospitalStatuses = [
  /** Patients are referred to it. */
  'active',
  /** Referrals are paused. */
  'paused',
  /** The cooperation has ended. */
  'ended',
] as const;
/** Bulk actions on hospitals. */
export const hospitalBulkActions = [
  /** Pause referrals. */
  'pause',
  /** Resume referrals. */
  'resume',
] as const;

/** Fields of a hospital's contact that can be revealed. */
export const hospitalRevealFields = [
  /** Number of the contact person. */
  'contactMobile',
] as const;

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
