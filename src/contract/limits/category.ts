/** Limits of project categories (docs/domain.md 6.14). Lengths in characters. */
export const category = {
  maxNameLength: 10,
  maxCodeLength: 20,
  maxDescriptionLength: 60,
  /** Of all levels together: the whole tree comes in one answer. */
  maxCategories: 200,
} as const;

/** What is done to several categories. */
export const categoryBulkActions = [
  /** Show. */
  'enable',
  /** Show no longer. */
  'disable',
] as const;
export const categoryCode = /^[a-z0-9_]{2,20}$/;
export const themeColor = /^#[0-9A-Fa-f]{6}$/;
