/** Limits of actions on several rows (docs/api.md). */
export const bulk = {
  /** Picked rows that are answered at once; more than these run as a job. */
  maxIds: 200,
  minReasonLength: 2,
  maxReasonLength: 100,
} as const;
