import type { Report } from '../../src/contract/analysis/status';
import { Fault } from '../fault';
import { state } from '../state';
import { getMissingReason } from './availability';
import { getFiguresOrigin } from './data-range';
import { buildPortrait } from './fixtures/portrait';
import { analysisMessages } from './messages';
import { getPeriod, getSpan } from './periods';
import { reportPeriods } from './reports';

/**
 * Fetches one period of a report from the platform.
 * @throws Fault when the platform has no figures for it, or none yet
 */
export function syncPeriod(report: Report, refDate: string) {
  const { analysis } = state().world;
  analysis.syncedByHand[report] = Date.now();
  const { granularity } = reportPeriods[report];
  const period = getPeriod(granularity, granularity === 'month' ? `${refDate}-01` : refDate);
  const reason = getMissingReason(report, period);
  if (reason === 'generating') throw new Fault(analysisMessages.analysisGenerating);
  // The platform cannot create a missing snapshot later.
  const hasNoSnapshot =
    report === 'portrait' && !reason && buildPortrait(getFiguresOrigin(), getSpan(period).from, 1) === null;
  if (reason === 'notProvided' || hasNoSnapshot) throw new Fault(analysisMessages.analysisNotProvided);
  analysis.failures = analysis.failures.filter((one) => one.report !== report || one.refDate !== refDate);
}
