import { z } from 'zod';
import { reason } from './bulk';
import { day, id, instant, listOf, paging, text, typedText, version } from './common';
import { member as memberLimit } from './limits/member';
import { idTypes, memberDetail as limit, memberEventKinds, memberRevealFields } from './limits/member-detail';
import { severities } from './limits/quiz';
import { consentStates, recordStatuses, shownRecordStatuses } from './limits/record';
import { DoNotContact, Member, masked, tag } from './member';
import { resource } from './resource';
import { revealed, revealInput } from './reveal';

const severity = z.enum(severities).nullable();

/** All that is known about one member (docs/domain.md 6.1). A cancelled one has no personal data left. */
export const MemberDetail = Member.extend({
  /** What identity document it is; null where none is known. */
  idType: z.enum(idTypes).nullable(),
  idNoMasked: masked,
  /** The platform’s id of them in the mini program; null where there is none. */
  mpOpenidMasked: masked,
  /** The platform’s id of them as a follower of the official account; null: they never were. */
  oaOpenidMasked: masked,
  /** The platform’s id of them across both; null where there is none. */
  unionidMasked: masked,
  /** When they began to follow the official account; null: never. */
  followedAt: instant.nullable(),
  /** When they ceased to follow it; null: they did not. */
  unfollowedAt: instant.nullable(),
  /** The platform’s word for how they began to follow, such as ADD_SCENE_QR_CODE. */
  subscribeScene: z.string().max(40).nullable(),
  /** The platform’s number of where the mini program was first opened (docs/domain.md 1.3.1). */
  registerScene: z.int().nonnegative(),
  /** How often they opened the mini program. */
  visitCount: z.int().nonnegative(),
  /** Consent to the use of health information; no instant: never given. */
  privacyConsentVersion: z.string().max(limit.maxPrivacyVersionLength).nullable(),
  /** When they consented; null: never. */
  privacyConsentAt: instant.nullable(),
  /** When they took the consent back; null: they did not. */
  privacyWithdrawnAt: instant.nullable(),
  remark: text(memberLimit.maxRemarkLength).nullable(),
  /** Members with the same ID number, or the same name and date of birth. */
  suspectedDuplicateOf: z.array(z.object({ id, memberNo: z.string() })),
  createdAt: instant,
  updatedAt: instant,
  /** Of the last operator who changed something; null while nobody has. */
  updatedByName: z.string().nullable(),
});
export type MemberDetail = z.infer<typeof MemberDetail>;

/**
 * What the edit form sends. `realName` and `mobile` are sent only when they were changed, as the form
 * knows but their masks: absent is unchanged, null is cleared. The rest is sent whole, null where empty.
 */
export const MemberInput = z.object({
  /** That of the ID card where there is one. */
  gender: Member.shape.gender,
  /** From 1900 to today; that of the ID card where there is one. */
  birthDate: day.nullable(),
  /** GB/T 2260; the server has the text. */
  regionCode: Member.shape.regionCode,
  /** All tags, in their order. */
  tags: z.array(tag).max(memberLimit.maxTags),
  remark: typedText(memberLimit.maxRemarkLength).nullable(),
  /** Left out: unchanged; null: cleared. */
  realName: typedText(memberLimit.maxRealNameLength).nullable().optional(),
  /** May have spaces or +86; no other member may have it. */
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
  /** The name of the project. */
  title: z.string(),
  severity,
  /** When it is due; null: it has no deadline. */
  dueAt: instant.nullable(),
  dueByCalendar: z.boolean().describe('Whether the service calendar dated it'),
  /** When it came up. */
  at: instant,
});

/** Something that an operator still has to do for the member. */
export const OpenWork = z.discriminatedUnion('kind', [
  work.extend({
    /** What it is. */
    kind: z.literal('record'),
    /** Its state. */
    status: z.enum(recordStatuses),
  }),
  work.extend({
    /** What it is. */
    kind: z.enum([
      /** A follow-up that is pending. */
      'followUp',
      /** A report that is not decided. */
      'report',
    ]),
    /** Its state. */
    status: z.string(),
  }),
]);
export type OpenWork = z.infer<typeof OpenWork>;

/** Something that the member did. */
export const MemberEvent = z.object({
  id: z.string(),
  at: instant,
  /** What they did. */
  kind: z.enum(memberEventKinds),
  /** The name of the project, of events of a record, or of a report that belongs to one. */
  title: z.string().optional(),
  /** The id of the record, of events of one and of agreementSigned; of reportUploaded that of the report. */
  refId: id.optional(),
});
export type MemberEvent = z.infer<typeof MemberEvent>;

/** What goes on with a member. */
export const MemberOverview = z.object({
  /** What operators still have to do for them, newest first. */
  openWork: z.array(OpenWork),
  /** What they did last, newest first. */
  events: z.array(MemberEvent).max(limit.maxEvents),
});
export type MemberOverview = z.infer<typeof MemberOverview>;

/** A record in the list on the member's own page. */
export const MemberRecord = z.object({
  id,
  recordNo: z.string(),
  projectId: id,
  projectName: z.string(),
  /** How far it is. */
  status: z.enum(shownRecordStatuses),
  /** null until it is submitted. */
  severity,
  /** null until it is submitted, and where the quiz has no scores or levels. */
  totalScore: z.number().nullable(),
  /** Name of the result level. */
  levelName: z.string().nullable(),
  /** Answers that are a sign of danger. */
  redFlagCount: z.int().nonnegative(),
  /** As in Record List. */
  agreementStatus: z.enum(consentStates),
  /** Reports that belong to it. */
  reportCount: z.int().nonnegative(),
  /** When the quiz was begun. */
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
      /** All tags, in their order. */
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
      /** The number of the member, once more, to confirm whose data is erased. */
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
