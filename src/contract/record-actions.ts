import { z } from 'zod';
import { id, instant, text, urlQuery, version } from './common';
import { followUpInput } from './follow-up-input';
import { bulk as bulkLimit } from './limits/bulk';
import { personalFilters } from './limits/personal-filters';
import { arrivals, closeReasons, record as limit, recordRevealFields } from './limits/record';
import { RecordedAnswer } from './quiz-answer';
import { RecordDetail } from './record-detail';
import { RecordCounts, RecordFilter, RecordList, RecordQuery } from './record-list';
import { resource } from './resource';
import { revealInput } from './reveal';
import { reasonOf } from './work';

const reason = reasonOf(limit.maxReasonLength);
/** Editable fields of a record; always sent completely. */
export const RecordInput = z.object({
  hospitalId: id.nullable().describe('An active pilot hospital; 422 for null from referred on'),
  appointmentAt: instant.nullable().describe('In the future when it changes'),
  arrival: z
    .enum(arrivals)
    .nullable()
    .describe('From referred on, else null; noShow opens a follow-up of plan custom, due the next workday'),
  remark: text(limit.maxRemarkLength).nullable(),
});
export type RecordInput = z.input<typeof RecordInput>;

const closing = {
  /** Why the record is closed. */
  closeReason: z.enum(closeReasons).exclude(['withdrawn']),
  note: reason.optional().describe('Required with other'),
};

/** Bulk actions on records. A row that would be refused with 403 is a failed row with its reason. */
export const RecordBulkAction = z.discriminatedUnion('action', [
  z.object({ action: z.literal('assign'), assigneeId: id.describe('An active operator') }),
  z.object({ action: z.literal('close'), ...closing }),
]);

export type RecordBulkAction = z.infer<typeof RecordBulkAction>;
export type RecordClosing = Omit<Extract<RecordBulkAction, { action: 'close' }>, 'action'>;

const records = resource('/records', {
  names: ['record', 'records'],
  item: RecordDetail,
  list: RecordList,
  query: urlQuery(RecordQuery, personalFilters.record),
  input: RecordInput,
  filter: RecordFilter,
  change: { change: RecordBulkAction },
});

/** Verdict of a review. */
const RecordVerdict = z.discriminatedUnion('eligibility', [
  z.object({
    /** Verdict. */
    eligibility: z.literal('eligible'),
    version,
  }),
  z.object({
    /** Verdict. */
    eligibility: z.literal('ineligible'),
    /** Reason. */
    reason,
    version,
  }),
  z.object({
    /** Verdict. */
    eligibility: z.literal('pending'),
    reason: reason.describe('What is missing'),
    version,
  }),
]);
type WithoutVersion<Body> = Body extends unknown ? Omit<Body, 'version'> : never;
export type RecordVerdict = WithoutVersion<z.infer<typeof RecordVerdict>>;

const RecordReveal = revealInput(recordRevealFields);
export type RecordReveal = z.infer<typeof RecordReveal>;

const RevealedRecord = z.object({
  /** Clear values of the requested fields; null for a field without a value. */
  values: z.partialRecord(z.enum(recordRevealFields).exclude(['answers']), z.string().nullable()),
  answers: z.array(RecordedAnswer).nullable().describe('Null where they were not asked for'),
  pictures: z
    .array(
      z.object({
        questionId: id,
        urls: z.array(z.string()).describe('Of each picture or signature, in the order of the answer, until expiresAt'),
      }),
    )
    .nullable()
    .describe(
      'Where the answers that are pictures or signatures can be fetched; null where answers were not asked for',
    ),
  expiresAt: instant,
});
export type RevealedRecord = z.infer<typeof RevealedRecord>;

const amendment = {
  questionId: id,
  value: RecordedAnswer.shape.value.describe('As the quiz takes it; null: not answered'),
  /** What was written beside an option, by option id. */
  others: RecordedAnswer.shape.others.optional(),
  /** Reason of the correction. */
  reason: reasonOf(limit.maxReasonLength, limit.minAmendReasonLength),
};
const RecordAmendment = z.object(amendment);
export type RecordAmendment = z.infer<typeof RecordAmendment>;

const moves =
  '403 RECORD_STATUS from a state that does not lead there (docs/domain.md 6.5), RECORD_WITHDRAWN where that is so since the agreement was withdrawn';

