import { type noticeStates, reportRejectReasons } from '../../src/contract/limits/report';
import type { ReportStatus } from '../../src/domain/report/report-status';
import { iso } from '../clock';
import type { Random } from '../fixtures/random';
import { comments, criticalReading, readings, voidReason } from './contents';
import type { ReportRow } from './report-row';
import type { Step } from './review';

type Notice = (typeof noticeStates)[number];

const usualNotices: readonly Notice[] = ['sent', 'sent', 'sent', 'sent', 'notSubscribed', 'failed'];
const decisions = ['approved', 'rejected', 'needMore'] as const satisfies readonly ReportStatus[];
type Decision = (typeof decisions)[number];
const isDecision = (status: ReportStatus): status is Decision => decisions.some((one) => one === status);
const isOver = (step: Step | undefined) => step?.status === 'approved' || step?.status === 'rejected';

/** Fields of the last decision, and the total time of waiting for the member since the last reopening. */
export function getDecision(random: Random, steps: readonly Step[], now: number) {
  const [code, state] = [random.pick(reportRejectReasons), random.pick(usualNotices)];
  const last = steps.findLast(({ status }) => isDecision(status));
  const decision = last && isDecision(last.status) ? last.status : null;
  const isTold = decision === 'rejected' || decision === 'needMore';
  const again = steps.findLastIndex(({ status }, index) => isOver(steps[index - 1]) && status === 'reviewing');
  const reopened = steps[again];
  const waitedMs = steps.slice(Math.max(0, again)).reduce((sum, { status, at }, index, since) => {
    const next = since[index + 1];
    return status === 'needMore' && next ? sum + next.at - at : sum;
  }, 0);
  return {
    reviewedAt: last ? iso(last.at) : null,
    rejectReasonCode: decision === 'rejected' ? code : null,
    reviewComment: decision && comments[decision],
    notice: last && isTold ? { state, at: iso(Math.min(now, last.at + 2000)) } : null,
    voidReason: steps.at(-1)?.status === 'voided' ? voidReason : null,
    reopenedAt: reopened ? iso(reopened.at) : null,
    waitedMs,
  };
}

/** Current or last reviewer; null if the only claim was given back. */
export function getClaim(steps: readonly Step[], reviewerId: string | null) {
  const claim = steps.findLast(({ status }, index) => status === 'reviewing' && steps[index + 1]?.status !== 'pending');
  return { reviewerId: claim ? reviewerId : null, claimedAt: claim ? iso(claim.at) : null };
}

/** Findings of an approved report. */
export function getReading(random: Random, type: ReportRow['type'], steps: readonly Step[], isCritical: boolean) {
  const usual = random.pick(readings[type]);
  if (!steps.some(({ status }) => status === 'approved')) return { conclusion: null, abnormalItems: [] };
  return isCritical ? criticalReading : usual;
}
