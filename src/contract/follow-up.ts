import { z } from 'zod';
import { id, instant, paging, urlQuery } from './common';
import { followUpInput, followUpWay } from './follow-up-input';
import { attempt, FollowUp, FollowUpCounts, FollowUpFilter, FollowUpList, FollowUpQuery, plan } from './follow-up-list';
import { followUp as limit } from './limits/follow-up';
import { personalFilters } from './limits/personal-filters';
import { resource } from './resource';
import { reasonOf } from './work';

/** A new follow-up of a member, with or without a record. */
export const FollowUpCreate = z.object({
  memberId: id,
  recordId: id.nullable().describe('One of the member’s; null: of none'),
  plan,
  dueAt: instant.describe('In the future'),
  /** Planned way of contact. */
  way: followUpWay,
  assigneeId: id.optional().describe('An active operator; who creates it if omitted'),
});

const dueAt = instant.describe('In the future');
const shortReason = reasonOf(100);

/** Bulk actions on follow-ups. A row that would be refused with 403 is a failed row with its reason. */
export const FollowUpBulkAction = z.discriminatedUnion('action', [
  z.object({ action: z.literal('assign'), assigneeId: id.describe('An active operator') }),
  z.object({
    action: z.literal('reschedule'),
    dueAt,
    /** Reason. */
    reason: shortReason,
  }),
  z.object({
    action: z.literal('cancel'),
    /** Reason. */
    reason: reasonOf(limit.maxCancelReasonLength),
  }),
]);

export type FollowUpCreate = z.infer<typeof FollowUpCreate>;
export type FollowUpBulkAction = z.infer<typeof FollowUpBulkAction>;
const followUps = resource('/follow-ups', {
  names: ['follow-up', 'follow-ups'],
  item: FollowUp,
  list: FollowUpList,
  query: urlQuery(FollowUpQuery, personalFilters.followUp),
  input: FollowUpCreate,
  filter: FollowUpFilter,
  change: { change: FollowUpBulkAction },
});

const open = '403 FOLLOW_UP_STATUS for one that is not pending';

export const followUpApi = {
  ...followUps.usualCalls({
    list: ', due first unless sorted otherwise',
    get: '',
    create:
      '; 422 on recordId for a record that is not the member’s, on dueAt that is not in the future, on assigneeId for who is not active; 403 MEMBER_CANCELLED, RECORD_WITHDRAWN where the agreement of the record was withdrawn',
    bulk: '',
    bulkMatching: '',
  }),
  search: followUps.call('POST', '/search', {
    summary: 'The same page of follow-ups, for filters that hold personal data and so may not stand in a URL',
    body: FollowUpQuery,
    data: FollowUpList,
  }),
  counts: followUps.call('GET', '/counts', {
    summary:
      'How many follow-ups each tab has under the same filters; of `status` and what is due when, the tab’s own part stands in place of the filter’s',
    query: urlQuery(FollowUpFilter, personalFilters.followUp),
    data: FollowUpCounts,
  }),
  searchCounts: followUps.call('POST', '/counts', {
    summary: 'The same counts, for filters that hold personal data and so may not stand in a URL',
    body: FollowUpFilter,
    data: FollowUpCounts,
  }),
  timeline: followUps.call('GET', '/:id/timeline', {
    summary:
      'A page of all follow-ups of the same patient, due last first: a record that was filled in for another person is apart',
    query: z.object(paging),
    data: FollowUpList,
  }),
  complete: followUps.act(
    'complete',
    `Write down what was learnt from a contact; that of plan first makes an approved record contacted. ${open}; 422 on nextAt where it is not in the future, or follows a death`,
    followUpInput,
  ),
  addAttempt: followUps.act(
    'attempts',
    `Write down one attempt that reached nobody. ${open}; 422 on callBackAt that is not in the future`,
    attempt,
  ),
  giveUp: followUps.act(
    'give-up',
    `Call a patient unreachable. ${open}; 403 FOLLOW_UP_ATTEMPTS before ${limit.minAttempts} attempts on ${limit.minAttemptDays} days`,
  ),
  reschedule: followUps.act(
    'reschedule',
    `Put off a follow-up, also one that was given up. 422 on dueAt that is not in the future, 403 FOLLOW_UP_STATUS for one that is done or cancelled, MEMBER_CANCELLED, RECORD_WITHDRAWN where the agreement of the record was withdrawn`,
    {
      dueAt,
      /** Reason. */
      reason: shortReason,
    },
  ),
  assign: followUps.act(
    'assign',
    `Give a follow-up to an active operator. ${open}; 422 on assigneeId for anybody else`,
    {
      /** An active operator. */
      assigneeId: id,
    },
  ),
  cancel: followUps.act('cancel', `Call off a follow-up for good. ${open}`, {
    /** Reason. */
    reason: reasonOf(limit.maxCancelReasonLength),
  }),
  acknowledge: followUps.act(
    'acknowledge',
    'Say what was done about a severe or serious adverse reaction. 403 FOLLOW_UP_NO_ADVERSE where there is none, or it is acknowledged',
    {
      /** What was done about the reaction. */
      note: reasonOf(limit.maxAcknowledgeNoteLength),
    },
  ),
  correct: followUps.act(
    'correct',
    'Mend a slip in a follow-up that is done; the log keeps what stood there. nextAt stays as it is: 422 for another one. 403 FOLLOW_UP_STATUS for one that is not done',
    {
      ...followUpInput,
      seriousKnownAt: instant
        .nullable()
        .optional()
        .describe(
          'When the service learned of it, for a correction that makes the reaction serious: 422 before the contact or in the future. Left out: by the contact',
        ),
      /** Reason. */
      reason: reasonOf(100, limit.minCorrectionReasonLength),
    },
  ),
};
