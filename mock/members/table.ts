import type { Member } from '../../src/contract/member';
import { maskMobile, maskName } from '../../src/domain/mask';
import { ageOn, businessDay } from '../clock';
import type { MemberRow } from '../fixtures/members';
import { state } from '../state';
import type { Table } from '../store/update';

/** A member on the way out: personal fields masked (domain.md 5.2). */
export function toMember({ realName, mobile, idNo: _, ...row }: MemberRow): Member {
  return {
    ...row,
    realNameMasked: realName && maskName(realName),
    mobileMasked: mobile && maskMobile(mobile),
    age: row.birthDate === null ? null : ageOn(row.birthDate, businessDay(state().world.now)),
  };
}

const hidden = () => '***';
/** `11010519491231002X` → `1***************2X`. */
const maskIdNo = (idNo: string) => idNo.slice(0, 1) + '*'.repeat(idNo.length - 3) + idNo.slice(-2);

export const memberTable: Table<MemberRow, Member> = {
  entityType: 'member',
  rows: () => state().world.members,
  toDto: toMember,
  // The log outlives an anonymisation, so it says no more than what is left of the person.
  masks: {
    realName: maskName,
    nickname: maskName,
    mobile: maskMobile,
    idNo: maskIdNo,
    avatarUrl: hidden,
    birthDate: hidden,
    regionCode: hidden,
    regionText: hidden,
  },
};
