import { projectFollowUpPlans } from './project';

/** Enums and limits of follow-ups (docs/domain.md 6.10). */

/** Status of a follow-up. */
export const followUpStatuses = [
  /** Not done yet. */
  'pending',
  /** Derived: not done yet, and the business day of dueAt is over. */
  'overdue',
  /** Done; final. */
  'done',
  /** Given up because nobody was reached; can be rescheduled. */
  'unreachable',
  /** Canceled; final. */
  'cancelled',
] as const;
/** How far the review of a critical value is about which a patient is called. */
export const criticalStates = [
  /** Waits for the second reader. */
  'waiting',
  /** The second reader confirmed a critical value. */
  'confirmed',
  /** The second reader recorded none, or the report is of another person. */
  'unconfirmed',
  /** The report was rejected for another reason, needs more or was voided, so a second reading is missing. */
  'notReviewed',
] as const;
/** Tabs of the list, in display order. */
export const followUpTabs = [
  /** Overdue. */
  'overdue',
  /** Due today. */
  'today',
  /** Due within the seven days after today. */
  'next7Days',
  /** Done. */
  'done',
  /** All. */
  'all',
] as const;
/** What a follow-up is for. */
export const followUpPlans = [
  /** The first contact after approval. */
  'first',
  ...projectFollowUpPlans,
  /** At any other time. */
  'custom',
] as const;
/** How a patient is reached. */
export const followUpWays = [
  /** By phone. */
  'phone',
  /** By WeChat. */
  'wechat',
  /** By text message. */
  'sms',
  /** In person. */
  'visit',
  /** In another way. */
  'other',
] as const;
/** Condition of the patient. */
export const followUpOutcomes = [
  /** Recovered. */
  'recovered',
  /** Improved. */
  'improved',
  /** Unchanged. */
  'stable',
  /** Worse. */
  'worse',
  /** Died; closes the record and cancels all further rounds and messages. */
  'deceased',
  /** Unknown. */
  'unknown',
] as const;
/** Whether the patient has seen a doctor. */
export const seenDoctorAnswers = [
  /** Yes. */
  'yes',
  /** No. */
  'no',
  /** The patient did not say. */
  'unknown',
] as const;
/** Severity of an adverse reaction. */
export const adverseDegrees = [
  /** No adverse reaction. */
  'none',
  /** Noticeable; needs no treatment. */
  'mild',
  /** Treated, and limits daily life. */
  'moderate',
  /** Makes daily life impossible, or a hospital stay. */
  'severe',
] as const;
/** Result of an unsuccessful attempt. */
export const attemptResults = [
  /** Nobody answered. */
  'noAnswer',
  /** Line busy. */
  'busy',
  /** Phone switched off. */
  'off',
  /** Wrong number; can end the follow-up at once. */
  'wrongNumber',
  /** The patient refused; can end the follow-up at once. */
  'refused',
] as const;

/** Lengths in code points. */
export const followUp = {
  maxNoLength: 20,
  minRound: 1,
  maxRound: 99,
  minContentLength: 2,
  maxContentLength: 1000,
  maxAttemptNoteLength: 100,
  maxCancelReasonLength: 200,
  minCorrectionReasonLength: 5,
  maxAcknowledgeNoteLength: 200,
  /** For this time after an attempt other patients come first in the queue, unless a callback time was agreed. */
  retryHours: 2,
  /** Minimum number of attempts, and of business days on which they were made, before a patient is unreachable. */
  minAttempts: 3,
  minAttemptDays: 2,
} as const;
