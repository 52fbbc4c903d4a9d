import { z } from 'zod';
import { day, instant } from '../common';
import { refDate } from './period';

/** The ten reports of the platform (docs/domain.md 1.2). */
export const reports = [
  /** Retention by day. */
  'retainDay',
  /** Retention by week. */
  'retainWeek',
  /** Retention by month. */
  'retainMonth',
  /** Users and shares of each day. */
  'dailySummary',
  /** Visits by day. */
  'visitTrendDay',
  /** Visits by week. */
  'visitTrendWeek',
  /** Visits by month. */
  'visitTrendMonth',
  /** User portrait. */
  'portrait',
  /** Access source, stay and depth. */
  'distribution',
  /** Pages. */
  'pages',
] as const;
export type Report = (typeof reports)[number];

/** Whether a report is up to date. */
export const reportStates = [
  /** Up to date. */
  'ready',
  /** The platform is still generating the newest figures. */
  'generating',
  /** Fetching failed. */
  'failed',
] as const;

/**
 * Why a report is not ready (docs/domain.md 1.4): errors 61503, 45009, 48001, 61502, 40013, token errors, or a failed
 * sync.
 */
export const reportReasons = [
  /** The platform has not generated the figures yet. */
  'notReady',
  /** The daily call quota of the platform is used up. */
  'quotaExceeded',
  /** The account is not authorized to read them. */
  'unauthorized',
  /** The account is a game account, which has no reports. */
  'gameProgram',
  /** The platform does not know the account. */
  'appIdInvalid',
  /** The platform rejected the access token. */
  'tokenInvalid',
  /** The sync failed. */
  'brokenDown',
] as const;
export type ReportReason = (typeof reportReasons)[number];

export const ReportStatus = z.object({
  /** The report. */
  report: z.enum(reports),
  /** The first period that can have figures; null if there is none. */
  oldest: refDate.nullable(),
  /** The last period that can have figures; null if there is none. */
  newest: refDate.nullable(),
  /** When figures were last fetched from the platform; null if never. */
  lastSyncedAt: instant.nullable(),
  /**
   * `generating` while the newest completed period has no figures yet; `failed` while a period could not be fetched.
   */
  state: z.enum(reportStates),
  /** Null when the state is ready. */
  reason: z.enum(reportReasons).nullable(),
  /** Periods that could not be fetched, oldest first; a sync can help. */
  failed: z.array(refDate),
});
export type ReportStatus = z.infer<typeof ReportStatus>;

/** All ten reports, in the order of the enum. */
export const ReportStatusList = z.array(ReportStatus);

/** Periods of a report to fetch again. A missing bound defaults to that of the newest completed period. */
export const SyncInput = z.object({
  /** The report to fetch again. */
  report: z.enum(reports),
  /** The first day; left out: that of the newest completed period. */
  from: day.optional(),
  /** The day after the last. */
  before: day.optional(),
});
export type SyncInput = z.infer<typeof SyncInput>;
