/** Sort position that operators set (docs/domain.md 6). */
export const sort = {
  min: 0,
  max: 999,
  /** Maximum number of rows in one order; each row has a different position. */
  maxRows: 1000,
} as const;
