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

/** What an export can hold clear (docs/domain.md 5.2): the personal fields of the list. */
export const memberExportFields = [
  /** Name. */
  'realName',
  /** Mobile number. */
  'mobile',
] as const;

/** Filters that hold personal data: never in a URL, the console's or the API's (docs/api.md). */
export const memberSensitive = ['mobile', 'realName', 'nickname'] as const;
