/** Genders. */
export const genders = [
  /** Not known. */
  'unknown',
  /** Male. */
  'male',
  /** Female. */
  'female',
] as const;
/** Status of a member. */
export const memberStatuses = [
  /** Can use the service. */
  'active',
  /** Disabled by an operator. */
  'disabled',
  /** Anonymized; final. */
  'cancelled',
] as const;
/** Whether a member follows the official account. */
export const followStatuses = [
  /** Follows it. */
  'following',
  /** Unfollowed it. */
  'unfollowed',
  /** Has never followed it. */
  'never',
] as const;

/** Lengths in code points (docs/domain.md 6.1). */
export const member = {
  maxMemberNoLength: 20,
  maxNicknameLength: 32,
  maxRealNameLength: 30,
  maxMobileLength: 11,
  maxTags: 10,
  maxTagLength: 12,
  maxRemarkLength: 200,
  minAge: 0,
  maxAge: 120,
} as const;

/** Personal fields that an export can contain unmasked (docs/domain.md 5.2). */
export const memberExportFields = [
  /** Name. */
  'realName',
  /** Mobile number. */
  'mobile',
] as const;
