import { z } from 'zod';
import { day, flag, id, instant, manyIds, manyOf, numberPartOf, paging, sortsOf, text, version } from './common';
import {
  hiddenReasons,
  report as limit,
  noticeStates,
  reportSources,
  reportStatuses,
  reportTypes,
} from './limits/report';
import { MemberDetail } from './member-detail';
import { masked } from './personal';
import { assigneeFilter } from './work';

export const reportType = z.enum(reportTypes);
const status = z
  .enum(reportStatuses)
  .describe(
    'pending: waits for a review; reviewing: somebody has it by a lease; approved, rejected: reviewed; needMore: waits for the member; voided: final',
  );

/** A medical report in a list (docs/domain.md 6.12), without its files and findings. */
export const ReportListed = z.object({
  id,
  reportNo: z.string().max(limit.maxNoLength).describe('B, the day of its upload, and six digits'),
  memberId: id,
  memberNo: z.string(),
  patientNameMasked: masked('name'),
  recordId: id.nullable(),
  recordNo: z.string().nullable(),
  projectId: id.nullable(),
  projectName: z.string().nullable(),
  type: reportType,
  title: text(limit.maxTitleLength).meta({ personal: true }).describe('Empty once the member is anonymised'),
  examDate: day.describe('When the examination was, not after today'),
  hospitalName: text(limit.maxHospitalLength).nullable().meta({ personal: true }),
  pageCount: z.int().nonnegative().describe('Of all its files'),
  source: z.enum(reportSources).describe('Who uploaded it; hospital: sent back by one'),
  /** When it was uploaded. */
  uploadedAt: instant,
  status,
  hidden: z
    .enum(hiddenReasons)
    .nullable()
    .describe(
      'Why nothing of it is shown or reviewed any more: the agreement of its record was withdrawn, or the member does not, or no longer, agree to the use of their data',
    ),
  isMine: z.boolean().describe('Whether the signed-in operator has claimed it'),
  firstReading: z
    .object({
      operatorName: z.string(),
      /** Whether it was the current operator. */
      isMine: z.boolean(),
      at: instant,
    })
    .nullable()
    .describe('First reading of a critical value; while the report is pending, it waits for a second operator'),
  reviewerId: id.nullable().describe('Operator who has claimed it or reviewed it last; null while pending'),
  /** Name of the reviewer. */
  reviewerName: z.string().nullable(),
  /** Time of the last decision; null if there is none. */
  reviewedAt: instant.nullable(),
  claimedUntil: instant.nullable().describe('When the lease ends; null except in reviewing'),
  slaDueAt: instant.describe(
    `When it should be reviewed: ${limit.reviewHours} hours after its upload, or after it was reopened last, and later by the time that it was in needMore since`,
  ),
  overdue: z.boolean().describe('Past slaDueAt, and still pending or reviewing'),
  hasCritical: z.boolean().describe('An abnormal item is critical'),
  notice: z
    .object({
      state: z.enum(noticeStates).describe('notSubscribed: the member does not take such messages'),
      at: instant,
    })
    .nullable()
    .describe('The message to the member after rejected or needMore'),
  doNotContact: MemberDetail.shape.doNotContact.describe(
    'Do-not-contact note of the member, who is called if the message is not delivered',
  ),
  version,
});
export type ReportListed = z.infer<typeof ReportListed>;

export const ReportFilter = z
  .object({
    no: numberPartOf('a report or a member'),
    memberId: id,
    recordId: id,
    projectId: manyIds,
    /** Of these types. */
    type: manyOf(reportType),
    /** In these states. */
    status: manyOf(status),
    /** From these sources. */
    source: manyOf(z.enum(reportSources)),
    reviewer: assigneeFilter,
    ownFirstReading: flag.describe(
      'Waiting for a second reader after the signed-in operator read a critical value first, or not',
    ),
    /** Only overdue reports, or only others. */
    overdue: flag,
    /** Of an examination on this day or later. */
    examFrom: day,
    /** Of an examination before this day. */
    examBefore: day,
    /** Uploaded on this business day or later. */
    uploadedFrom: day,
    /** Uploaded before this business day. */
    uploadedBefore: day,
  })
  .partial();

export type ReportFilter = z.input<typeof ReportFilter>;

/** Sorts of reports, ascending; descending with a leading `-`. */
export const reportSorts = [
  ...sortsOf(['slaDueAt', 'uploadedAt', 'reviewedAt', 'examDate', 'reportNo']),

  /** Most urgent first. */
  'priority',
] as const;

export const ReportQuery = ReportFilter.extend({
  ...paging,
  sort: z
    .enum(reportSorts)
    .optional()
    .describe(
      'priority: a critical value that waits for its second reader first, then the one due first. Left out: uploaded last first',
    ),
});
