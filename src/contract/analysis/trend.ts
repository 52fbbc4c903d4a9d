import { z } from 'zod';
import { count, refDate, rowsOf, seconds } from './period';

/** Users of a period and how many of them came back. */
export const RetainCohort = z.object({
  /** People in the period itself, which the platform returns under key 0. */
  base: count,
  /**
   * People who came back `key` periods later (limits/analysis, `retainKeys`). A key that has not elapsed or has no
   * figure yet is missing.
   */
  cells: z.array(
    z.object({
      /** Days, weeks or months after the first visit. */
      key: z.int().positive(),
      /** How many of the users came back. */
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
  /** All users who visited in the period. */
  active: RetainCohort,
});
export type RetainRow = z.infer<typeof RetainRow>;
export const Retain = rowsOf(RetainRow);
export type Retain = z.infer<typeof Retain>;

/** Daily Summary (docs/domain.md 6.13). */
export const DailySummaryRow = z.object({
  /** The day. */
  refDate,
  /** People who had ever visited by the end of the day. */
  visitTotal: count,
  /** Change from the day before; null if that day has no figure. */
  visitTotalDelta: z.int().nullable(),
  /** Number of shares. */
  sharePv: count,
  /** How many users shared it. */
  shareUv: count,
});
export type DailySummaryRow = z.infer<typeof DailySummaryRow>;
export const DailySummary = rowsOf(DailySummaryRow);
export type DailySummary = z.infer<typeof DailySummary>;

/** Visit Trend. People of a week or month are counted once, so they are not the sum of its days. */
export const VisitTrendRow = z.object({
  /** The day, the Monday of the week, or the month. */
  refDate,
  /** Number of times that the mini program was opened. */
  sessionCnt: count,
  /** Page views. */
  visitPv: count,
  /** How many users visited, each counted once in the period. */
  visitUv: count,
  /** How many of them visited for the first time. */
  visitUvNew: count,
  /** Seconds per person; null when the platform omits it. */
  stayTimeUv: seconds.nullable(),
  /** Seconds per open. */
  stayTimeSession: seconds,
  /** Pages per open, each counted once. */
  visitDepth: z.number().nonnegative(),
});
export type VisitTrendRow = z.infer<typeof VisitTrendRow>;
export const VisitTrend = rowsOf(VisitTrendRow);
export type VisitTrend = z.infer<typeof VisitTrend>;
