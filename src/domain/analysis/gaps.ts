import type { Granularity, Missing } from '../../contract/analysis/period';
import type { ReportStatus } from '../../contract/analysis/status';
import { groupRuns, type Run } from '../period/runs';

/** A run of adjacent periods that lack figures for the same reason. */
export type Gap = Run & { reason: Missing['reason'] };

export type SyncSummary = {
  /** Sync state of the figures shown; a state that the console does not know is passed through. */
  state: ReportStatus['state'];
  /** Number of days, weeks or months without figures, and which ones. */
  count: number;
  gaps: Gap[];
  /** Why the last sync failed; null while data is only pending. */
  reason: ReportStatus['reason'];
  /** Periods that could not be fetched and lie outside the period shown. */
  elsewhere: readonly string[];
};

const reasons = ['failed', 'generating', 'notProvided'] as const satisfies readonly Missing['reason'][];

type Status = Pick<ReportStatus, 'state' | 'reason'> & { failed: readonly string[] };

const unknown: Status = { state: 'ready', reason: null, failed: [] };

function getSyncState({ state, failed }: Omit<Status, 'reason'>, missing: readonly Missing[]): ReportStatus['state'] {
  if (missing.some(({ reason }) => reason === 'failed')) return 'failed';
  // A failed sync lists the periods that it could not fetch; it says nothing about other periods.
  const own = state === 'failed' && failed.length > 0 ? 'ready' : state;
  if (own === 'ready' || own === 'generating')
    return missing.some(({ reason }) => reason === 'generating') ? 'generating' : 'ready';
  return own;
}

/**
 * Sync summary of the period shown, with each gap listed once. Failures outside the period do not affect its state, and
 * data that is still being generated is not a failure.
 *
 * @param status undefined when unknown; the gaps are still known
 * @param missing gaps of the period shown; undefined until they are loaded
 */
export function getSyncSummary(
  granularity: Granularity,
  { state: said, reason, failed }: Status = unknown,
  missing: readonly Missing[] | undefined,
): SyncSummary {
  const shown = missing ?? [];
  const gaps = reasons.flatMap((reason) => {
    const refDates = shown.flatMap((one) => (one.reason === reason ? [one.refDate] : []));
    return groupRuns(granularity, refDates).map((run): Gap => ({ ...run, reason }));
  });
  const elsewhere = missing ? failed.filter((refDate) => !missing.some((one) => one.refDate === refDate)) : [];
  const state = missing ? getSyncState({ state: said, failed }, missing) : said;
  const isQuiet = (state === 'ready' || state === 'generating') && elsewhere.length === 0;
  return { state, count: shown.length, gaps, reason: isQuiet ? null : reason, elsewhere };
}
