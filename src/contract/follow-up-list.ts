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
  version,
} from './common';
import { CriticalValues } from './critical';
import { adverse, followUpOutcome, followUpWay } from './follow-up-input';
import {
  attemptResults,
  followUpPlans,
  followUpStatuses,
  followUpTabs,
  followUp as limit,
  seenDoctorAnswers,
} from './limits/follow-up';
import { genders } from './limits/member';
import { masked } from './personal';
import { assigneeFilter, countsOf } from './work';

const count = z.int().nonnegative();
export const plan = z
  .enum(followUpPlans)
  .describe(
    'first: the first contact after the approval; dN: N days after the referral; custom: whenever it is needed',
  );
const status = z
  .enum(followUpStatuses)
  .describe(
    'pending: still to do; overdue: derived, still to do and the business day of dueAt is over; done and cancelled: final; unreachable: given up, can be rescheduled',
  );

export const attempt = {
  /** Way of contact. */
  way: followUpWay,
  result: z.enum(attemptResults).describe('off: switched off; wrongNumber and refused may end the follow-up at once'),
  /** Note; null if there is none. */
  note: text(limit.maxAttemptNoteLength).nullable(),
  ends: z.boolean().describe('Give it up at once; only with wrongNumber and refused'),
  callBackAt: instant
    .nullable()
    .optional()
    .describe('When to call again, in the future: puts the follow-up off until then; null or omitted: keeps dueAt'),
};
const FollowUpAttempt = z.object(attempt);
export type FollowUpAttempt = z.infer<typeof FollowUpAttempt>;

const Attempt = FollowUpAttempt.omit({ ends: true, callBackAt: true }).extend({
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
  seriousKnownAt: instant
    .nullable()
    .describe(
      'When the service learned that the reaction is serious, from which the report deadline counts: by the contact, or at the time that the correction names; null unless it is serious',
    ),
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
  critical: CriticalValues.nullable().describe('Critical values of a report, about which the patient is called'),
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

export const FollowUpQuery = FollowUpFilter.extend({
  ...paging,
  sort: z
    .enum(followUpSorts)
    .optional()
    .describe(
      `priority: for a critical value first, then red flag of the record, then its severity, then the one due first; after all others those whose patient asked to be called later, or was called in vain within ${limit.retryHours} hours. Left out: due first`,
    ),
});
export const FollowUpList = listOf(FollowUp);
export const FollowUpCounts = countsOf(followUpTabs);

export type FollowUpFilter = z.input<typeof FollowUpFilter>;
export type FollowUpCounts = z.infer<typeof FollowUpCounts>;
export type FollowUpQuery = z.input<typeof FollowUpQuery>;
