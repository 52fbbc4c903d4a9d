import { z } from 'zod';
import { reason } from './bulk';
import {
  day,
  flag,
  httpsUrl,
  id,
  instant,
  listOf,
  numberPartOf,
  paging,
  sortsOf,
  text,
  typedText,
  urlQuery,
  version,
} from './common';
import { followStatuses, genders, member as limit, memberStatuses } from './limits/member';
import { personalFilters } from './limits/personal-filters';
import { masked } from './personal';
import { RecordNamed } from './record';
import { resource } from './resource';

/** Do-not-contact note: why and until when nobody should call a member. */
export const DoNotContact = z.object({
  /** Why the member does not want to be called. */
  reason,
  /** Last business day without calls; null: no end. */
  until: day.nullable(),
});
export type DoNotContact = z.infer<typeof DoNotContact>;

/** A person who registered in the mini program (docs/domain.md 6.1). The server masks personal fields. */
export const Member = z.object({
  id,
  memberNo: z.string().max(limit.maxMemberNoLength),
  /** Nickname; null if they set none. */
  nickname: text(limit.maxNicknameLength).nullable().meta({ personal: true }),
  /** URL of the avatar; null if they set none. */
  avatarUrl: httpsUrl.nullable().meta({ personal: true }),
  /** Real name; null if unknown. */
  realNameMasked: masked('name'),
  mobileMasked: masked('mobile'),
  mayCall: z.boolean().describe('Whether the number can be revealed for a call, which requires consent'),
  /** As stated by the member, or from the ID card. */
  gender: z.enum(genders).meta({ personal: true }),
  /** As stated by the member, or from the ID card; null if unknown. */
  birthDate: day.nullable().meta({ personal: true }),
  /** Years, derived from birthDate. */
  age: z.int().min(0).max(150).nullable(),
  /** GB/T 2260 of province, city and district. */
  regionCode: z
    .string()
    .regex(/^\d{6}$/)
    .nullable()
    .meta({ personal: true }),
  regionText: z.string().max(64).nullable().meta({ personal: true }),
  /** Whether they follow the official account. */
  followStatus: z.enum(followStatuses),
  /** First channel through which they came; null if there is none. */
  firstChannelId: id.nullable(),
  /** Name of that channel. */
  firstChannelName: z.string().nullable(),
  /** Last channel through which they came; null if there is none. */
  lastChannelId: id.nullable(),
  /** Name of that channel. */
  lastChannelName: z.string().nullable(),
  /** When they registered. */
  registeredAt: instant,
  /** When they last opened the mini program; null: not since registration. */
  lastVisitAt: instant.nullable(),
  /** Number of submitted quizzes. */
  recordCount: z.int().nonnegative(),
  /** Number of reports that they uploaded, or operators for them. */
  reportCount: z.int().nonnegative(),
  /** Tags set by operators. */
  tags: z.array(text(limit.maxTagLength)).max(limit.maxTags).meta({ personal: true }),
  /** Do-not-contact note; null once its last day has passed. */
  doNotContact: DoNotContact.nullable().meta({ personal: true }),
  /** Status of the member. */
  status: z.enum(memberStatuses),
  version,
});
export type Member = z.infer<typeof Member>;

export const memberSorts = sortsOf(['registeredAt', 'lastVisitAt', 'recordCount', 'memberNo']);

/**
 * Filters of Member List (docs/domain.md 6.1). Mobile, name and nickname are personal (limits/personal-filters): with
 * one of them set, the list is requested by POST /members/search.
 */
export const MemberFilter = z
  .object({
    memberNo: numberPartOf('a member'),
    /** The whole number, or its last four digits. */
    mobile: z
      .string()
      .trim()
      .regex(/^(1[3-9]\d{9}|\d{4})$/),
    /** The whole name. */
    realName: typedText(limit.maxRealNameLength),
    /** Part of the nickname, ignoring case and width. */
    nickname: typedText(limit.maxNicknameLength),
    /** With this follow status. */
    followStatus: z.enum(followStatuses),
    channelId: id.describe('Who came by this channel itself, not by those below it'),
    /** Which channel `channelId` means. */
    channelTouch: z.enum([
      /** The first channel. */
      'first',
      /** The last channel. */
      'last',
    ]),
    /** Of this gender. */
    gender: z.enum(genders),
    /** Minimum age in full years. */
    ageMin: z.coerce.number<number>().int().min(limit.minAge).max(limit.maxAge),
    /** Maximum age in full years. */
    ageMax: z.coerce.number<number>().int().min(limit.minAge).max(limit.maxAge),
    /** GB/T 2260 code of a province, city or district; matches all members in it. */
    regionCode: z.string().regex(/^\d{6}$/),
    /** With this tag. */
    tag: typedText(limit.maxTagLength),
    /** In this state. */
    status: z.enum(memberStatuses),
    /** Registered on this business day or later. */
    registeredFrom: day,
    /** Registered before this business day. */
    registeredBefore: day,
    /** Whether they have submitted a quiz. */
    hasRecord: flag,
  })
  .partial();
export type MemberFilter = z.input<typeof MemberFilter>;

export const MemberQuery = MemberFilter.extend({ ...paging, sort: z.enum(memberSorts).optional() });
export type MemberQuery = z.input<typeof MemberQuery>;

export const MemberList = listOf(Member);
export type MemberList = z.infer<typeof MemberList>;

export const tag = typedText(limit.maxTagLength);
const tags = z.array(tag).min(1).max(limit.maxTags);

/** Bulk actions on members. A row that would be refused with 403 is a failed row with its reason. */
export const MemberBulkAction = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('addTags'),
    /** Tags to add or to remove. */
    tags,
  }),
  z.object({
    action: z.literal('removeTags'),
    /** Tags to add or to remove. */
    tags,
  }),
]);
export type MemberBulkAction = z.infer<typeof MemberBulkAction>;

const members = resource('/members', {
  names: ['member', 'members'],
  item: Member,
  list: MemberList,
  query: urlQuery(MemberQuery, personalFilters.member),
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

/** `data` of a refused anonymization: the records that block it. */
export const BlockedBy = z.object({
  /** The records that are still open. */
  blockedBy: z.array(RecordNamed).min(1),
});
export type BlockedBy = z.infer<typeof BlockedBy>;