export const recordApi = {
  ...records.usualCalls({
    list: ', submitted last first unless sorted otherwise. Only those that were handed in unless `status` says otherwise: none that is `inProgress` or `abandoned`, or was `voided` before',
    get: ', masked',
    update: '; 403 RECORD_WITHDRAWN once its agreement was withdrawn',
    bulk: '',
    bulkMatching: `. 422 on filter where more than ${bulkLimit.maxIds} match that are to be assigned`,
  }),
  search: records.call('POST', '/search', {
    summary: 'The same page of records, for filters that hold personal data and so may not stand in a URL',
    body: RecordQuery,
    data: RecordList,
  }),
  counts: records.call('GET', '/counts', {
    summary:
      'How many records each tab has under the same filters; the `status` of a tab stands in place of the filter’s',
    query: urlQuery(RecordFilter, personalFilters.record),
    data: RecordCounts,
  }),
  searchCounts: records.call('POST', '/counts', {
    summary: 'The same counts, for filters that hold personal data and so may not stand in a URL',
    body: RecordFilter,
    data: RecordCounts,
  }),
  claimNext: records.call('POST', '/claim-next', {
    summary:
      'Begin to review the most urgent record that nobody works on, under the filters of the list: submitted becomes reviewing. null when there is none; two operators who ask at once are given two records',
    body: RecordFilter,
    data: RecordDetail.nullable(),
  }),
};

export const recordActionApi = {
  claim: records.act(
    'claim',
    `Begin to review a submitted record, which becomes reviewing, one’s own. ${moves}; 403 RECORD_TAKEN with the assignee where somebody else was faster`,
  ),
  assign: records.act(
    'assign',
    'Give a record to an active operator, whatever its state until it is over; submitted becomes reviewing. 403 RECORD_STATUS once it is over, 422 on assigneeId for who is not active',
    {
      /** An active operator. */
      assigneeId: id,
    },
  ),
  review: records.call('POST', '/:id/review', {
    summary: `Give the verdict on a record in review: eligible approves it and opens the follow-up of plan first, ineligible rejects it, pending leaves it in review. ${moves}`,
    body: RecordVerdict,
    data: RecordDetail,
  }),
  contact: records.act(
    'contact',
    `Write down the first contact with an approved record, which becomes contacted: completes its follow-up of plan first, as POST /follow-ups/:id/complete does. ${moves}`,
    followUpInput,
  ),
  refer: records.act(
    'refer',
    `Send a contacted patient to a hospital, which makes the follow-ups of the project’s plan. ${moves}; 403 RECORD_AGREEMENT where the project asks for an agreement and it is not signed`,
    {
      hospitalId: id.describe('An active pilot hospital'),
      appointmentAt: instant.nullable().describe('In the future'),
    },
  ),
  enroll: records.act(
    'enroll',
    `Take a referred patient into the study of a recruit project. ${moves}; 403 QUOTA_FULL`,
  ),
  reject: records.act('reject', `End a record that is not suitable. ${moves}`, {
    /** Reason. */
    reason,
  }),
  close: records.act(
    'close',
    `End the work on an approved or later record; its open follow-ups are cancelled. ${moves}`,
    closing,
  ),
  void: records.act(
    'void',
    `Strike out a record that should not be there; its open follow-ups are cancelled. ${moves}`,
    {
      /** Reason. */
      reason,
    },
  ),
  reopen: records.act('reopen', `Review a rejected, closed or voided record again. ${moves}; 403 MEMBER_CANCELLED`, {
    /** Reason. */
    reason,
  }),
  amend: records.act(
    'amend',
    'Correct an answer that the member gave wrongly: score, level, flags and severity follow from the quiz, the answer that was given stays. A new red flag makes the first contact due the same day, or opens another follow-up once that is done. 403 RECORD_STATUS once the record is over, 422 on value for what the question does not take, and for the answer that stands there',
    amendment,
  ),
  reveal: records.call('POST', '/:id/reveal', {
    summary:
      'Reveal clear values for a minute, logged; `answers` gives those of sensitive questions, pictures and signatures as well. 403 without consent unless the purpose is memberRequest, and once the agreement was withdrawn unless it is memberRequest or authority; 429 with retryAfterSeconds past the hourly limit',
    body: RecordReveal,
    data: RevealedRecord,
    errors: ['REVEAL_NO_CONSENT', 'RECORD_WITHDRAWN', 'TOO_MANY_REVEALS'],
  }),
};
