import type { memberExportFields } from '../../src/contract/limits/member';
import type { Member } from '../../src/contract/member';
import { canReveal, hasConsent } from '../../src/domain/consent';
import { type Clear, type Column, formatInstant, joinWords, toLine } from '../export/column';
import type { ExportTable } from '../export/table';
import { label, labels } from '../labels';
import { inLanguage } from '../language';
import { find } from '../store/update';
import { getMatchingMemberIds } from './filter';
import type { MemberRow } from './fixtures';
import { memberTable, toMember } from './table';

type Field = (typeof memberExportFields)[number];
type Line = Member & Record<Field, string | null>;

const followStatuses = labels('member.follow');
const statuses = labels('member.status');

/** Columns of the Member List export. */
const memberColumns: readonly Column<Line, 'member'>[] = [
  { title: label('memberDetail.field.memberNo'), of: 'memberNo', width: 16, cell: ({ memberNo }) => memberNo },
  { title: label('memberDetail.field.nickname'), of: 'memberNo', width: 20, cell: ({ nickname }) => nickname },
  {
    title: label('memberDetail.field.realName'),
    of: 'realName',
    personal: 'realName',
    width: 12,
    cell: ({ realName }) => realName,
  },
  {
    title: label('memberDetail.field.mobile'),
    of: 'mobile',
    personal: 'mobile',
    width: 14,
    cell: ({ mobile }) => mobile,
  },
  {
    title: label('memberDetail.field.gender'),
    of: 'age',
    width: 8,
    cell: ({ gender }, language) => inLanguage(labels('member.gender')[gender], language),
  },
  { title: label('member.filter.age'), of: 'age', width: 6, cell: ({ age }) => age },
  { title: label('channelTrack.column.region'), of: 'region', width: 28, cell: ({ regionText }) => regionText },
  {
    title: label('memberDetail.field.followStatus'),
    of: 'followStatus',
    width: 14,
    cell: ({ followStatus }, language) => inLanguage(followStatuses[followStatus], language),
  },
  {
    title: label('memberDetail.field.firstChannel'),
    of: 'firstChannel',
    width: 28,
    cell: ({ firstChannelName }) => firstChannelName,
  },
  {
    title: label('memberDetail.field.lastChannel'),
    of: 'lastChannel',
    width: 28,
    cell: ({ lastChannelName }) => lastChannelName,
  },
  {
    title: label('memberDetail.field.tags'),
    of: 'tags',
    width: 24,
    cell: ({ tags }, language) => joinWords(tags, language),
  },
  {
    title: label('memberDetail.field.recordCount'),
    of: 'recordCount',
    width: 8,
    cell: ({ recordCount }) => recordCount,
  },
  {
    title: label('memberDetail.field.reportCount'),
    of: 'reportCount',
    width: 8,
    cell: ({ reportCount }) => reportCount,
  },
  {
    title: label('memberDetail.field.registeredAt'),
    of: 'registeredAt',
    width: 20,
    cell: ({ registeredAt }) => formatInstant(registeredAt),
  },
  {
    title: label('memberDetail.field.lastVisitAt'),
    of: 'lastVisitAt',
    width: 20,
    cell: ({ lastVisitAt }) => formatInstant(lastVisitAt),
  },
  {
    title: label('memberDetail.field.status'),
    of: 'status',
    width: 10,
    cell: ({ status }, language) => inLanguage(statuses[status], language),
  },
];

/** Whether an export may contain clear values of a member, or of one of their records (docs/domain.md 6.1 and 6.5). */
export const canExportClear = (row: MemberRow, { purpose }: Clear, isWithdrawn = false) =>
  row.status !== 'cancelled' && canReveal({ hasConsent: hasConsent(row), isWithdrawn }, purpose);

/** Line of a member; `clear` lists the unmasked fields. */
function toExportLine(row: MemberRow, clear: readonly string[]): Line {
  const { realName, mobile } = row;
  const member = toMember(row);
  const shown = (field: Field, value: string | null, masked: string | null) => (clear.includes(field) ? value : masked);
  return {
    ...member,
    realName: shown('realName', realName, member.realNameMasked),
    mobile: shown('mobile', mobile, member.mobileMasked),
  };
}

/** Export of members. */
export const memberExport: ExportTable<'member'> = {
  entity: 'member',
  name: ['会员', 'members'],
  columns: memberColumns,
  memberOf: (id) => id,
  matchingIds: getMatchingMemberIds,
  write(id, language, clear) {
    const row = find(memberTable.rows(), id);
    const shown = clear && canExportClear(row, clear) ? clear.fields : [];
    return { line: toLine(memberColumns, toExportLine(row, shown), language), isClear: shown.length > 0 };
  },
};
