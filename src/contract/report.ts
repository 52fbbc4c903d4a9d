import { z } from 'zod';
import { bulkIds } from './bulk';
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
import { leaseCalls } from './lease';
import {
  abnormalFlags,
  hiddenReasons,
  report as limit,
  noticeStates,
  reportFilePurposes,
  reportFileTypes,
  reportRejectReasons,
  reportSources,
  reportStatuses,
  reportTabs,
  reportTypes,
} from './limits/report';
import { Member } from './member';
import { MemberDetail } from './member-detail';
import { masked } from './personal';
import { resource } from './resource';
import { assigneeFilter, countsOf, reasonOf } from './work';

const type = z.enum(reportTypes);
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
  type,
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

const AbnormalItem = z.object({
  /** Name of the item. */
  name: typedText(limit.maxItemNameLength),
  /** As printed, a number or words. */
  value: typedText(limit.maxItemValueLength),
  /** As printed; null: none. */
  unit: text(limit.maxItemUnitLength),
  range: text(limit.maxItemRangeLength).describe('The reference range, as printed'),
  flag: z
    .enum(abnormalFlags)
    .describe('H: too high; L: too low; A: abnormal; C: critical, opens a follow-up due the same day'),
});

/** A report with its files and findings. */
export const ReportDetail = ReportListed.extend({
  gender: Member.shape.gender.describe('Of the patient, to be compared with the report; unknown where it is hidden'),
  ageAtExam: Member.shape.age.describe('Full years of the patient on examDate; null without a birth date, or hidden'),
  files: z
    .array(
      z.object({
        id,
        /** Name of the uploaded file. */
        name: z.string().max(limit.maxFileNameLength),
        /** Media type of the file. */
        mime: z.enum(reportFileTypes),
        /** Size in bytes. */
        sizeBytes: z.int().positive().max(limit.maxFileBytes),
        /** Number of pages of a PDF; 1 for an image. */
        pages: z.int().positive(),
        /** SHA-256 of the bytes, hexadecimal. */
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
      }),
    )
    .max(limit.maxFiles)
    .meta({ personal: true })
    .describe('One at least, but none once the member is anonymised'),
  withheldFiles: z
    .array(
      z.object({
        id,
        /** Media type of the file. */
        mime: z.enum(reportFileTypes),
      }),
    )
    .max(limit.maxFiles)
    .describe(
      'Files of a hidden report, in place of `files`; each can be requested for a purpose that is still allowed',
    ),
  /** Why it was rejected; null if it was not. */
  rejectReasonCode: z.enum(reportRejectReasons).nullable(),
  /** Comment of the last decision, for the member or for operators. */
  reviewComment: z.string().nullable().meta({ personal: true }),
  conclusion: z.string().nullable().meta({ personal: true }).describe('As printed on the report'),
  /** Abnormal values that the reviewer entered. */
  abnormalItems: z.array(AbnormalItem).meta({ personal: true }),
  /** Why it was voided; null if it was not. */
  voidReason: z.string().nullable(),
});
export type ReportDetail = z.infer<typeof ReportDetail>;

