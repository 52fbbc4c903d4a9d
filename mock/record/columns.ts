import { recordExportFields } from '../../src/contract/limits/record';
import { type Column, instantCell, lineOf, word } from '../export/column';
import { eachSecond } from '../export/each-second';
import type { ExportTable } from '../export/table';
import { isMemberShown } from '../member/columns';
import { genderTexts } from '../member/words';
import { state } from '../state';
import { find } from '../store/update';
import { matchingRecordIds } from './filter';
import { type RecordLine, recordPresenter } from './table';
import { isWithdrawn } from './withdrawn';
import { agreementTexts, eligibilityTexts, severityTexts, statusTexts } from './words';

type Field = (typeof recordExportFields)[number];

/** The columns of Record List, as its file has them (docs/domain.md 6.5). */
const recordColumns: readonly Column<RecordLine>[] = [
  { title: ['记录编号', 'Record no.'], width: 18, cell: ({ recordNo }) => recordNo },
  { title: ['会员编号', 'Member no.'], width: 16, cell: ({ memberNo }) => memberNo },
  { title: ['患者', 'Patient'], width: 12, cell: ({ patientName }) => patientName },
  { title: ['手机号', 'Mobile'], width: 14, cell: ({ mobile }) => mobile },
  { title: ['性别', 'Gender'], width: 8, cell: word(({ gender }) => gender, genderTexts) },
  { title: ['提交时年龄', 'Age at submission'], width: 12, cell: ({ ageAtSubmit }) => ageAtSubmit },
  { title: ['项目', 'Project'], width: 28, cell: ({ projectName }) => projectName },
  { title: ['项目分类', 'Category'], width: 16, cell: ({ categoryName }) => categoryName },
  { title: ['得分', 'Score'], width: 8, cell: ({ totalScore }) => totalScore },
  { title: ['等级', 'Level'], width: 14, cell: ({ levelName }) => levelName },
  { title: ['严重程度', 'Severity'], width: 12, cell: word(({ severity }) => severity, severityTexts) },
  { title: ['危险信号', 'Red flags'], width: 10, cell: ({ redFlagCount }) => redFlagCount },
  { title: ['需关注', 'To watch'], width: 10, cell: ({ warnFlagCount }) => warnFlagCount },
  { title: ['资格判定', 'Eligibility'], width: 12, cell: word(({ eligibility }) => eligibility, eligibilityTexts) },
  { title: ['同意书', 'Agreement'], width: 12, cell: word(({ agreementStatus }) => agreementStatus, agreementTexts) },
  { title: ['报告数', 'Reports'], width: 8, cell: ({ reportCount }) => reportCount },
  { title: ['渠道', 'Channel'], width: 24, cell: ({ channelName }) => channelName },
  { title: ['意向医院', 'Hospital'], width: 28, cell: ({ hospitalName }) => hospitalName },
  { title: ['跟进人', 'Assignee'], width: 12, cell: ({ assigneeName }) => assigneeName },
  { title: ['状态', 'Status'], width: 12, cell: word(({ status }) => status, statusTexts) },
  { title: ['开始时间', 'Started'], width: 20, cell: ({ startedAt }) => instantCell(startedAt) },
  { title: ['提交时间', 'Submitted'], width: 20, cell: ({ submittedAt }) => instantCell(submittedAt) },
];

/** A record as a line of a file; `clear` names the fields that are written as they are. */
function exportedLine(line: RecordLine, clear: readonly string[]): RecordLine {
  const shown = (field: Field, masked: string | null) => (clear.includes(field) ? line[field] : masked);
  return {
    ...line,
    patientName: shown('patientName', line.patientNameMasked),
    mobile: shown('mobile', line.mobileMasked),
  };
}

const presenter = eachSecond(recordPresenter);

/** Record List as a file. */
export const recordExport: ExportTable<'record'> = {
  entity: 'record',
  name: ['筛查记录', 'records'],
  columns: recordColumns,
  personal: recordExportFields,
  memberOf: (id) => state().world.records.find((record) => record.id === id)?.memberId,
  matchingIds: matchingRecordIds,
  write(id, language, clear) {
    const row = find(state().world.records, id);
    const mayLeave = clear && isMemberShown(find(state().world.members, row.memberId), clear, isWithdrawn(row));
    const fields = mayLeave ? clear.fields : [];
    const line = exportedLine(presenter()(row), fields);
    return { line: lineOf(recordColumns, line, language), isClear: fields.length > 0 };
  },
};
