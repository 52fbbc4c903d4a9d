import { z } from 'zod';
import { day, instant } from '../common';
import { refDate } from './period';

/** The ten reports of the platform (docs/domain.md 1.2). */
export const reports = [
  'retainDay',
  'retainWeek',
  'retainMonth',
  'dailySummary',
  'visitTrendDay',
  'visitTrendWeek',
  'visitTrendMonth',
  'portrait',
  'distribution',
  'pages',
] as const;
export type Report = (typeof reports)[number];

export const reportStates = ['ready', 'generating', 'failed'] as const;

/** Why a report is not ready (docs/domain.md 1.4): 61503, 45009, 48001, 61502, 40013, tokens, or the sync itself. */
export const reportReasons = [
  'notReady',
  'quotaExceeded',
  'unauthorized',
  'gameProgram',
  'appIdInvalid',
  'tokenInvalid',
  'brokenDown',
] as const;
export type ReportReason = (typeof reportReasons)[number];

export const ReportStatus = z.object({
  report: z.enum(reports),
  /** The first and the last period that there may be figures of; null when there are none. */
  oldest: refDate.nullable(),
  newest: refDate.nullable(),
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
export const SyncInput = z.object({ report: z.enum(reports), from: day.optional(), before: day.optional() });
export type SyncInput = z.infer<typeof SyncInput>;
