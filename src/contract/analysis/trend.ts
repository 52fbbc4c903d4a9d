import { z } from 'zod';
import { count, refDate, rowsOf, seconds } from './period';

/** Those of a period's users who came back. */
export const RetainCohort = z.object({
  /** People in the period itself, which the platform gives under key 0. */
  base: count,
  /**
   * People who came again `key` periods later (limits/analysis, `retainKeys`). A key that has not
   * elapsed, or has no figure yet, is absent.
   */
  cells: z.array(
    z.object({
      /** Days, weeks or months after the first visit. */
      key: z.int().positive(),
      /** How many of the users came again. */
      value: count,
    }),
  ),
});
export type RetainCohort = z.infer<typeof RetainCohort>;

/** User Retain: the new and the active users of a period (docs/domain.md 6.13). */
export const RetainRow = z.object({
  /** The day, the Monday of the week, or the month of the first visit. */
  refDate,
  new: RetainCohort,
  /** All who visited then. */
  active: RetainCohort,
});
export type RetainRow = z.infer<typeof RetainRow>;
export const Retain = rowsOf(RetainRow);
export type Retain = z.infer<typeof Retain>;

/** Daily Summary (docs/domain.md 6.13). */
export const DailySummaryRow = z.object({
  /** The day. */
  refDate,
  /** People who ever came, until the end of the day. */
  visitTotal: count,
  /** Against the day before; null when that day has no figure. */
  visitTotalDelta: z.int().nullable(),
  /** How often it was shared. */
  sharePv: count,
  /** How many users shared it. */
  shareUv: count,
});
export type DailySummaryRow = z.infer<typeof DailySummaryRow>;
export const DailySummary = rowsOf(DailySummaryRow);
export type DailySummary = z.infer<typeof DailySummary>;

/** Visit Trend. People of a week or a month are counted once: they are not the sum of its days. */
export const VisitTrendRow = z.object({
  /** The day, the Monday of the week, or the month. */
  refDate,
  /** How often the mini program was opened. */
  sessionCnt: count,
  /** How many pages were seen. */
  visitPv: count,
  /** How many users visited, each counted once in the period. */
  visitUv: count,
  /** Those of them who came for the first time. */
  visitUvNew: count,
  /** Seconds per person; the platform leaves it out at times. */
  stayTimeUv: seconds.nullable(),
  /** Seconds per open. */
  stayTimeSession: seconds,
  /** Pages per open, each counted once. */
  visitDepth: z.number().nonnegative(),
});
export type VisitTrendRow = z.infer<typeof VisitTrendRow>;
export const VisitTrend = rowsOf(VisitTrendRow);
export type VisitTrend = z.infer<typeof VisitTrend>;
