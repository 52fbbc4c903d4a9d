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
  typedText,
  version,
} from './common';
import { genders } from './limits/member';
import { severities } from './limits/quiz';
import {
  closeReasons,
  consentStates,
  contradictionFields,
  eligibilities,
  record as limit,
  lostContacts,
  reachedStages,
  recordTabs,
  shownRecordStatuses,
} from './limits/record';
import { masked } from './personal';
import { assigneeFilter, countsOf } from './work';

const count = z.int().nonnegative();
const status = z
  .enum(shownRecordStatuses)
  .describe(
    'inProgress: being answered; submitted: waits for a review; reviewing: somebody reviews it; approved: waits for the first contact; contacted: was spoken to; referred: has an appointment; enrolled: takes part, in recruit projects; rejected, closed, voided: over, each with its reason; abandoned: derived, in progress for more than seven days, final',
  );
const severity = z
  .enum(severities)
  .describe(
    'The higher of the level’s and the flags’: normal to critical; excluded: does not meet the conditions and has no red flag',
  );

/** An answered quiz of a project in a list (docs/domain.md 6.5), with masked personal fields and without answers. */
export const RecordListed = z.object({
  id,
  recordNo: z.string().max(limit.maxNoLength).describe('R, the day on which it was begun, and six digits'),
  memberId: id,
  memberNo: z.string(),
  patientNameMasked: masked('name').describe(
    'Name of the patient, who need not be the member; null where there is none',
  ),
  gender: z.enum(genders).describe('Of the patient, at submission'),
  ageAtSubmit: z.int().min(0).max(150).nullable().describe('Full years of the patient on the day of submission'),
  mobileMasked: masked('mobile'),
  mayCall: z
    .boolean()
    .describe('Whether the number may be read to call them: not without consent, nor once it was withdrawn'),
  projectId: id,
  projectName: z.string(),
  categoryId: id.nullable(),
  categoryName: z.string().nullable(),
  totalScore: z
    .number()
    .nullable()
    .describe('Two decimals; null without scores, until submission, and of who was disqualified'),
  levelCode: z.string().nullable().describe('By the score alone: no flag changes it'),
  /** Name of the result level. */
  levelName: z.string().nullable(),
  severity: severity.nullable().describe('Null until it is submitted'),
  redFlagCount: count.describe('Answers that are a sign of danger'),
  warnFlagCount: count.describe('Answers that need attention'),
  contradicts: z
    .array(z.enum(contradictionFields))
    .describe('Fields of the profile that answers disagree with; empty without consent'),
  eligibility: z.enum(eligibilities).nullable().describe('The verdict of the review; null before it'),
  agreementStatus: z
    .enum(consentStates)
    .describe(
      'notRequired: its project needs no agreement; notSent: it needs one, and no invitation was sent; else how its newest agreement stands',
    ),
  /** Number of reports that belong to it. */
  reportCount: count,
  channelId: id.nullable().describe('Where the member came from, as it was at submission'),
  channelName: z.string().nullable(),
  hospitalId: id.nullable(),
  hospitalName: z.string().nullable(),
  assigneeId: id.nullable().describe('Who works on it; null: nobody yet'),
  assigneeName: z.string().nullable(),
  status,
  closeReason: z
    .enum(closeReasons)
    .nullable()
    .describe('ineligible: disqualified by the quiz; withdrawn: the agreement was, which keeps the record closed'),
  isRecruit: z.boolean().describe('Whether its project recruits patients: only there can anybody be enrolled'),
  /** When the quiz was started. */
  startedAt: instant,
  /** When it was submitted; null until then. */
  submittedAt: instant.nullable(),
  nextFollowUpAt: instant.nullable().describe('Of its open follow-ups the one that is due first'),
  nextFollowUpByCalendar: z.boolean().describe('Whether the service calendar dated that one'),
  lostContact: z
    .enum(lostContacts)
    .nullable()
    .describe(
      'Of an approved record whose first contact was given up, with nothing else to do: the reason for which it can be closed',
    ),
  hasOpenAdverse: z.boolean().describe('A severe or serious adverse reaction that nobody has acknowledged'),
  hasCritical: z
    .boolean()
    .describe('A report has a critical value that waits for the second reader or was confirmed; false where withheld'),
  version,
});
export type RecordListed = z.infer<typeof RecordListed>;

/**
 * Filters of Record List. Mobile and name are personal (limits/personal-filters) and require POST /records/search.
 */
export const RecordFilter = z
  .object({
    no: numberPartOf('a record or a member'),
    mobile: z
      .string()
      .trim()
      .regex(/^(1[3-9]\d{9}|\d{4})$/)
      .describe('The whole number, or its last four digits'),
    patientName: typedText(limit.maxPatientNameLength).describe('The whole name'),
    memberId: id,
    projectId: manyIds,
    /** Of projects of this category. */
    categoryId: id,
    levelCode: z.string().min(1).max(16).describe('With one project: a level of its quiz'),
    /** With these severities. */
    severity: manyOf(severity),
    /** With one of these verdicts. */
    eligibility: manyOf(z.enum(eligibilities)),
    reached: z
      .enum(reachedStages)
      .describe('Found eligible, and referred or enrolled at some time, whatever became of the record since'),
    /**
     * In these states. Left out: all submitted records, without those that are `inProgress` or `abandoned`, or were
     * `voided` before submission.
     */
    status: manyOf(status),
    agreementStatus: manyOf(z.enum(consentStates)),
    /** With a report, or without one. */
    hasReport: flag,
    /** With a red flag, or without one. */
    hasRedFlag: flag,
    /** Referred to this hospital. */
    hospitalId: id,
    channelId: id.describe('Brought by this channel itself, not by those below it'),
    assignee: assigneeFilter,
    startedFrom: day.describe('Begun on this business day or later'),
    startedBefore: day.describe('Begun before this business day'),
    submittedFrom: day.describe('Submitted on this business day or later'),
    submittedBefore: day.describe('Submitted before this business day'),
    scoreMin: z.coerce
      .number<number>()
      .min(-limit.maxScore)
      .max(limit.maxScore)
      .describe('This total score or a higher one'),
    scoreMax: z.coerce
      .number<number>()
      .min(-limit.maxScore)
      .max(limit.maxScore)
      .describe('This total score or a lower one'),
  })
  .partial();

export type RecordFilter = z.input<typeof RecordFilter>;

/** Sorts of records, ascending; descending with a leading `-`. */
export const recordSorts = [
  ...sortsOf(['submittedAt', 'startedAt', 'totalScore', 'recordNo']),
  /** Most urgent first. */
  'priority',
] as const;

export const RecordQuery = RecordFilter.extend({
  ...paging,
  sort: z
    .enum(recordSorts)
    .optional()
    .describe('priority: red flag first, then severity, then the one submitted first. Left out: submitted last first'),
});
export type RecordQuery = z.input<typeof RecordQuery>;

export const RecordList = listOf(RecordListed);

/** Number of records of each tab under the same filters; the status filter of the tab replaces that of the query. */
export const RecordCounts = countsOf(recordTabs);
export type RecordCounts = z.infer<typeof RecordCounts>;
