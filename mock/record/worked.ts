import type { RecordDetail } from '../../src/contract/record-detail';
import { isQualified, type Progress, type RecordStatus } from '../../src/domain/record-status';
import type { Random } from '../fixtures/random';
import type { GeneratedAnswers } from './answered';

type Written =
  | 'eligibility'
  | 'pendingReason'
  | 'remark'
  | 'rejectReason'
  | 'voidReason'
  | 'reopenReason'
  | 'amendments'
  | 'version';

/** What operators have done with a record, and written of it. */
export type RecordWork = Pick<RecordDetail, Written>;

/** What is left of what was written about somebody who was anonymised: any of it may name them. */
export const withoutReasons = () =>
  ({
    amendments: [],
    remark: null,
    pendingReason: null,
    rejectReason: null,
    voidReason: null,
    reopenReason: null,
  }) satisfies Partial<RecordWork>;

const rejectReasons = ['与入选标准不符', '重复提交', '资料无法核实'] as const;
const voidReasons = ['误提交', '测试数据', '填写人误选项目'] as const;
const remarks = ['希望下午联系', '由家属陪同就诊', '已寄送纸质资料'] as const;

type Situation = Pick<GeneratedAnswers, 'severity'> &
  Pick<Progress, 'reachedStage'> & { status: RecordStatus; closeReason: RecordDetail['closeReason'] };

/** What the review said, as far as the state tells. */
export function getEligibility({ status, severity, closeReason, reachedStage }: Situation): RecordWork['eligibility'] {
  if (severity === 'excluded' || status === 'rejected' || closeReason === 'ineligible') return 'ineligible';
  if (reachedStage !== null || isQualified(status)) return 'eligible';
  // An operator closes what a review has found eligible; the server closes a withdrawn one from any state.
  return closeReason === null || closeReason === 'withdrawn' ? null : 'eligible';
}

/** Says what was done with made-up records so far; to be asked of each in turn. */
export const working =
  ({ pick, chance }: Random) =>
  (record: Situation): RecordWork => {
    const [rejectReason, voidReason, remark, isRemarked] = [
      pick(rejectReasons),
      pick(voidReasons),
      pick(remarks),
      chance(0.06),
    ];
    const isPending = isRemarked && record.status === 'reviewing';
    return {
      eligibility: isPending ? 'pending' : getEligibility(record),
      pendingReason: isPending ? '缺病理报告' : null,
      remark: isRemarked && record.status !== 'inProgress' ? remark : null,
      rejectReason: record.status === 'rejected' ? rejectReason : null,
      voidReason: record.status === 'voided' ? voidReason : null,
      reopenReason: null,
      amendments: [],
      version: 1,
    };
  };
