import { z } from 'zod';
import { id, instant, text } from './common';
import { CriticalValues } from './critical';
import { hiddenReasons } from './limits/quiz';
import { arrivals, contradictionFields, record as limit, relations } from './limits/record';
import { MemberDetail } from './member-detail';
import { RaisedFlag, RecordedAnswer } from './quiz-answer';
import { RecordListed } from './record-list';

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
  critical: z
    .array(CriticalValues)
    .describe('Critical values of its reports that wait for the second reader or were confirmed; empty where withheld'),
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
