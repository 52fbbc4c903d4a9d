import type { FollowUp } from '../../src/contract/follow-up';
import { isRefused } from '../../src/domain/follow-up/follow-up';
import { type Column, instantCell, lineOf, word } from '../export/column';
import { eachSecond } from '../export/each-second';
import type { ExportTable } from '../export/table';
import { state } from '../state';
import { find } from '../store/update';
import { matchingFollowUpIds } from './filter';
import { followUpPresenter } from './table';
import { adverseTexts, outcomeTexts, planTexts, statusTexts, wayTexts } from './words';

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
  { title: ['状态', 'Status'], width: 16, cell: word((one) => (isRefused(one) ? 'refused' : one.status), statusTexts) },
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
