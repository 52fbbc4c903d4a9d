/** Limits of project categories (docs/domain.md 6.14). Lengths in characters. */
export const category = {
  maxNameLength: 10,
  maxCodeLength: 20,
  maxDescriptionLength: 60,
  /** Across all levels, because one response contains the whole tree. */
  maxCategories: 200,
} as const;

/** Bulk actions on categories. */
export const categoryBulkActions = [
  /** Enable. */
  'enable',
  /** Disable. */
  'disable',
] as const;
export const categoryCode = /^[a-z0-9_]{2,20}$/;
export const themeColor = /^#[0-9A-Fa-f]{6}$/;
