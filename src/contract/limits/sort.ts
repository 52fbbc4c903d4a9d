/** The place in an order that operators give (docs/domain.md 6). */
export const sort = {
  min: 0,
  max: 999,
  /** Rows that can be put in order together: each has a place of its own. */
  maxRows: 1000,
} as const;
