import { memberExportFields } from '../../src/contract/limits/member';
import type { Member } from '../../src/contract/member';
import { hasConsent, mayReveal } from '../../src/domain/consent';
import { type Clear, type Column, instantCell, joined, lineOf } from '../export/column';
import type { ExportTable } from '../export/table';
import { inLanguage, type Texts } from '../language';
import { find } from '../store/update';
import { matchingMemberIds } from './filter';
import type { MemberRow } from './fixtures';
import { memberTable, toMember } from './table';
import { genderTexts } from './words';

type Field = (typeof memberExportFields)[number];
type Line = Member & Record<Field, string | null>;

const followStatuses: Record<Member['followStatus'], Texts> = {
  never: ['未关注', 'Never followed'],
  following: ['已关注', 'Following'],
  unfollowed: ['已取关', 'Unfollowed'],
};
const statuses: Record<Member['status'], Texts> = {
  active: ['正常', 'Active'],
  disabled: ['已禁用', 'Disabled'],
  cancelled: ['已注销', 'Cancelled'],
};

/** The columns of Member List, as its file has them. */
const memberColumns: readonly Column<Line>[] = [
  { title: ['会员编号', 'Member no.'], width: 16, cell: ({ memberNo }) => memberNo },
  { title: ['昵称', 'Nickname'], width: 20, cell: ({ nickname }) => nickname },
  { title: ['姓名', 'Name'], width: 12, cell: ({ realName }) => realName },
  { title: ['手机号', 'Mobile'], width: 14, cell: ({ mobile }) => mobile },
  { title: ['性别', 'Gender'], width: 8, cell: ({ gender }, language) => inLanguage(genderTexts[gender], language) },
  { title: ['年龄', 'Age'], width: 6, cell: ({ age }) => age },
  { title: ['地区', 'Region'], width: 28, cell: ({ regionText }) => regionText },
  {
    title: ['关注状态', 'Official account'],
    width: 14,
    cell: ({ followStatus }, language) => inLanguage(followStatuses[followStatus], language),
  },
  { title: ['首次渠道', 'First channel'], width: 28, cell: ({ firstChannelName }) => firstChannelName },
  { title: ['最近渠道', 'Latest channel'], width: 28, cell: ({ lastChannelName }) => lastChannelName },
  { title: ['标签', 'Tags'], width: 24, cell: ({ tags }, language) => joined(tags, language) },
  { title: ['记录数', 'Records'], width: 8, cell: ({ recordCount }) => recordCount },
  { title: ['报告数', 'Reports'], width: 8, cell: ({ reportCount }) => reportCount },
  { title: ['注册时间', 'Registered'], width: 20, cell: ({ registeredAt }) => instantCell(registeredAt) },
  { title: ['最近访问', 'Last visit'], width: 20, cell: ({ lastVisitAt }) => instantCell(lastVisitAt) },
  { title: ['状态', 'Status'], width: 10, cell: ({ status }, language) => inLanguage(statuses[status], language) },
];

/** Whether clear values of a member, or of a record of theirs, may leave in a file (docs/domain.md 6.1 and 6.5). */
export const isMemberShown = (row: MemberRow, { purpose }: Clear, isWithdrawn = false) =>
  row.status !== 'cancelled' && mayReveal({ hasConsent: hasConsent(row), isWithdrawn }, purpose);

/** A member as a line of a file; `clear` names the fields that are written as they are. */
function memberLine(row: MemberRow, clear: readonly string[]): Line {
  const { realName, mobile } = row;
  const member = toMember(row);
  const shown = (field: Field, value: string | null, masked: string | null) => (clear.includes(field) ? value : masked);
  return {
    ...member,
    realName: shown('realName', realName, member.realNameMasked),
    mobile: shown('mobile', mobile, member.mobileMasked),
  };
}

/** Member List as a file. */
export const memberExport: ExportTable<'member'> = {
  entity: 'member',
  name: ['会员', 'members'],
  columns: memberColumns,
  personal: memberExportFields,
  memberOf: (id) => id,
  matchingIds: matchingMemberIds,
  write(id, language, clear) {
    const row = find(memberTable.rows(), id);
    const shown = clear && isMemberShown(row, clear) ? clear.fields : [];
    return { line: lineOf(memberColumns, memberLine(row, shown), language), isClear: shown.length > 0 };
  },
};
