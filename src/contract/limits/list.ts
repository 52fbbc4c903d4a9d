/** Limits of every list. */
export const list = {
  /** Spec section 9: default page size. */
  pageSize: 10,
  pageSizes: [10, 20, 50, 100],
  maxPageSize: 100,
  /** Of a range of dates that a list is filtered by. */
  maxDays: 366,
  /** That a list can be filtered by at once. */
  maxIds: 200,
} as const;
