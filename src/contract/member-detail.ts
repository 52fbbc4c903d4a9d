import { z } from 'zod';
import { reason } from './bulk';
import { day, id, instant, listOf, paging, text, typedText, version } from './common';
import { member as memberLimit } from './limits/member';
import { idTypes, memberDetail as limit, memberEventKinds, memberRevealFields } from './limits/member-detail';
import { severities } from './limits/quiz';
import { consentStates, recordStatuses, shownRecordStatuses } from './limits/record';
import { DoNotContact, Member, tag } from './member';
import { masked } from './personal';
import { resource } from './resource';
import { revealed, revealInput } from './reveal';

const severity = z.enum(severities).nullable();

/** A member with all details (docs/domain.md 6.1). A canceled member has no personal data. */
export const MemberDetail = Member.extend({
  /** Type of the identity document; null if unknown. */
  idType: z.enum(idTypes).nullable().meta({ personal: true }),
  idNoMasked: masked('idNo'),
  /** The platform’s user id in the mini program; null if there is none. */
  mpOpenidMasked: masked('openid'),
  /** The platform’s user id in the official account; null if they never followed it. */
  oaOpenidMasked: masked('openid'),
  /** The platform’s user id across both; null if there is none. */
  unionidMasked: masked('openid'),
  /** When they followed the official account; null if never. */
  followedAt: instant.nullable(),
  /** When they unfollowed it; null if they did not. */
  unfollowedAt: instant.nullable(),
  /** The platform’s code for how they started to follow, such as ADD_SCENE_QR_CODE. */
  subscribeScene: z.string().max(40).nullable(),
  /** The platform’s scene number of the first visit (docs/domain.md 1.3.1). */
  registerScene: z.int().nonnegative(),
  /** Number of visits to the mini program. */
  visitCount: z.int().nonnegative(),
  /** Version of the consent to the use of health information; null if never given. */
  privacyConsentVersion: z.string().max(limit.maxPrivacyVersionLength).nullable(),
  /** When they consented; null if never. */
  privacyConsentAt: instant.nullable(),
  /** When they withdrew the consent; null if they did not. */
  privacyWithdrawnAt: instant.nullable(),
  remark: text(memberLimit.maxRemarkLength).nullable().meta({ personal: true }),
  /** Members with the same ID number, or with the same name and date of birth. */
  suspectedDuplicateOf: z.array(z.object({ id, memberNo: z.string() })),
  createdAt: instant,
  updatedAt: instant,
  /** Name of the last operator who changed the member; null if nobody has. */
  updatedByName: z.string().nullable(),
});
export type MemberDetail = z.infer<typeof MemberDetail>;

/**
 * Body of the edit form. `realName` and `mobile` are sent only when changed, because the form knows only their masks:
 * left out means unchanged, null means cleared. All other fields are always sent, null if empty.
 */
export const MemberInput = z.object({
  /** Must match the ID card if there is one. */
  gender: Member.shape.gender,
  /** From 1900 to today; must match the ID card if there is one. */
  birthDate: day.nullable(),
  /** GB/T 2260 code; the server adds the name. */
  regionCode: Member.shape.regionCode,
  /** All tags, in order. */
  tags: z.array(tag).max(memberLimit.maxTags),
  remark: typedText(memberLimit.maxRemarkLength).nullable(),
  /** Left out: unchanged; null: cleared. */
  realName: typedText(memberLimit.maxRealNameLength).nullable().optional(),
  /** Can contain spaces or +86; unique among members. */
  mobile: typedText(limit.maxTypedMobileLength).nullable().optional(),
});
export type MemberInput = z.infer<typeof MemberInput>;

export const MemberReveal = revealInput(memberRevealFields);
export type MemberReveal = z.infer<typeof MemberReveal>;
export const RevealedMember = revealed(memberRevealFields);
export type RevealedMember = z.infer<typeof RevealedMember>;

const work = z.object({
  id,
  /** Number of the record, follow-up or report. */
  no: z.string(),
  /** Name of the project. */
  title: z.string(),
  severity,
  /** When it is due; null without a deadline. */
  dueAt: instant.nullable(),
  dueByCalendar: z.boolean().describe('Whether the service calendar dated it'),
  /** When it was created. */
  at: instant,
});

/** Open work of operators for the member. */
export const OpenWork = z.discriminatedUnion('kind', [
  work.extend({
    /** Kind of work. */
    kind: z.literal('record'),
    /** State of the work. */
    status: z.enum(recordStatuses),
  }),
  work.extend({
    /** Kind of work. */
    kind: z.enum([
      /** A follow-up that is pending. */
      'followUp',
      /** A report without a decision. */
      'report',
    ]),
    /** State of the work. */
    status: z.string(),
    hasCritical: z
      .boolean()
      .describe(
        'Whether it is about a critical value: a call, unless the second reader did not confirm the value, or a report',
      ),
  }),
]);
export type OpenWork = z.infer<typeof OpenWork>;

