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
  version,
} from './common';
import { member as limit } from './limits/member';
import { RecordNamed } from './record';
import { resource } from './resource';

/** Genders. */
export const genders = [
  /** Not known. */
  'unknown',
  /** Male. */
  'male',
  /** Female. */
  'female',
] as const;
/** Whether a member can use the service. */
export const memberStatuses = [
  /** They can. */
  'active',
  /** Not for now. */
  'disabled',
  /** Anonymised; final. */
  'cancelled',
] as const;
/** Whether somebody follows the official account. */
export const followStatuses = [
  /** Never did. */
  'never',
  /** Does. */
  'following',
  /** No longer does. */
  'unfollowed',
] as const;

export const masked = z.string().max(64).nullable();

/** Why and for how long nobody is to call a member. */
export const DoNotContact = z.object({
  /** Why they do not want to be called. */
  reason,
  /** The last business day on which they are not called; null: for good. */
  until: day.nullable(),
});
export type DoNotContact = z.infer<typeof DoNotContact>;

/** A person who registered in the mini program (docs/domain.md 6.1). Personal fields leave the server masked. */
export const Member = z.object({
  id,
  memberNo: z.string().max(limit.maxMemberNoLength),
  /** What they call themselves; null where they gave no name. */
  nickname: text(limit.maxNicknameLength).nullable(),
  /** The picture that they chose; null where they chose none. */
  avatarUrl: httpsUrl.nullable(),
  /** Name as it stands in their document; null where it is unknown. */
  realNameMasked: masked,
  mobileMasked: masked,
  mayCall: z.boolean().describe('Whether the number may be read to call them: not without their consent'),
  /** As they said, or their ID card. */
  gender: z.enum(genders),
  /** As they said, or their ID card; null where it is unknown. */
  birthDate: day.nullable(),
  /** Years, derived from birthDate. */
  age: z.int().min(0).max(150).nullable(),
  /** GB/T 2260 of province, city and district. */
  regionCode: z
    .string()
    .regex(/^\d{6}$/)
    .nullable(),
  regionText: z.string().max(64).nullable(),
  /** Whether they follow the official account. */
  followStatus: z.enum(followStatuses),
  /** The channel that they first came by; null: by none. */
  firstChannelId: id.nullable(),
  /** Name of that channel. */
  firstChannelName: z.string().nullable(),
  /** The channel that they last came by; null: by none. */
  lastChannelId: id.nullable(),
  /** Name of that channel. */
  lastChannelName: z.string().nullable(),
  /** When they registered. */
  registeredAt: instant,
  /** When they last opened the mini program; null: not since they registered. */
  lastVisitAt: instant.nullable(),
  /** Quizzes that they submitted. */
  recordCount: z.int().nonnegative(),
  /** Reports that they, or operators for them, uploaded. */
  reportCount: z.int().nonnegative(),
  /** What operators marked them with. */
  tags: z.array(text(limit.maxTagLength)).max(limit.maxTags),
  /** Not to be called; null once the last such day has passed. */
  doNotContact: DoNotContact.nullable(),
  /** Whether they can use the service. */
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
    memberNo: numberPartOf('a member'),
    /** The whole number, or its last four digits. */
    mobile: z
      .string()
      .trim()
      .regex(/^(1[3-9]\d{9}|\d{4})$/),
    /** The whole name. */
    realName: typedText(limit.maxRealNameLength),
    /** A part of the nickname, in any case and width. */
    nickname: typedText(limit.maxNicknameLength),
    /** Who follow the official account so. */
    followStatus: z.enum(followStatuses),
    channelId: id.describe('Who came by this channel itself, not by those below it'),
    /** Which channel `channelId` means. */
    channelTouch: z.enum([
      /** That they first came by. */
      'first',
      /** That they last came by. */
      'last',
    ]),
    /** Of this gender. */
    gender: z.enum(genders),
    /** At least as old, in full years. */
    ageMin: z.coerce.number<number>().int().min(limit.minAge).max(limit.maxAge),
    /** At most as old, in full years. */
    ageMax: z.coerce.number<number>().int().min(limit.minAge).max(limit.maxAge),
    /** GB/T 2260, of a province, city or district: all that lie in it match. */
    regionCode: z.string().regex(/^\d{6}$/),
    /** With this tag. */
    tag: typedText(limit.maxTagLength),
    /** In this state. */
    status: z.enum(memberStatuses),
    /** Registered on this business day or later. */
    registeredFrom: day,
    /** Registered before this business day. */
    registeredBefore: day,
    /** Whether they ever submitted a quiz. */
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

/** What an action on several members does to each; 403 stays a failed row with its reason. */
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
export const BlockedBy = z.object({
  /** The records that are still open. */
  blockedBy: z.array(RecordNamed).min(1),
});
export type BlockedBy = z.infer<typeof BlockedBy>;
