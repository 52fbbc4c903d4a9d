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
