/** Limits of actions on several rows (docs/api.md). */
export const bulk = {
  /** Maximum number of selected rows in a synchronous request; larger selections run as a job. */
  maxIds: 200,
  minReasonLength: 2,
  maxReasonLength: 100,
} as const;
