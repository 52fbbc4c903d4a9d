/** Limits of the platform's reports (docs/domain.md 1 and 6.13). */
export const analysis = {
  /** Maximum number of periods in a range, by granularity. */
  maxRetainPeriods: { day: 60, week: 26, month: 24 },
  maxTrendPeriods: { day: 90, week: 52, month: 24 },
  /** Maximum number of days in a range of the daily reports. */
  maxDays: 90,
  /** The platform returns only the most visited pages of a day. */
  maxPages: 200,
  maxPagePathLength: 256,
  maxPageNameLength: 30,
} as const;

/** Number of periods after which retention is counted; 0, the period itself, is the size of the cohort. */
export const retainKeys = {
  day: [1, 2, 3, 4, 5, 6, 7, 14, 30],
  week: [1, 2, 3, 4],
  month: [1],
} as const;
