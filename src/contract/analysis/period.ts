import { z } from 'zod';
import { day, instant } from '../common';

export const granularities = ['day', 'week', 'month'] as const;
export type Granularity = (typeof granularities)[number];

/** The day, YYYY-MM-DD; the Monday of a week, YYYY-MM-DD; a month, YYYY-MM. */
export const refDate = z.string().regex(/^\d{4}-\d{2}(-\d{2})?$/);

/**
 * Business days, the second one no longer included, that hold whole periods: with weeks both are
 * Mondays, with months both are a first. No later than the last period that is over, today excluded.
 */
export const Window = z.object({ from: day, before: day });
export type Window = z.infer<typeof Window>;

/**
 * Why a period has no figures: the platform has them, but not before about 10:00 of the day after;
 * it does not give them, now or later; they could not be fetched, and a sync may help.
 */
export const missingReasons = ['generating', 'notProvided', 'failed'] as const;

export const Missing = z.object({ refDate, reason: z.enum(missingReasons) });
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
export const rowsOf = <Row extends z.ZodType>(row: Row) => z.object({ ...reported, rows: z.array(row) });

export const count = z.int().nonnegative();
/** A number of people, or the mean of several days. */
export const people = z.number().nonnegative();
export const seconds = z.number().nonnegative();
