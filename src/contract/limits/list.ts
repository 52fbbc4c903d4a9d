/** Limits of every list. */
export const list = {
  /** Spec section 9: default page size. */
  pageSize: 10,
  pageSizes: [10, 20, 50, 100],
  maxPageSize: 100,
  /** In a date range filter. */
  maxDays: 366,
  /** In one filter. */
  maxIds: 200,
} as const;
