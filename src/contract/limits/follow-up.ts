import { projectFollowUpPlans } from './project';

/** Enums and limits of follow-ups (docs/domain.md 6.10). */

/** How far a follow-up is. */
export const followUpStatuses = [
  /** Still to do. */
  'pending',
  /** Derived: still to do, and the business day of dueAt is over. */
  'overdue',
  /** Took place; final. */
  'done',
  /** Given up; can be rescheduled. */
  'unreachable',
  /** Called off; final. */
  'cancelled',
] as const;
/** The tabs of the list, in their order. */
export const followUpTabs = [
  /** Late. */
  'overdue',
  /** Due on this business day. */
  'today',
  /** Due on the seven days after it. */
  'next7Days',
  /** Done. */
  'done',
  /** All. */
  'all',
] as const;
/** What a follow-up is for. */
export const followUpPlans = [
  /** The first contact after the approval. */
  'first',
  ...projectFollowUpPlans,
  /** Whenever it is needed. */
  'custom',
] as const;
/** How a patient is reached. */
export const followUpWays = [
  /** By telephone. */
  'phone',
  /** By WeChat. */
  'wechat',
  /** By a text message. */
  'sms',
  /** In person. */
  'visit',
  /** In another way. */
  'other',
] as const;
/** How the patient is. */
export const followUpOutcomes = [
  /** Well again. */
  'recovered',
  /** Better. */
  'improved',
  /** The same. */
  'stable',
  /** Worse. */
  'worse',
  /** Died: closes the record and cancels all further rounds and messages. */
  'deceased',
  /** Could not be learnt. */
  'unknown',
] as const;
/** Whether the patient has seen a doctor. */
export const seenDoctorAnswers = [
  /** They have. */
  'yes',
  /** They have not. */
  'no',
  /** They did not say. */
  'unknown',
] as const;
/** How strong an adverse reaction was. */
export const adverseDegrees = [
  /** There was none. */
  'none',
  /** Noticed, no treatment needed. */
  'mild',
  /** Treated, daily life affected. */
  'moderate',
  /** Daily life impossible, or in hospital. */
  'severe',
] as const;
/** Why an attempt reached nobody. */
export const attemptResults = [
  /** Nobody answered. */
  'noAnswer',
  /** Engaged. */
  'busy',
  /** Switched off. */
  'off',
  /** Somebody else’s number; may end the follow-up at once. */
  'wrongNumber',
  /** The patient did not want to talk; may end the follow-up at once. */
  'refused',
] as const;

/** Filters that hold personal data. */
export const followUpSensitive = ['mobile', 'patientName'] as const;

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
  /** Others are called first for so long after an attempt, unless a time to call back was agreed. */
  retryHours: 2,
  /** What unreachable needs, on different days of the business. */
  minAttempts: 3,
  minAttemptDays: 2,
} as const;
