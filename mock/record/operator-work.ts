import type { RecordDetail } from '../../src/contract/record-detail';
import { isQualified, type Progress, type RecordStatus } from '../../src/domain/record-status';
import type { Random } from '../fixtures/random';
import type { GeneratedAnswers } from './generate-answers';

type Written =
  | 'eligibility'
  | 'pendingReason'
  | 'remark'
  | 'rejectReason'
  | 'voidReason'
  | 'reopenReason'
  | 'amendments'
  | 'version';

/** Fields that operators fill in. */
export type RecordWork = Pick<RecordDetail, Written>;

/** Replacement values after anonymization: any free text may name the person. */
export const getErasedFields = () =>
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

/** Result of the review, derived from the state. */
export function getEligibility({ status, severity, closeReason, reachedStage }: Situation): RecordWork['eligibility'] {
  if (severity === 'excluded' || status === 'rejected' || closeReason === 'ineligible') return 'ineligible';
  if (reachedStage !== null || isQualified(status)) return 'eligible';
  // Operators close records that a review found eligible; the server closes a withdrawn one in any state.
  return closeReason === null || closeReason === 'withdrawn' ? null : 'eligible';
}

/** Returns a function that generates the operators' fields. Call it for each record in order. */
export const createWorkGenerator =
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