export const ReportFilter = z
  .object({
    no: numberPartOf('a report or a member'),
    memberId: id,
    recordId: id,
    projectId: manyIds,
    /** Of these types. */
    type: manyOf(type),
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

const ReportQuery = ReportFilter.extend({
  ...paging,
  sort: z
    .enum(reportSorts)
    .optional()
    .describe(
      'priority: a critical value that waits for its second reader first, then the one due first. Left out: uploaded last first',
    ),
});

/** A report that an operator adds for a member. Its files were uploaded before by POST /uploads. */
export const ReportInput = z.object({
  memberId: id,
  recordId: id.nullable().describe('One of the member’s; null: of none'),
  type,
  /** Title. */
  title: typedText(limit.maxTitleLength),
  examDate: day.describe('Not after today'),
  hospitalName: typedText(limit.maxHospitalLength).nullable(),
  fileUrls: z.array(z.string().max(512)).min(limit.minFiles).max(limit.maxFiles).describe('As POST /uploads answered'),
});

export type ReportInput = z.infer<typeof ReportInput>;

const reports = resource('/reports', {
  names: ['report', 'reports'],
  item: ReportDetail,
  list: listOf(ReportListed),
  query: ReportQuery.strict(),
  input: ReportInput,
});

const comment = reasonOf(limit.maxCommentLength);
const reading = {
  /** Conclusion as printed on the report; null: none. */
  conclusion: text(limit.maxConclusionLength).nullable(),
  /** Abnormal values that the reviewer entered. */
  abnormalItems: z.array(AbnormalItem).max(limit.maxAbnormalItems),
};
const mine = '403 LEASE_LOST for whoever has not, or no longer, claimed it, REPORT_STATUS once it is decided';
const hides = '403 RECORD_WITHDRAWN or REVEAL_NO_CONSENT where it is hidden';
const moves = '403 REPORT_STATUS from a state that does not lead there (docs/domain.md 6.12)';

export const reportApi = {
  ...reports.usualCalls({
    list: ', uploaded last first unless sorted otherwise',
    get: '; the view is logged',
    create:
      ', uploaded by the operator: pending. 422 on recordId for a record that is not the member’s, on fileUrls for what was not uploaded, and, by its name, for a file that stands twice in it or in another report of the member that is not rejected or voided. 403 MEMBER_CANCELLED',
  }),
  counts: reports.call('GET', '/counts', {
    summary:
      'How many reports each tab has under the same filters; of `status`, `reviewer` and `ownFirstReading`, the tab’s own part stands in place of the filter’s',
    query: ReportFilter.strict(),
    data: countsOf(reportTabs),
  }),
  claimNext: reports.call('POST', '/claim-next', {
    summary:
      'Claim the first by priority of the reports that nobody has and the operator may review, under the filters of the list. null when there is none; two operators who ask at once are given two reports. Its lease is given out without a window',
    body: ReportFilter,
    data: ReportDetail.nullable(),
  }),
  claimAll: reports.call('POST', '/claim-all', {
    summary: `Claim picked reports, each by a lease without a window; at most ${limit.maxClaimedAtOnce}`,
    body: z.object({ ids: bulkIds.max(limit.maxClaimedAtOnce) }),
    data: z.object({
      /** Number of claimed reports. */
      done: z.int().nonnegative(),
      /** Reports that could not be claimed, each with its reason. */
      failed: z.array(
        z.object({
          id,
          /** Number of the report. */
          label: z.string(),
          /** Reason. */
          reason: z.string(),
        }),
      ),
    }),
  }),
  approve: reports.act(
    'approve',
    `Accept a claimed report, with what was read in it; ends the lease. A critical value opens a follow-up due today, and the report is pending again, for a second reader: that is no verdict, so it has neither reviewer nor reviewedAt, and the log says submitFirstReading. ${mine}; ${hides}`,
    {
      ...reading,
      /** Comment. */
      comment: comment.nullable(),
    },
  ),
  reject: reports.act(
    'reject',
    `Refuse a claimed report, with a message to the member; ends the lease. ${mine}; ${hides}`,
    {
      /** Reason of the rejection. */
      rejectReasonCode: z.enum(reportRejectReasons),
      /** Comment. */
      comment,
    },
  ),
  needMore: reports.act(
    'need-more',
    `Ask the member for more, by a message; the deadline stands still meanwhile; ends the lease. ${mine}; ${hides}`,
    {
      /** Comment. */
      comment,
    },
  ),
  reopen: reports.act(
    'reopen',
    `Review an approved or rejected report again: reviewing, by who asks for it, by a lease without a window; its deadline counts from then on. ${moves}; ${hides}`,
    {
      /** Reason. */
      reason: comment,
    },
  ),
  void: reports.act(
    'void',
    `Strike out a report for good, from whatever state. ${moves}; 403 LEASE_HELD while somebody else reviews it`,
    {
      /** Reason. */
      reason: reasonOf(limit.maxVoidReasonLength),
    },
  ),
  assign: reports.act(
    'assign',
    `Give a pending or claimed report to an active operator, by a lease without a window; 403 REPORT_SECOND_READER to who read it first, 422 on reviewerId for who is not active. ${moves}; ${hides}`,
    {
      /** An active operator. */
      reviewerId: id,
    },
  ),
  fileAddress: reports.call('POST', '/:id/files/:fileId/address', {
    summary:
      'Make the address of one of its files, to be shown or, logged as a download, to be kept; it works for as long as `expiresAt` says. Only who has claimed a report sees more than a blurred picture: 403 LEASE_LOST for others while it is pending or reviewing. What is shown is logged as a reveal: of a report in review the first time since the claim, of any other each time. What is kept is logged as a download each time, and as no reveal. 429 TOO_MANY_REVEALS past the hourly limit, to which both count. A hidden one is shown for the member’s own request alone, and once the agreement was withdrawn for the authorities, too: 403 RECORD_WITHDRAWN or REVEAL_NO_CONSENT',
    body: z.object({
      /** Whether the file is shown or downloaded. */
      use: z.enum([
        /** Show. */
        'view',
        /** Download, which is logged. */
        'download',
      ]),
      purpose: z.enum(reportFilePurposes).optional().describe('review unless given'),
    }),
    data: z.object({
      /** URL of the file, valid until expiresAt. */
      url: z.string(),
      expiresAt: instant,
      patientName: z
        .string()
        .max(64)
        .nullable()
        .describe(
          'In clear where it is shown for a review, to be compared with the name on the report; null otherwise',
        ),
    }),
  }),
};

/** Findings and comment of an approved report. */
export type ReportReading = Omit<z.infer<typeof reportApi.approve.body>, 'version'>;
export type ReportRejection = Omit<z.infer<typeof reportApi.reject.body>, 'version'>;
export type ReportCounts = z.infer<typeof reportApi.counts.data>;
export type ReportFileUse = z.infer<typeof reportApi.fileAddress.body>;
export type ReportFileAddress = z.infer<typeof reportApi.fileAddress.data>;

export const reportLeaseApi = leaseCalls(
  '/reports/:id',
  'report',
  '. 403 REPORT_STATUS unless it is pending or reviewing, RECORD_WITHDRAWN or REVEAL_NO_CONSENT where it is hidden',
  '; REPORT_SECOND_READER to who read its critical value first',
);
