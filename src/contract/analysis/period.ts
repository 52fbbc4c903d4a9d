import { z } from 'zod';
import { day, instant } from '../common';

/** Length of a period of a report. */
export const granularities = [
  /** Days. */
  'day',
  /** Weeks, starting on Monday. */
  'week',
  /** Calendar months. */
  'month',
] as const;
export type Granularity = (typeof granularities)[number];

/** A day as YYYY-MM-DD, a week by its Monday as YYYY-MM-DD, or a month as YYYY-MM. */
export const refDate = z.string().regex(/^\d{4}-\d{2}(-\d{2})?$/);

/**
 * Half-open range of business days that contains whole periods: both are Mondays for weeks, and the first of a month
 * for months. It ends with the last completed period at the latest and excludes today.
 */
export const Window = z.object({
  /** The first day. */
  from: day,
  /** The day after the last. */
  before: day,
});
export type Window = z.infer<typeof Window>;

/**
 * Why a period has no figures. The platform provides figures around 10:00 of the next day; some it never provides; if
 * fetching failed, a sync can help.
 */
export const missingReasons = [
  /** The platform is still generating them. */
  'generating',
  /** The platform does not provide them, now or later. */
  'notProvided',
  /** Fetching them failed. */
  'failed',
] as const;

/** A period without figures. */
export const Missing = z.object({
  /** The day, the Monday of the week, or the month without figures. */
  refDate,
  /** Why there are none. */
  reason: z.enum(missingReasons),
});
export type Missing = z.infer<typeof Missing>;

/** Fields of every report besides its figures. */
export const reported = {
  /** When the report was last fetched from the platform; null if never. */
  syncedAt: instant.nullable(),
  /** The newest period that the platform has generated; a later completed period is still being generated. */
  newest: refDate.nullable(),
  /** Requested periods without figures, oldest first. Their figures are unknown, not 0. */
  missing: z.array(Missing),
};

/** A report with a row for each period that has figures, oldest first. */
export const rowsOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    ...reported,
    /** Rows of the periods that have figures, oldest first. */
    rows: z.array(row),
  });

export const count = z.int().nonnegative();
/** A number of people, or the mean of several days. */
export const people = z.number().nonnegative();
export const seconds = z.number().nonnegative();
