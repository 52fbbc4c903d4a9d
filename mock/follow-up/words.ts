import type { FollowUp } from '../../src/contract/follow-up';
import type { Texts } from '../language';

type Words<Value extends string | null> = Record<NonNullable<Value>, Texts>;

export const planTexts: Words<FollowUp['plan']> = {
  first: ['首次联系', 'First contact'],
  d1: ['次日', 'Next day'],
  d3: ['3 天', '3 days'],
  d7: ['7 天', '7 days'],
  d14: ['14 天', '14 days'],
  d30: ['30 天', '30 days'],
  d90: ['90 天', '90 days'],
  custom: ['自定义', 'Custom'],
};
export const wayTexts: Words<FollowUp['way']> = {
  phone: ['电话', 'Phone'],
  wechat: ['微信', 'WeChat'],
  sms: ['短信', 'SMS'],
  visit: ['当面', 'In person'],
  other: ['其他', 'Other'],
};
export const statusTexts: Words<FollowUp['status'] | 'refused'> = {
  pending: ['待随访', 'To do'],
  overdue: ['已逾期', 'Overdue'],
  done: ['已完成', 'Done'],
  unreachable: ['失访', 'Unreachable'],
  refused: ['拒访', 'Refused'],
  cancelled: ['已取消', 'Cancelled'],
};
export const outcomeTexts: Words<FollowUp['outcome']> = {
  recovered: ['痊愈', 'Recovered'],
  improved: ['好转', 'Improved'],
  stable: ['稳定', 'Stable'],
  worse: ['加重', 'Worse'],
  deceased: ['死亡', 'Deceased'],
  unknown: ['不详', 'Unknown'],
};
export const adverseTexts: Words<FollowUp['adverse']> = {
  none: ['无', 'None'],
  mild: ['轻度', 'Mild'],
  moderate: ['中度', 'Moderate'],
  severe: ['重度', 'Severe'],
};
