/** How long a lease is valid after each claim and renewal, in seconds (docs/domain.md 6.3 and 6.12). */
export const lease = {
  quizSeconds: 120,
  reportSeconds: 1800,
  maxWindowIdLength: 64,
} as const;
