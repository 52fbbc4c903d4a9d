import { projectFollowUpPlans } from './project';

/** Enums and limits of follow-ups (docs/domain.md 6.10). */
export const followUpStatuses = ['pending', 'overdue', 'done', 'unreachable', 'cancelled'] as const;
/** The tabs of the list, in their order. */
export const followUpTabs = ['overdue', 'today', 'next7Days', 'done', 'all'] as const;
export const followUpPlans = ['first', ...projectFollowUpPlans, 'custom'] as const;
export const followUpWays = ['phone', 'wechat', 'sms', 'visit', 'other'] as const;
export const followUpOutcomes = ['recovered', 'improved', 'stable', 'worse', 'deceased', 'unknown'] as const;
export const seenDoctorAnswers = ['yes', 'no', 'unknown'] as const;
export const adverseDegrees = ['none', 'mild', 'moderate', 'severe'] as const;
export const attemptResults = ['noAnswer', 'busy', 'off', 'wrongNumber', 'refused'] as const;

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
  /** What unreachable needs, on different days of the business. */
  /** For so long after an attempt others are called first. */
  retryHours: 1,
  minAttempts: 3,
  minAttemptDays: 2,
} as const;
