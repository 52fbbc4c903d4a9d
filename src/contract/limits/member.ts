/** Lengths in code points (docs/domain.md 6.1). */
export const member = {
  memberNo: 20,
  nickname: 32,
  realName: 30,
  mobile: 11,
  tags: 10,
  tag: 12,
  remark: 200,
  ageMin: 0,
  ageMax: 120,
} as const;

/** What an export can hold clear (docs/domain.md 5.2): the personal fields of the list. */
export const memberExportFields = ['realName', 'mobile'] as const;

/** Filters that hold personal data: never in a URL, the console's or the API's (docs/api.md). */
export const memberSensitive = ['mobile', 'realName', 'nickname'] as const;
