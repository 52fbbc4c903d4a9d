import { z } from 'zod';
import { day, flag, httpsUrl, id, instant, listOf, paging, sortsOf, text, typedText, version } from './common';
import { member as limit } from './limits/member';
import { RecordNamed } from './record';
import { resource } from './resource';

export const genders = ['unknown', 'male', 'female'] as const;
export const memberStatuses = ['active', 'disabled', 'cancelled'] as const;
export const followStatuses = ['never', 'following', 'unfollowed'] as const;

export const masked = z.string().max(64).nullable();

/** A person who registered in the mini program (docs/domain.md 6.1). Personal fields leave the server masked. */
export const Member = z.object({
  id,
  memberNo: z.string().max(limit.maxMemberNoLength),
  nickname: text(limit.maxNicknameLength).nullable(),
  avatarUrl: httpsUrl.nullable(),
  realNameMasked: masked,
  mobileMasked: masked,
  gender: z.enum(genders),
  birthDate: day.nullable(),
  /** Years, derived from birthDate. */
  age: z.int().min(0).max(150).nullable(),
  /** GB/T 2260 of province, city and district. */
  regionCode: z
    .string()
    .regex(/^\d{6}$/)
    .nullable(),
  regionText: z.string().max(64).nullable(),
  followStatus: z.enum(followStatuses),
  firstChannelId: id.nullable(),
  firstChannelName: z.string().nullable(),
  lastChannelId: id.nullable(),
  lastChannelName: z.string().nullable(),
  registeredAt: instant,
  lastVisitAt: instant.nullable(),
  recordCount: z.int().nonnegative(),
  reportCount: z.int().nonnegative(),
  tags: z.array(text(limit.maxTagLength)).max(limit.maxTags),
  status: z.enum(memberStatuses),
  version,
});
export type Member = z.infer<typeof Member>;

export const memberSorts = sortsOf(['registeredAt', 'lastVisitAt', 'recordCount', 'memberNo']);

/**
 * What Member List filters by (docs/domain.md 6.1). Mobile, name and nickname are personal: a list that
 * uses one is asked for by POST /members/search (limits/member, `memberSensitive`).
 */
export const MemberFilter = z
  .object({
    /** The beginning of a member number. */
    memberNo: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^M\d{0,11}$/),
    /** The whole number, or its last four digits. */
    mobile: z
      .string()
      .trim()
      .regex(/^(1[3-9]\d{9}|\d{4})$/),
    /** The whole name. */
    realName: typedText(limit.maxRealNameLength),
    /** A part of the nickname. */
    nickname: typedText(limit.maxNicknameLength),
    followStatus: z.enum(followStatuses),
    channelId: id,
    /** Which channel `channelId` means. */
    channelTouch: z.enum(['first', 'last']),
    gender: z.enum(genders),
    ageMin: z.coerce.number<number>().int().min(limit.minAge).max(limit.maxAge),
    ageMax: z.coerce.number<number>().int().min(limit.minAge).max(limit.maxAge),
    /** GB/T 2260, of a province, city or district: all that lie in it match. */
    regionCode: z.string().regex(/^\d{6}$/),
    tag: typedText(limit.maxTagLength),
    status: z.enum(memberStatuses),
    /** Business days, the second one no longer included. */
    registeredFrom: day,
    registeredBefore: day,
    hasRecord: flag,
  })
  .partial();
export type MemberFilter = z.input<typeof MemberFilter>;

export const MemberQuery = MemberFilter.extend({ ...paging, sort: z.enum(memberSorts).optional() });
export type MemberQuery = z.input<typeof MemberQuery>;

/** The same in a URL, where personal data may not stand: a query that holds some is refused. */
export const MemberUrlQuery = MemberQuery.omit({ mobile: true, realName: true, nickname: true }).strict();

export const MemberList = listOf(Member);
export type MemberList = z.infer<typeof MemberList>;

export const tag = typedText(limit.maxTagLength);
const tags = z.array(tag).min(1).max(limit.maxTags);

export const MemberBulkAction = z.discriminatedUnion('action', [
  z.object({ action: z.literal('addTags'), tags }),
  z.object({ action: z.literal('removeTags'), tags }),
]);
export type MemberBulkAction = z.infer<typeof MemberBulkAction>;

const members = resource('/members', {
  names: ['member', 'members'],
  item: Member,
  list: MemberList,
  query: MemberUrlQuery,
  filter: MemberFilter,
  change: { change: MemberBulkAction },
});

export const memberApi = {
  ...members.usualCalls({ list: ', newest registration first unless sorted otherwise', bulk: '', bulkMatching: '' }),
  search: members.call('POST', '/search', {
    summary: 'The same page of members, for filters that hold personal data and so may not stand in a URL',
    body: MemberQuery,
    data: MemberList,
  }),
  tagSuggestions: members.call('GET', '/tags', { summary: 'Tags in use, most used first', data: z.array(tag) }),
};

/** `data` of an anonymisation that is refused: the records that stand in its way. */
export const BlockedBy = z.object({ blockedBy: z.array(RecordNamed).min(1) });
export type BlockedBy = z.infer<typeof BlockedBy>;