/** An event in the member's timeline. */
export const MemberEvent = z.object({
  id: z.string(),
  at: instant,
  /** Kind of event. */
  kind: z.enum(memberEventKinds),
  /** Name of the project, for events of a record or of a report that belongs to one. */
  title: z.string().optional(),
  /** Id of the record, for events of a record and agreementSigned; id of the report, for reportUploaded. */
  refId: id.optional(),
});
export type MemberEvent = z.infer<typeof MemberEvent>;

/** Overview of a member. */
export const MemberOverview = z.object({
  /** Open work for the member, newest first. */
  openWork: z.array(OpenWork),
  /** Last events of the member, newest first. */
  events: z.array(MemberEvent).max(limit.maxEvents),
});
export type MemberOverview = z.infer<typeof MemberOverview>;

/** A record in the list of a member. */
export const MemberRecord = z.object({
  id,
  recordNo: z.string(),
  projectId: id,
  projectName: z.string(),
  /** State of the record. */
  status: z.enum(shownRecordStatuses),
  /** Null until it is submitted. */
  severity,
  /** Null until it is submitted, and if the quiz has no scores or levels. */
  totalScore: z.number().nullable(),
  /** Name of the result level. */
  levelName: z.string().nullable(),
  /** Number of answers with a red flag. */
  redFlagCount: z.int().nonnegative(),
  /** As in Record List. */
  agreementStatus: z.enum(consentStates),
  /** Number of reports that belong to it. */
  reportCount: z.int().nonnegative(),
  /** When the quiz was started. */
  startedAt: instant,
  /** When it was submitted; null until then. */
  submittedAt: instant.nullable(),
  hospitalName: z.string().nullable(),
  assigneeName: z.string().nullable(),
});
export type MemberRecord = z.infer<typeof MemberRecord>;

export const MemberRecordQuery = z.object({
  ...paging,
  /** In this state. */
  status: z.enum(shownRecordStatuses).optional(),
  /** Submitted on this business day or later. */
  submittedFrom: day.optional(),
  /** Submitted before this business day. */
  submittedBefore: day.optional(),
});
export type MemberRecordQuery = z.input<typeof MemberRecordQuery>;

const members = resource('/members', { names: ['member', 'members'], item: MemberDetail, input: MemberInput });

export const memberDetailApi = {
  ...members.usualCalls(
    {
      get: ', masked',
      update:
        '. 422 on mobile when another member has it, on birthDate when the ID card says otherwise; 403 for a cancelled one, 409 for a stale version',
    },
    { update: ['MEMBER_CANCELLED'] },
  ),
  setTags: members.call('PUT', '/:id/tags', {
    summary:
      'Replace the tags of a member. The tags that they have already, in whatever order, make no new version. 422 for more than there can be',
    body: z.object({
      /** All tags, in order. */
      tags: z.array(tag).max(memberLimit.maxTags),
      version,
    }),
    data: MemberDetail,
    errors: ['MEMBER_CANCELLED'],
  }),
  disable: members.act(
    'disable',
    'Disable a member, who can no longer answer and upload; open work goes on',
    { reason },
    ['MEMBER_CANCELLED', 'MEMBER_NOT_ACTIVE'],
  ),
  enable: members.act('enable', 'Enable a disabled member, who can answer and upload again', { reason }, [
    'MEMBER_CANCELLED',
    'MEMBER_NOT_DISABLED',
  ]),
  setDoNotContact: members.act(
    'do-not-contact',
    'Say that a member is not to be called, why and until when, in place of what was said before. 422 on until for a day that is over; 403 where that is what stands there already',
    DoNotContact.shape,
    ['MEMBER_CANCELLED', 'MEMBER_DO_NOT_CONTACT'],
  ),
  allowContact: members.act('allow-contact', 'Let a member be called again', { reason }, [
    'MEMBER_CANCELLED',
    'MEMBER_MAY_BE_CONTACTED',
  ]),
  anonymise: members.act(
    'anonymise',
    'Erase the personal data of a member for good: also from their records, agreements, reports and follow-ups, from the logs and from files of exports that are still kept; drafts are deleted, open follow-ups cancelled. memberNo confirms whose, 422 for another. 403 with blockedBy while a record is between submitted and enrolled',
    {
      /** Number of the member, to confirm whose data is erased. */
      memberNo: z.string(),
    },
    ['MEMBER_CANCELLED', 'MEMBER_HAS_OPEN_RECORDS'],
  ),
  reveal: members.call('POST', '/:id/reveal', {
    summary:
      'Reveal clear values for a minute, logged. 403 REVEAL_CANCELLED for a cancelled member, REVEAL_NO_CONSENT without consent unless the purpose is memberRequest',
    body: MemberReveal,
    data: RevealedMember,
    errors: ['REVEAL_CANCELLED', 'REVEAL_NO_CONSENT', 'TOO_MANY_REVEALS'],
  }),
  overview: members.call('GET', '/:id/overview', {
    summary: 'What is still to do for a member, and what the member did last, both newest first',
    data: MemberOverview,
  }),
  records: members.call('GET', '/:id/records', {
    summary: 'A page of the records of a member, newest first',
    query: MemberRecordQuery,
    data: listOf(MemberRecord),
  }),
};
