import { Member } from '../../src/contract/member';
import type { MemberDetail } from '../../src/contract/member-detail';
import { ageOn } from '../../src/domain/age';
import { maskIdNo, maskMobile, maskName, maskOpenid } from '../../src/domain/mask';
import { businessDay } from '../clock';
import { mayCall } from '../reveal/check-reveal';
import { state } from '../state';
import type { Table } from '../store/update';
import { getDoNotContactAt } from './do-not-contact';
import { getDuplicates } from './duplicates';
import type { MemberRow } from './fixtures';
import { memberMessages } from './messages';

/** Member with masked personal data (docs/domain.md 5.2). */
function maskMember(member: MemberRow) {
  const { realName, mobile, idNo, mpOpenid, oaOpenid, unionid, ...row } = member;
  return {
    ...row,
    realNameMasked: realName && maskName(realName),
    mobileMasked: mobile && maskMobile(mobile),
    mayCall: mayCall(member, { isWithdrawn: false }),
    idNoMasked: idNo && maskIdNo(idNo),
    mpOpenidMasked: mpOpenid && maskOpenid(mpOpenid),
    oaOpenidMasked: oaOpenid && maskOpenid(oaOpenid),
    unionidMasked: unionid && maskOpenid(unionid),
    doNotContact: getDoNotContactAt(row, Date.now()),
    age: row.birthDate === null ? null : ageOn(row.birthDate, businessDay(state().world.now)),
  };
}

/** Member as a list item, reduced to the fields of the list. */
export const toMember = (row: MemberRow): Member => Member.parse(maskMember(row));

/** Member detail in its API form. */
export function toMemberDetail(row: MemberRow): MemberDetail {
  const duplicates = getDuplicates(row, state().world.members).map(({ id, memberNo }) => ({ id, memberNo }));
  return { ...maskMember(row), suspectedDuplicateOf: duplicates };
}

const hideValue = () => '***';

export const memberTable: Table<MemberRow, MemberDetail> = {
  entityType: 'member',
  rows: () => state().world.members,
  toDto: toMemberDetail,
  labelOf: ({ memberNo }) => memberNo,
  unknown: memberMessages.memberUnknown,
  // The log outlives an anonymization, so it contains personal values only masked or hidden.
  masks: {
    realName: maskName,
    nickname: maskName,
    mobile: maskMobile,
    idNo: maskIdNo,
    mpOpenid: hideValue,
    oaOpenid: hideValue,
    unionid: hideValue,
    avatarUrl: hideValue,
    birthDate: hideValue,
    regionCode: hideValue,
    regionText: hideValue,
    remark: hideValue,
    doNotContact: ({ until }) => until ?? 'forGood',
  },
};
