import { Member } from '../../src/contract/member';
import { MemberDetail } from '../../src/contract/member-detail';
import { ageOn } from '../../src/domain/age';
import { businessDay } from '../clock';
import { createMasking, logMasks } from '../personal';
import { mayCall } from '../reveal/check-reveal';
import { state } from '../state';
import type { Table } from '../store/update';
import { getDoNotContactAt } from './do-not-contact';
import { getDuplicates } from './duplicates';
import type { MemberRow } from './fixtures';
import { memberMessages } from './messages';

const mask = createMasking(MemberDetail);

/** Member with masked personal data (docs/domain.md 5.2). */
const maskMember = (member: MemberRow) => ({
  ...mask(member),
  mayCall: mayCall(member, { isWithdrawn: false }),
  doNotContact: getDoNotContactAt(member, Date.now()),
  age: member.birthDate === null ? null : ageOn(member.birthDate, businessDay(state().world.now)),
});

/** Member as a list item, reduced to the fields of the list. */
export const toMember = (row: MemberRow): Member => Member.parse(maskMember(row));

/** Member detail in its API form. */
export function toMemberDetail(row: MemberRow): MemberDetail {
  const duplicates = getDuplicates(row, state().world.members).map(({ id, memberNo }) => ({ id, memberNo }));
  return { ...maskMember(row), suspectedDuplicateOf: duplicates };
}

export const memberTable: Table<MemberRow, MemberDetail> = {
  entityType: 'member',
  rows: () => state().world.members,
  toDto: toMemberDetail,
  labelOf: ({ memberNo }) => memberNo,
  unknown: memberMessages.memberUnknown,
  // The log outlives an anonymization, so it contains personal values only masked or hidden.
  masks: {
    ...logMasks(MemberDetail),
    // Gender and tags are shown.
    gender: undefined,
    tags: undefined,
    doNotContact: ({ until }) => until ?? 'forGood',
  },
};
