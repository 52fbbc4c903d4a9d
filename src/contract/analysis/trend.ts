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
  cells: z.array(z.object({ key: z.int().positive(), value: count })),
});
export type RetainCohort = z.infer<typeof RetainCohort>;

/** User Retain: the new and the active users of a period (docs/domain.md 6.13). */
export const RetainRow = z.object({ refDate, new: RetainCohort, active: RetainCohort });
export type RetainRow = z.infer<typeof RetainRow>;
export const Retain = rowsOf(RetainRow);
export type Retain = z.infer<typeof Retain>;

/** Daily Summary (docs/domain.md 6.13). */
export const DailySummaryRow = z.object({
  refDate,
  /** People who ever came, until the end of the day. */
  visitTotal: count,
  /** Against the day before; null when that day has no figure. */
  visitTotalDelta: z.int().nullable(),
  sharePv: count,
  shareUv: count,
});
export type DailySummaryRow = z.infer<typeof DailySummaryRow>;
export const DailySummary = rowsOf(DailySummaryRow);
export type DailySummary = z.infer<typeof DailySummary>;

/** Visit Trend. People of a week or a month are counted once: they are not the sum of its days. */
export const VisitTrendRow = z.object({
  refDate,
  sessionCnt: count,
  visitPv: count,
  visitUv: count,
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
