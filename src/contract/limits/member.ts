/** Lengths in code points (domain.md 6.1). */
export const member = {
  memberNo: 20,
  nickname: 32,
  realName: 30,
  tags: 10,
  tag: 12,
  remark: 200,
} as const;
