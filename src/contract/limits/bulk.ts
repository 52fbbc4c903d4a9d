/** Limits of actions on several rows (design.md section 3). */
export const bulk = {
  /** Picked rows that are answered at once; more than these run as a job. */
  ids: 200,
  reasonMin: 2,
  reason: 100,
} as const;
