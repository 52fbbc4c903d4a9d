import { z } from 'zod';
import { day, instant } from '../common';
import { refDate } from './period';

/** The ten reports of the platform (docs/domain.md 1.2). */
export const reports = [
  /** Who came back, by day. */
  'retainDay',
  /** Who came back, by week. */
  'retainWeek',
  /** Who came back, by month. */
  'retainMonth',
  /** Users and shares of each day. */
  'dailySummary',
  /** Visits by day. */
  'visitTrendDay',
  /** Visits by week. */
  'visitTrendWeek',
  /** Visits by month. */
  'visitTrendMonth',
  /** Who the users are. */
  'portrait',
  /** From where, how long and how deep. */
  'distribution',
  /** The pages. */
  'pages',
] as const;
export type Report = (typeof reports)[number];

/** Whether a report is up to date. */
export const reportStates = [
  /** It is. */
  'ready',
  /** The platform is still making the newest figures. */
  'generating',
  /** They could not be taken over. */
  'failed',
] as const;

/** Why a report is not ready (docs/domain.md 1.4): 61503, 45009, 48001, 61502, 40013, tokens, or the sync itself. */
export const reportReasons = [
  /** The platform has not made them yet. */
  'notReady',
  /** Too many calls to the platform on this day. */
  'quotaExceeded',
  /** The account is not allowed to read them. */
  'unauthorized',
  /** The account is of a game, which has none. */
  'gameProgram',
  /** The platform does not know the account. */
  'appIdInvalid',
  /** The platform refused the service’s key. */
  'tokenInvalid',
  /** The platform did not answer. */
  'brokenDown',
] as const;
export type ReportReason = (typeof reportReasons)[number];

export const ReportStatus = z.object({
  /** Which of the reports. */
  report: z.enum(reports),
  /** The first and the last period that there may be figures of; null when there are none. */
  oldest: refDate.nullable(),
  /** The last day, week or month that there are figures of; null: none yet. */
  newest: refDate.nullable(),
  /** When figures were last taken from the platform; null: never yet. */
  lastSyncedAt: instant.nullable(),
  /** `generating` while the newest period that is over has no figures yet; `failed` while one could not be fetched. */
  state: z.enum(reportStates),
  /** Null when ready. */
  reason: z.enum(reportReasons).nullable(),
  /** The periods that could not be fetched, oldest first: a sync of them may help. */
  failed: z.array(refDate),
});
export type ReportStatus = z.infer<typeof ReportStatus>;

/** All ten, in their order. */
export const ReportStatusList = z.array(ReportStatus);

/** Which periods of a report to fetch once more; each bound is that of the newest period that is over, unless given. */
export const SyncInput = z.object({
  /** Which of the reports is taken anew. */
  report: z.enum(reports),
  /** The first day; left out: as far back as the report goes. */
  from: day.optional(),
  /** The day after the last. */
  before: day.optional(),
});
export type SyncInput = z.infer<typeof SyncInput>;
