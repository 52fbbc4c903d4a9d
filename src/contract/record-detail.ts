import { z } from 'zod';
import { id, instant, text, urlQuery, version } from './common';
import { followUpInput } from './follow-up-input';
import { bulk as bulkLimit } from './limits/bulk';
import { personalFilters } from './limits/personal-filters';
import { hiddenReasons } from './limits/quiz';
import {
  arrivals,
  closeReasons,
  contradictionFields,
  record as limit,
  recordRevealFields,
  relations,
} from './limits/record';
import { MemberDetail } from './member-detail';
import { RaisedFlag, RecordedAnswer } from './quiz';
import { RecordCounts, RecordFilter, RecordList, RecordListed, RecordQuery } from './record-list';
import { resource } from './resource';
import { revealInput } from './reveal';
import { reasonOf } from './work';

const reason = reasonOf(limit.maxReasonLength);
const score = z.number().nullable();

/** A result hint as the member saw it. Later changes of the hint do not change it. */
const HintShown = z.object({
  /** The hint, see GET /result-hints/{id}. */
  hintId: id,
  /** Title as the member saw it. */
  title: z.string(),
  content: z.string().describe('Rich text, its variables filled in'),
  /** Advice to the member; null: none. */
  suggestion: z.string().nullable(),
  /** Disclaimer, such as that the hint is not a diagnosis. */
  disclaimer: z.string(),
});

/** A correction of an answer. The original answer stays stored. */
const Amendment = z.object({
  questionId: id,
  from: z.array(z.string()).describe('As it is read: labels of options, or the text; masked for a sensitive question'),
  /** The corrected answer in the same format. */
  to: z.array(z.string()),
  /** Why it was corrected. */
  reason: z.string(),
  byName: z.string(),
  at: instant,
  /** Previous total score; null without scores. */
  scoreBefore: score,
  /** New total score; null without scores. */
  scoreAfter: score,
});

/** A record with all details (docs/domain.md 6.5). */
export const RecordDetail = RecordListed.extend({
  quizId: id.describe('The version of the quiz that was answered, which GET /quizzes/:id gives whole'),
  quizVersion: z.int().positive().describe('The version of the quiz that was answered'),
  relation: z.enum(relations).describe('What the member is to the patient; self: the member is the patient'),
  idNoMasked: z.string().nullable().meta({ mask: 'idNo' }),
  regionText: z.string().max(limit.maxRegionLength).nullable(),
  /** Height in centimeters from the quiz; null if the quiz does not ask for it. */
  heightCm: z.number().nullable(),
  /** Weight in kilograms from the quiz; null if the quiz does not ask for it. */
  weightKg: z.number().nullable(),
  bmi: z.number().nullable().describe('kg per m², one decimal'),
  answers: z
    .array(RecordedAnswer)
    .describe(
      'In the order of the quiz, those that its logic hid too; of sensitive questions, of pictures and signatures, and without consent what was answered is masked until it is revealed',
    ),
  withheld: z
    .enum(['withdrawn', 'noConsent'])
    .nullable()
    .describe('Why answers, flags and what was measured are not given: the consent was withdrawn, or there is none'),
  hiddenQuestions: z
    .array(
      z.object({
        questionId: id,
        /** Reason why it was hidden. */
        by: z.enum(hiddenReasons),
        /** Rules that hid it. */
        ruleIds: z.array(id),
      }),
    )
    .describe('Why each of the hidden questions was not asked: what hid it, and the rules of the quiz that did'),
  maxScore: score.describe('The highest total of this version of the quiz'),
  riskFlags: z
    .array(
      RaisedFlag.extend({
        /** The selected option; null if it is masked. */
        optionId: z.string().nullable(),
        /** Label of the option; null if it is masked. */
        optionLabel: z.string().nullable(),
      }),
    )
    .describe('For a sensitive question only the flag; the selected option is null'),
  contradictions: z
    .array(
      z.object({
        field: z.enum(contradictionFields),
        /** The question whose answer disagrees. */
        questionId: id,
        profile: z.string().describe('Age in years on the day of submission, YYYY-MM-DD, or male or female'),
        answer: z.string().nullable().describe('In the same form; null where the question is sensitive'),
      }),
    )
    .describe('Where answers about age, date of birth and sex disagree with the profile; empty without consent'),
  hintsShown: z.array(HintShown).describe('What the member saw, in order: that of a red flag comes first'),
  amendments: z.array(Amendment).describe('Oldest first'),
  /** Time of the appointment; null without one. */
  appointmentAt: instant.nullable(),
  arrival: z
    .enum(arrivals)
    .nullable()
    .describe('Whether the patient came to the appointment; null before it is referred'),
  remark: text(limit.maxRemarkLength).nullable(),
  linkCode: z.string().nullable().describe('Of the link that the member came by'),
  scene: z
    .int()
    .nonnegative()
    .nullable()
    .describe('The platform’s number of where the mini program was opened (docs/domain.md 1.3.1)'),
  durationSec: z.int().nonnegative().nullable().describe('Seconds from the beginning to submission'),
  ipMasked: z
    .string()
    .nullable()
    .meta({ mask: 'ip' })
    .describe('The network of 256 addresses that it was submitted from'),
  os: z.string().max(32).nullable(),
  deviceModel: z.string().max(64).nullable(),
  /** Number of its follow-ups in all states. */
  followUpCount: z.int().nonnegative(),
  pendingReason: z.string().nullable().describe('What is missing, while eligibility is pending'),
  /** Why it was rejected; null if it was not. */
  rejectReason: z.string().nullable(),
  /** Why it was voided; null if it was not. */
  voidReason: z.string().nullable(),
  /** Why it was reopened; null if it was not. */
  reopenReason: z.string().nullable(),
  doNotContact: MemberDetail.shape.doNotContact.describe('Why nobody should call the member, and until when'),
});
export type RecordDetail = z.infer<typeof RecordDetail>;

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
  reopen: records.act('reopen', `Review a rejected, closed or voided record again. ${moves}`, {
    /** Reason. */
    reason,
  }),
  amend: records.act(
    'amend',
    'Correct an answer that the member gave wrongly: score, level, flags and severity follow from the quiz, the answer that was given stays. 403 RECORD_STATUS once the record is over, 422 on value for what the question does not take, and for the answer that stands there',
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
