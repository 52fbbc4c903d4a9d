import type { z } from 'zod';
import type { MemberFilter } from '../../src/contract/member';
import { ageOn } from '../../src/domain/age';
import { createKeywordMatcher } from '../../src/domain/fold';
import { cleanName } from '../../src/domain/validation/text';
import { businessDay } from '../clock';
import { state } from '../state';
import { filterBy, type Matchers, sortBy } from '../store/list';
import type { MemberRow } from './fixtures';

type Filter = z.output<typeof MemberFilter>;

const matchers: Matchers<MemberRow, Filter> = {
  memberNo: (part) => {
    const isFound = createKeywordMatcher(part);
    return ({ memberNo }) => isFound(memberNo);
  },
  mobile: (digits) => (member) => (digits.length === 4 ? member.mobile?.slice(-4) : member.mobile) === digits,
  realName: (name) => (member) => member.realName === cleanName(name),
  nickname: (part) => {
    const isFound = createKeywordMatcher(part);
    return ({ nickname }) => isFound(nickname);
  },
  followStatus: (status) => (member) => member.followStatus === status,
  channelId:
    (id, { channelTouch }) =>
    (member) =>
      (channelTouch === 'last' ? member.lastChannelId : member.firstChannelId) === id,
  // Only used by `channelId`.
  channelTouch: () => () => true,
  gender: (gender) => (member) => member.gender === gender,
  ageMin: (min) => createAgeMatcher((age) => age >= min),
  ageMax: (max) => createAgeMatcher((age) => age <= max),
  regionCode: (code) => {
    // 440000 is a province and 440300 a city: codes of their districts start with 44 and 4403.
    const prefix = code.replace(/(00){1,2}$/, '');
    return (member) => Boolean(member.regionCode?.startsWith(prefix));
  },
  tag: (tag) => (member) => member.tags.includes(tag),
  status: (status) => (member) => member.status === status,
  registeredFrom: (day) => (member) => member.registeredAt.slice(0, 10) >= day,
  registeredBefore: (day) => (member) => member.registeredAt.slice(0, 10) < day,
  hasRecord: (has) => (member) => member.recordCount > 0 === has,
};

/** Members without a date of birth match no age filter. */
function createAgeMatcher(test: (age: number) => boolean) {
  const today = businessDay(state().world.now);
  return ({ birthDate }: MemberRow) => birthDate !== null && test(ageOn(birthDate, today));
}

/** All members that match a list request, newest registration first unless sorted otherwise. */
export const findMembers = (filter: Filter, sort = '-registeredAt') =>
  sortBy(filterBy(state().world.members, matchers, filter), sort);

type Matching = { filter: Filter; excludedIds: readonly string[]; sort?: string };

/** Ids of all members that match a filter, without the deselected ones. */
export function getMatchingMemberIds({ filter, excludedIds, sort }: Matching) {
  const excluded = new Set(excludedIds);
  return findMembers(filter, sort).flatMap(({ id }) => (excluded.has(id) ? [] : [id]));
}
