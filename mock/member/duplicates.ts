import type { MemberRow } from './fixtures';

/** Members who may be the same person: same ID number, or same name and date of birth (docs/domain.md 6.1). */
export const getDuplicates = (member: MemberRow, members: readonly MemberRow[]): MemberRow[] =>
  members.filter(
    (other) =>
      other.id !== member.id &&
      ((member.idNo !== null && other.idNo === member.idNo) ||
        (member.realName !== null &&
          member.birthDate !== null &&
          other.realName === member.realName &&
          other.birthDate === member.birthDate)),
  );
