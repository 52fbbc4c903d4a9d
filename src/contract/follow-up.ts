import { z } from 'zod';
import {
  day,
  flag,
  id,
  instant,
  listOf,
  manyIds,
  manyOf,
  numberPartOf,
  paging,
  sortsOf,
  text,
  typedText,
  urlQuery,
  version,
} from './common';
import { adverse, followUpInput, followUpOutcome, followUpWay } from './follow-up-input';
import {
  attemptResults,
  followUpPlans,
  followUpStatuses,
  followUpTabs,
  followUp as limit,
  seenDoctorAnswers,
} from './limits/follow-up';
import { genders } from './limits/member';
import { personalFilters } from './limits/personal-filters';
import { masked } from './personal';
import { resource } from './resource';
import { assigneeFilter, countsOf, reasonOf } from './work';

const count = z.int().nonnegative();
const plan = z
  .enum(followUpPlans)
  .describe(
    'first: the first contact after the approval; dN: N days after the referral; custom: whenever it is needed',
  );
const status = z
  .enum(followUpStatuses)
  .describe(
    'pending: still to do; overdue: derived, still to do and the business day of dueAt is over; done and cancelled: final; unreachable: given up, can be rescheduled',
  );

const attempt = {
  /** Way of contact. */
  way: followUpWay,
  result: z.enum(attemptResults).describe('off: switched off; wrongNumber and refused may end the follow-up at once'),
  /** Note; null if there is none. */
  note: text(limit.maxAttemptNoteLength).nullable(),
  ends: z.boolean().describe('Give it up at once; only with wrongNumber and refused'),
};
const FollowUpAttempt = z.object(attempt);
export type FollowUpAttempt = z.infer<typeof FollowUpAttempt>;

const Attempt = FollowUpAttempt.omit({ ends: true }).extend({
  at: instant,
  byName: z.string(),
});

/** A planned contact with a patient (docs/domain.md 6.10). Personal fields are masked. */
export const FollowUp = z.object({
  id,
  followNo: z.string().max(limit.maxNoLength).describe('F, the day on which it was made, and six digits'),
  memberId: id,
  memberNo: z.string(),
  patientNameMasked: masked('name'),
  gender: z.enum(genders).describe('Of the patient, as the record says'),
  age: z
    .int()
    .min(0)
    .max(150)
    .nullable()
    .describe('Full years of the patient, as the record says; today where there is no record'),
  mobileMasked: masked('mobile'),
  mayCall: z.boolean().describe('Whether the number can be revealed for a call, which requires consent'),
  recordId: id.nullable(),
  recordNo: z.string().nullable(),
  projectId: id.nullable(),
  projectName: z.string().nullable(),
  round: z
    .int()
    .min(limit.minRound)
    .max(limit.maxRound)
    .describe('Counts within the record; the next begins once this one has ended'),
  plan,
  /** When it is due; it is overdue once that business day is over. */
  dueAt: instant,
  dueByCalendar: z
    .boolean()
    .describe(
      'Whether the service calendar dated it: the next workday, of a first contact or after a missed appointment; false once it was put off',
    ),
  firstDueAt: instant.describe('Due date before it was first rescheduled'),
  /** How often it was rescheduled. */
  rescheduleCount: count,
  /** Planned or actual way of contact. */
  way: followUpWay,
  assigneeId: id.nullable(),
  assigneeName: z.string().nullable(),
  status,
  /** When it was done; null until then. */
  doneAt: instant.nullable(),
  doneByName: z.string().nullable().describe('Operator who completed it, even if it was assigned to another operator'),
  outcome: followUpOutcome.nullable().describe('Null until it is done; deceased closed the record'),
  /** Whether the patient had seen a doctor since; null until it is done. */
  seenDoctor: z.enum(seenDoctorAnswers).nullable(),
  adverse: adverse.nullable(),
  /** Whether the reaction was a serious event by law; null until it is done. */
  adverseSerious: z.boolean().nullable(),
  adverseAckAt: instant.nullable().describe('When a severe or serious reaction was acknowledged'),
  /** The operator who acknowledged it. */
  adverseAckByName: z.string().nullable(),
  /** What was done about the reaction. */
  adverseAckNote: z.string().nullable(),
  /** Summary of the conversation; null until it is done. */
  content: z.string().nullable(),
  attempts: count.describe('The length of attemptLog'),
  attemptLog: z.array(Attempt).describe('Oldest first'),
  /** Why it was canceled; null if it was not. */
  cancelReason: z.string().nullable(),
  nextAt: instant.nullable().describe('When the next round is due'),
  critical: z
    .object({
      reportId: id,
      reportNo: z.string(),
      /** The critical values, each with its name and unit. */
      items: z.array(z.string()),
    })
    .nullable()
    .describe('Critical values of a report, each with its unit, about which the patient is called'),
  doNotContact: z.boolean().describe('The member does not want to be called: confirm before calling'),
  createdAt: instant,
  version,
});
export type FollowUp = z.infer<typeof FollowUp>;

