/** Limits of actions on several rows (docs/api.md). */
export const bulk = {
  /** Picked rows that are answered at once; more than these run as a job. */
  ids: 200,
  reasonMin: 2,
  reason: 100,
} as const;
