import type { FollowUp } from '../../src/contract/follow-up-list';
import { isRefused } from '../../src/domain/follow-up/follow-up';
import { cachePerSecond } from '../export/cache-per-second';
import { type Column, enumCell, formatInstant, toLine } from '../export/column';
import type { ExportTable } from '../export/table';
import { label, labels } from '../labels';
import { state } from '../state';
import { find } from '../store/update';
import { getMatchingFollowUpIds } from './filter';
import { createFollowUpPresenter } from './present';

/** Columns of the Follow Tracks export (docs/domain.md 6.10). */
const followUpColumns: readonly Column<FollowUp, 'followUp'>[] = [
  { title: label('followUp.column.followNo'), of: 'followNo', width: 18, cell: ({ followNo }) => followNo },
  { title: label('memberDetail.field.memberNo'), of: 'patient', width: 16, cell: ({ memberNo }) => memberNo },
  {
    title: label('followUp.column.patient'),
    of: 'patient',
    personal: 'patientName',
    width: 12,
    cell: ({ patientNameMasked }) => patientNameMasked,
  },
  {
    title: label('followUp.column.mobile'),
    of: 'mobile',
    personal: 'mobile',
    width: 14,
    cell: ({ mobileMasked }) => mobileMasked,
  },
  { title: label('followUp.column.record'), of: 'record', width: 18, cell: ({ recordNo }) => recordNo },
  { title: label('followUp.column.project'), of: 'project', width: 28, cell: ({ projectName }) => projectName },
  { title: label('followUp.column.round'), of: 'round', width: 8, cell: ({ round }) => round },
  {
    title: label('followUp.column.plan'),
    of: 'round',
    width: 12,
    cell: enumCell(({ plan }) => plan, labels('followUp.plan')),
  },
  { title: label('followUp.column.dueAt'), of: 'dueAt', width: 20, cell: ({ dueAt }) => formatInstant(dueAt) },
  { title: ['改期次数', 'Put off'], of: 'rescheduleCount', width: 10, cell: ({ rescheduleCount }) => rescheduleCount },
  {
    title: label('followUp.column.way'),
    of: 'way',
    width: 10,
    cell: enumCell(({ way }) => way, labels('followUp.way')),
  },
  { title: label('followUp.column.assignee'), of: 'assignee', width: 12, cell: ({ assigneeName }) => assigneeName },
  {
    title: label('followUp.column.status'),
    of: 'status',
    width: 16,
    cell: enumCell((one) => (isRefused(one) ? 'refused' : one.status), labels('followUp.status')),
  },
  { title: label('followUp.column.attempts'), of: 'attempts', width: 10, cell: ({ attempts }) => attempts },
  {
    title: label('followUp.column.outcome'),
    of: 'outcome',
    width: 12,
    cell: enumCell(({ outcome }) => outcome, labels('followUp.outcome')),
  },
  {
    title: label('followUp.column.adverse'),
    of: 'adverse',
    width: 16,
    cell: enumCell(({ adverse }) => adverse, labels('followUp.adverse')),
  },
  { title: ['完成时间', 'Done at'], of: 'doneAt', width: 20, cell: ({ doneAt }) => formatInstant(doneAt) },
];

const presenter = cachePerSecond(createFollowUpPresenter);

/** Export of follow-ups, without the content of calls; personal data is never included in clear. */
export const followUpExport: ExportTable<'followUp'> = {
  entity: 'followUp',
  name: ['随访任务', 'follow-ups'],
  columns: followUpColumns,
  memberOf: (id) => state().world.followUps.find((followUp) => followUp.id === id)?.memberId,
  matchingIds: getMatchingFollowUpIds,
  write: (id, language) => ({
    line: toLine(followUpColumns, presenter()(find(state().world.followUps, id)), language),
    isClear: false,
  }),
};