export const FollowUpFilter = z
  .object({
    no: numberPartOf('a follow-up or a member'),
    mobile: z
      .string()
      .trim()
      .regex(/^(1[3-9]\d{9}|\d{4})$/)
      .describe('The whole number, or its last four digits'),
    patientName: typedText(30).describe('The whole name'),
    /** Of this member. */
    memberId: id,
    /** Of this record. */
    recordId: id,
    projectId: manyIds.describe('Of these projects, parted by commas; none among them: of no project'),
    plan: manyOf(plan),
    /** With these ways of contact. */
    way: manyOf(followUpWay),
    /** In these states. */
    status: manyOf(status),
    assignee: assigneeFilter,
    outcome: manyOf(followUpOutcome),
    adverse: manyOf(adverse),
    unacknowledged: flag.describe('With a severe or serious adverse reaction that nobody has acknowledged'),
    onTime: flag.describe('Done by, or only after, the end of the business day of firstDueAt'),
    refused: flag.describe(
      'Only follow-ups that are unreachable because the patient refused at the last attempt, or only others',
    ),
    dueFrom: day.describe('Due on this business day or later'),
    dueBefore: day.describe('Due before this business day'),
    /** Done on this business day or later. */
    doneFrom: day,
    /** Done before this business day. */
    doneBefore: day,
  })
  .partial();

/** Sorts of follow-ups, ascending; descending with a leading `-`. */
export const followUpSorts = [
  ...sortsOf(['dueAt', 'doneAt', 'attempts', 'followNo']),
  /** Most urgent first. */
  'priority',
] as const;

const FollowUpQuery = FollowUpFilter.extend({
  ...paging,
  sort: z
    .enum(followUpSorts)
    .optional()
    .describe(
      `priority: for a critical value first, then red flag of the record, then its severity, then the one due first; after all others those whose patient asked to be called later, or was called in vain within ${limit.retryHours} hours. Left out: due first`,
    ),
});
const FollowUpList = listOf(FollowUp);
const FollowUpCounts = countsOf(followUpTabs);

/** A new follow-up of a member, with or without a record. */
export const FollowUpCreate = z.object({
  memberId: id,
  recordId: id.nullable().describe('One of the member’s; null: of none'),
  plan,
  dueAt: instant.describe('In the future'),
  /** Planned way of contact. */
  way: followUpWay,
  assigneeId: id.describe('An active operator'),
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
export type FollowUpFilter = z.input<typeof FollowUpFilter>;
export type FollowUpCounts = z.infer<typeof FollowUpCounts>;
export type FollowUpQuery = z.input<typeof FollowUpQuery>;

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
  addAttempt: followUps.act('attempts', `Write down one attempt that reached nobody. ${open}`, attempt),
  giveUp: followUps.act(
    'give-up',
    `Call a patient unreachable. ${open}; 403 FOLLOW_UP_ATTEMPTS before ${limit.minAttempts} attempts on ${limit.minAttemptDays} days`,
  ),
  reschedule: followUps.act(
    'reschedule',
    `Put off a follow-up, also one that was given up. 422 on dueAt that is not in the future, 403 FOLLOW_UP_STATUS for one that is done or cancelled`,
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
      /** Reason. */
      reason: reasonOf(100, limit.minCorrectionReasonLength),
    },
  ),
};
