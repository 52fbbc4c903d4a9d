import type { recordExportFields } from '../../src/contract/limits/record';
import type { RecordListed } from '../../src/contract/record-list';
import { cachePerSecond } from '../export/cache-per-second';
import { type Column, enumCell, formatInstant, toLine } from '../export/column';
import type { ExportTable } from '../export/table';
import { label, labels } from '../labels';
import { canExportClear } from '../member/columns';
import { state } from '../state';
import { find } from '../store/update';
import { getMatchingRecordIds } from './filter';
import { createFollowUpDeriver } from './list';
import { createRecordPresenter, type RecordLine } from './table';
import { isWithdrawn } from './withdrawn';

type Field = (typeof recordExportFields)[number];
type ExportLine = RecordLine & Pick<RecordListed, 'nextFollowUpAt'>;

/** Columns of the Record List export (docs/domain.md 6.5). */
const recordColumns: readonly Column<ExportLine, 'record'>[] = [
  { title: label('record.column.recordNo'), of: ['patient', 'recordNo'], width: 18, cell: ({ recordNo }) => recordNo },
  { title: label('memberDetail.field.memberNo'), width: 16, cell: ({ memberNo }) => memberNo },
  {
    title: label('record.column.patient'),
    of: 'patient',
    personal: 'patientName',
    width: 12,
    cell: ({ patientName }) => patientName,
  },
  {
    title: label('recordDetail.field.mobile'),
    of: 'mobile',
    personal: 'mobile',
    width: 14,
    cell: ({ mobile }) => mobile,
  },
  {
    title: label('record.contradiction.gender'),
    of: 'patient',
    width: 8,
    cell: enumCell(({ gender }) => gender, labels('member.gender')),
  },
  { title: ['提交时年龄', 'Age at submission'], of: 'patient', width: 12, cell: ({ ageAtSubmit }) => ageAtSubmit },
  { title: label('record.column.project'), of: 'project', width: 28, cell: ({ projectName }) => projectName },
  { title: label('recordWork.column.category'), of: 'category', width: 16, cell: ({ categoryName }) => categoryName },
  { title: label('recordDetail.field.totalScore'), of: 'totalScore', width: 8, cell: ({ totalScore }) => totalScore },
  { title: label('recordDetail.field.levelCode'), of: 'totalScore', width: 14, cell: ({ levelName }) => levelName },
  {
    title: label('recordDetail.field.severity'),
    of: 'totalScore',
    width: 12,
    cell: enumCell(({ severity }) => severity, labels('record.severity')),
  },
  {
    title: label('record.column.redFlags'),
    of: 'redFlags',
    width: 10,
    cell: (record) => (isWithdrawn(record) ? null : record.redFlagCount),
  },
  {
    title: label('recordWork.column.warnFlags'),
    of: 'warnFlags',
    width: 10,
    cell: (record) => (isWithdrawn(record) ? null : record.warnFlagCount),
  },
  {
    title: label('recordDetail.field.eligibility'),
    of: 'eligibility',
    width: 12,
    cell: enumCell(({ eligibility }) => eligibility, labels('recordDetail.eligibility')),
  },
  {
    title: label('agreement.column.agreement'),
    of: 'material',
    width: 12,
    cell: enumCell(({ agreementStatus }) => agreementStatus, labels('record.agreement')),
  },
  { title: label('memberDetail.field.reportCount'), of: 'material', width: 8, cell: ({ reportCount }) => reportCount },
  { title: label('recordDetail.field.channelName'), of: 'channel', width: 24, cell: ({ channelName }) => channelName },
  { title: ['意向医院', 'Hospital'], of: 'hospital', width: 28, cell: ({ hospitalName }) => hospitalName },
  { title: label('record.column.assignee'), of: 'assignee', width: 12, cell: ({ assigneeName }) => assigneeName },
  {
    title: label('record.column.status'),
    of: 'status',
    width: 12,
    cell: enumCell(({ status }) => status, labels('record.status')),
  },
  {
    title: label('record.column.startedAt'),
    of: 'startedAt',
    width: 20,
    cell: ({ startedAt }) => formatInstant(startedAt),
  },
  {
    title: label('record.column.submittedAt'),
    of: 'submittedAt',
    width: 20,
    cell: ({ submittedAt }) => formatInstant(submittedAt),
  },
  {
    title: label('recordWork.column.nextFollowUp'),
    of: 'nextFollowUp',
    width: 20,
    cell: ({ nextFollowUpAt }) => formatInstant(nextFollowUpAt),
  },
];

/** Line of a record; `clear` lists the unmasked fields. */
function toExportLine(line: RecordLine, clear: readonly string[]): RecordLine {
  const shown = (field: Field, masked: string | null) => (clear.includes(field) ? line[field] : masked);
  return {
    ...line,
    patientName: shown('patientName', line.patientNameMasked),
    mobile: shown('mobile', line.mobileMasked),
  };
}

const presenter = cachePerSecond(createRecordPresenter);
const followUps = cachePerSecond(createFollowUpDeriver);

/** Export of records. */
export const recordExport: ExportTable<'record'> = {
  entity: 'record',
  name: ['筛查记录', 'records'],
  columns: recordColumns,
  memberOf: (id) => state().world.records.find((record) => record.id === id)?.memberId,
  matchingIds: getMatchingRecordIds,
  write(id, language, clear) {
    const row = find(state().world.records, id);
    const mayLeave = clear && canExportClear(find(state().world.members, row.memberId), clear, isWithdrawn(row));
    const fields = mayLeave ? clear.fields : [];
    const line = toExportLine(presenter()(row), fields);
    const { nextFollowUpAt } = followUps()(line);
    return { line: toLine(recordColumns, { ...line, nextFollowUpAt }, language), isClear: fields.length > 0 };
  },
};
