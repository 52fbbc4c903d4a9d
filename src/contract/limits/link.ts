/** Lengths of what links consist of, in characters (docs/domain.md 6.4). */
export const link = {
  maxUrlLength: 500,
  maxAppIdLength: 18,
  maxPathLength: 128,
  maxQueryLength: 1024,
  maxPhoneLength: 20,
} as const;
