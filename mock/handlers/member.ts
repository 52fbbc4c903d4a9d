import { type Member, memberApi } from '../../src/contract/member';
import { maskMobile, maskName } from '../../src/domain/mask';
import { ageOn, type MemberRow } from '../fixtures/members';
import { handle } from '../handle';
import { state } from '../state';
import { page, sortBy } from '../store';

/** A member on the way out: personal fields masked (domain.md 5.2). */
function toMember({ realName, mobile, ...row }: MemberRow): Member {
  return {
    ...row,
    realNameMasked: realName && maskName(realName),
    mobileMasked: mobile && maskMobile(mobile),
    age: row.birthDate === null ? null : ageOn(row.birthDate, state().world.now),
  };
}

export const memberHandlers = [
  handle(memberApi.list, ({ query: { current, pageSize, sort } }) => {
    const rows = sortBy(state().world.members, sort ?? '-registeredAt');
    const { list, total } = page(rows, current, pageSize);
    return { list: list.map(toMember), total };
  }),
];
