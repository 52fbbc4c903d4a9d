/** URL of a member's screen (docs/domain.md 6). */
export const memberPath = (id: string) => `/member/member-detail?id=${encodeURIComponent(id)}`;
