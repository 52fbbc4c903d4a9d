import { z } from 'zod';
import { bulkIds } from './bulk';
import { day, id, instant, listOf, text, typedText } from './common';
import { FollowUp } from './follow-up-list';
import { leaseCalls } from './lease';
import {
  abnormalFlags,
  report as limit,
  reportFilePurposes,
  reportFileTypes,
  reportRejectReasons,
  reportTabs,
} from './limits/report';
import { Member } from './member';
import { ReportFilter, ReportListed, ReportQuery, reportType } from './report-list';
import { resource } from './resource';
import { countsOf, reasonOf } from './work';

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
  firstItems: z
    .array(AbnormalItem)
    .nullable()
    .meta({ personal: true })
    .describe('Abnormal values of `firstReading`, which stay when the second reader records others; null without one'),
  followUp: z
    .object({
      id,
      /** Its number. */
      followNo: z.string(),
      status: FollowUp.shape.status,
      dueAt: FollowUp.shape.dueAt,
      /** Who calls; null if unassigned. */
      assigneeName: z.string().nullable(),
    })
    .nullable()
    .describe(
      'Follow-up in which the patient is called about the critical value, the last one if there are several; null where the report is hidden',
    ),
  /** Why it was voided; null if it was not. */
  voidReason: z.string().nullable(),
});
export type ReportDetail = z.infer<typeof ReportDetail>;

/** A report that an operator adds for a member. Its files were uploaded before by POST /uploads. */
export const ReportInput = z.object({
  memberId: id,
  recordId: id.nullable().describe('One of the member’s; null: of none'),
  type: reportType,
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
const criticalItems = {
  criticalItems: z
    .array(AbnormalItem)
    .max(limit.maxAbnormalItems)
    .optional()
    .describe(
      'Critical values read so far that are not in firstItems: they are added to it, and open a follow-up due today as those of an approval do. Other items are ignored',
    ),
};
const mine = '403 LEASE_LOST for whoever has not, or no longer, claimed it, REPORT_STATUS once it is decided';
const hides = '403 RECORD_WITHDRAWN or REVEAL_NO_CONSENT where it is hidden';
const moves = '403 REPORT_STATUS from a state that does not lead there (docs/domain.md 6.12)';

export const reportApi = {
  ...reports.usualCalls({
    list: ', uploaded last first unless sorted otherwise',
    get: '; the view is logged',
    create:
      ', uploaded by the operator: pending. 422 on memberId without the consent of the member, on recordId for a record that is not the member’s, on fileUrls for what was not uploaded, and, by its name, for a file that stands twice in it or in another report of the member that is not rejected or voided. 403 MEMBER_CANCELLED, RECORD_WITHDRAWN where the agreement of the record was withdrawn',
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
      ...criticalItems,
    },
  ),
  needMore: reports.act(
    'need-more',
    `Ask the member for more, by a message; the deadline stands still meanwhile; ends the lease. ${mine}; ${hides}`,
    {
      /** Comment. */
      comment,
      ...criticalItems,
    },
  ),
  reopen: reports.act(
    'reopen',
    `Review an approved or rejected report again: reviewing, by who asks for it, by a lease without a window; its deadline counts from then on. ${moves}; ${hides}; 403 MEMBER_CANCELLED`,
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
export type RequestForMore = Omit<z.infer<typeof reportApi.needMore.body>, 'version'>;
export type ReportCounts = z.infer<typeof reportApi.counts.data>;
export type ReportFileUse = z.infer<typeof reportApi.fileAddress.body>;
export type ReportFileAddress = z.infer<typeof reportApi.fileAddress.data>;

export const reportLeaseApi = leaseCalls(
  '/reports/:id',
  'report',
  '. 403 REPORT_STATUS unless it is pending or reviewing, RECORD_WITHDRAWN or REVEAL_NO_CONSENT where it is hidden',
  '; REPORT_SECOND_READER to who read its critical value first',
);
