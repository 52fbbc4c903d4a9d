/** What the platform gives, and how much of it is asked for at once (docs/domain.md 1 and 6.13). */
export const analysis = {
  /** The most periods of one range, by granularity. */
  maxRetainPeriods: { day: 60, week: 26, month: 24 },
  maxTrendPeriods: { day: 90, week: 52, month: 24 },
  /** The most days of one range of the reports that come by day only. */
  maxDays: 90,
  /** Pages of a day beyond these, by visits, are not given by the platform. */
  maxPages: 200,
  maxPagePathLength: 256,
  maxPageNameLength: 30,
} as const;

/** How many periods later retention is counted; 0, the period itself, is the cohort's size. */
export const retainKeys = {
  day: [1, 2, 3, 4, 5, 6, 7, 14, 30],
  week: [1, 2, 3, 4],
  month: [1],
} as const;
