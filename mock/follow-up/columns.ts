import type { FollowUp } from '../../src/contract/follow-up';
import { type Column, instantCell, lineOf, word } from '../export/column';
import { eachSecond } from '../export/each-second';
import type { ExportTable } from '../export/table';
import type { Texts } from '../language';
import { state } from '../state';
import { find } from '../store/update';
import { matchingFollowUpIds } from './filter';
import { followUpPresenter } from './table';

type Words<Value extends string | null> = Record<NonNullable<Value>, Texts>;

const planTexts: Words<FollowUp['plan']> = {
  first: ['首次联系', 'First contact'],
  d1: ['次日', 'Next day'],
  d3: ['3 天', '3 days'],
  d7: ['7 天', '7 days'],
  d14: ['14 天', '14 days'],
  d30: ['30 天', '30 days'],
  d90: ['90 天', '90 days'],
  custom: ['自定义', 'Custom'],
};
const wayTexts: Words<FollowUp['way']> = {
  phone: ['电话', 'Phone'],
  wechat: ['微信', 'WeChat'],
  sms: ['短信', 'SMS'],
  visit: ['当面', 'In person'],
  other: ['其他', 'Other'],
};
const statusTexts: Words<FollowUp['status']> = {
  pending: ['待随访', 'Pending'],
  overdue: ['已逾期', 'Overdue'],
  done: ['已完成', 'Done'],
  unreachable: ['失访', 'Lost to follow-up'],
  cancelled: ['已取消', 'Cancelled'],
};
const outcomeTexts: Words<FollowUp['outcome']> = {
  recovered: ['痊愈', 'Recovered'],
  improved: ['好转', 'Improved'],
  stable: ['稳定', 'Stable'],
  worse: ['加重', 'Worse'],
  deceased: ['死亡', 'Deceased'],
  unknown: ['不详', 'Unknown'],
};
const adverseTexts: Words<FollowUp['adverse']> = {
  none: ['无', 'None'],
  mild: ['轻度', 'Mild'],
  moderate: ['中度', 'Moderate'],
  severe: ['重度', 'Severe'],
};

/** The columns of Follow Tracks, as its file has them (docs/domain.md 6.10). */
const followUpColumns: readonly Column<FollowUp>[] = [
  { title: ['随访编号', 'Follow-up no.'], width: 18, cell: ({ followNo }) => followNo },
  { title: ['会员编号', 'Member no.'], width: 16, cell: ({ memberNo }) => memberNo },
  { title: ['患者', 'Patient'], width: 12, cell: ({ patientNameMasked }) => patientNameMasked },
  { title: ['手机号', 'Mobile'], width: 14, cell: ({ mobileMasked }) => mobileMasked },
  { title: ['关联记录', 'Record'], width: 18, cell: ({ recordNo }) => recordNo },
  { title: ['项目', 'Project'], width: 28, cell: ({ projectName }) => projectName },
  { title: ['轮次', 'Round'], width: 8, cell: ({ round }) => round },
  { title: ['随访计划', 'Plan'], width: 12, cell: word(({ plan }) => plan, planTexts) },
  { title: ['应访时间', 'Due'], width: 20, cell: ({ dueAt }) => instantCell(dueAt) },
  { title: ['改期次数', 'Put off'], width: 10, cell: ({ rescheduleCount }) => rescheduleCount },
  { title: ['方式', 'Way'], width: 10, cell: word(({ way }) => way, wayTexts) },
  { title: ['随访人', 'Assignee'], width: 12, cell: ({ assigneeName }) => assigneeName },
  { title: ['状态', 'Status'], width: 16, cell: word(({ status }) => status, statusTexts) },
  { title: ['尝试次数', 'Attempts'], width: 10, cell: ({ attempts }) => attempts },
  { title: ['结果', 'Outcome'], width: 12, cell: word(({ outcome }) => outcome, outcomeTexts) },
  { title: ['不良反应', 'Adverse reaction'], width: 16, cell: word(({ adverse }) => adverse, adverseTexts) },
  { title: ['完成时间', 'Done at'], width: 20, cell: ({ doneAt }) => instantCell(doneAt) },
];

const presenter = eachSecond(followUpPresenter);

/** Follow Tracks as a file; nothing in it can be had clear, and what was said in a call is not in it. */
export const followUpExport: ExportTable<'followUp'> = {
  entity: 'followUp',
  name: ['随访任务', 'follow-ups'],
  columns: followUpColumns,
  personal: ['patientName', 'mobile'],
  memberOf: (id) => state().world.followUps.find((followUp) => followUp.id === id)?.memberId,
  matchingIds: matchingFollowUpIds,
  write: (id, language) => ({
    line: lineOf(followUpColumns, presenter()(find(state().world.followUps, id)), language),
    isClear: false,
  }),
};
