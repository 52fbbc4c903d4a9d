import type { RecordListed } from '../../src/contract/record-list';
import type { Texts } from '../language';

type Words<Value extends string | null> = Record<NonNullable<Value>, Texts>;

export const severityTexts: Words<RecordListed['severity']> = {
  normal: ['正常', 'Normal'],
  low: ['低危', 'Low'],
  medium: ['中危', 'Medium'],
  high: ['高危', 'High'],
  critical: ['极高危', 'Critical'],
  excluded: ['不符合条件', 'Not eligible'],
};
export const eligibilityTexts: Words<RecordListed['eligibility']> = {
  eligible: ['符合', 'Eligible'],
  ineligible: ['不符合', 'Not eligible'],
  pending: ['待定', 'Undecided'],
};
export const agreementTexts: Words<RecordListed['agreementStatus']> = {
  notRequired: ['无需', 'Not needed'],
  notSent: ['未发送', 'Not sent'],
  unsigned: ['待签', 'Not signed'],
  signed: ['已签', 'Signed'],
  declined: ['已拒签', 'Declined'],
  withdrawn: ['已撤回', 'Withdrawn'],
  expired: ['已过期', 'Expired'],
};
export const statusTexts: Words<RecordListed['status']> = {
  inProgress: ['答题中', 'In progress'],
  submitted: ['待审核', 'To review'],
  reviewing: ['审核中', 'In review'],
  approved: ['待联系', 'To contact'],
  contacted: ['已联系', 'Contacted'],
  referred: ['已转诊', 'Referred'],
  enrolled: ['已入组', 'Enrolled'],
  rejected: ['未通过', 'Not accepted'],
  closed: ['已关闭', 'Closed'],
  voided: ['已作废', 'Voided'],
  abandoned: ['已放弃', 'Abandoned'],
};
