/** How long a lease holds from each claim and renewal on, in seconds (docs/domain.md 6.3 and 6.12). */
export const lease = {
  quizSeconds: 120,
  reportSeconds: 1800,
  maxWindowIdLength: 64,
} as const;
