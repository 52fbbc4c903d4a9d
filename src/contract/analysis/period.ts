import { z } from 'zod';
import { day, instant } from '../common';

/** Length of the periods of a report. */
export const granularities = [
  /** Days. */
  'day',
  /** Weeks, from Monday on. */
  'week',
  /** Calendar months. */
  'month',
] as const;
export type Granularity = (typeof granularities)[number];

/** The day, YYYY-MM-DD; the Monday of a week, YYYY-MM-DD; a month, YYYY-MM. */
export const refDate = z.string().regex(/^\d{4}-\d{2}(-\d{2})?$/);

/**
 * Business days, the second one no longer included, that hold whole periods: with weeks both are
 * Mondays, with months both are a first. No later than the last period that is over, today excluded.
 */
export const Window = z.object({
  /** The first day. */
  from: day,
  /** The day after the last. */
  before: day,
});
export type Window = z.infer<typeof Window>;

/**
 * Why a period has no figures: the platform has them, but not before about 10:00 of the day after;
 * it does not give them, now or later; they could not be fetched, and a sync may help.
 */
export const missingReasons = [
  /** The platform is still making them. */
  'generating',
  /** The platform has none, and cannot make them later. */
  'notProvided',
  /** They could not be taken over. */
  'failed',
] as const;

/** A period of which there are no figures. */
export const Missing = z.object({
  /** The day, the Monday of the week, or the month, of which there are no figures. */
  refDate,
  /** Why there are none. */
  reason: z.enum(missingReasons),
});
export type Missing = z.infer<typeof Missing>;

/** What every report says beside its figures. */
export const reported = {
  /** When the report was last fetched from the platform; null when never. */
  syncedAt: instant.nullable(),
  /** The newest period that the platform has generated; a later one that is over is being generated. */
  newest: refDate.nullable(),
  /** The periods that were asked for and have no figures, oldest first. They are not 0. */
  missing: z.array(Missing),
};

/** A report with a row for each period that has figures, oldest first. */
export const rowsOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    ...reported,
    /** Those of the period that there are figures of, oldest first. */
    rows: z.array(row),
  });

export const count = z.int().nonnegative();
/** A number of people, or the mean of several days. */
export const people = z.number().nonnegative();
export const seconds = z.number().nonnegative();
