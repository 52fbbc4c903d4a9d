import { z } from 'zod';
import { instant } from './common';
import {
  adverseDegrees,
  followUpOutcomes,
  followUpWays,
  followUp as limit,
  seenDoctorAnswers,
} from './limits/follow-up';
import { reasonOf } from './work';

export const followUpWay = z.enum(followUpWays);
export const followUpOutcome = z
  .enum(followUpOutcomes)
  .describe('How the patient is; deceased closes the record and cancels all further rounds and messages');
export const adverse = z.enum(adverseDegrees).describe('How strong an adverse reaction was; none: there was none');

/** Result of a completed follow-up (docs/domain.md 6.10). */
export const followUpInput = {
  /** Way of contact. */
  way: followUpWay,
  outcome: followUpOutcome,
  seenDoctor: z.enum(seenDoctorAnswers).describe('Whether the patient has seen a doctor since'),
  adverse,
  adverseSerious: z
    .boolean()
    .describe(
      'Death, danger to life, a hospital stay, lasting disability or a birth defect, however strong; false with none',
    ),
  /** Summary of the conversation. */
  content: reasonOf(limit.maxContentLength, limit.minContentLength),
  nextAt: instant.nullable().describe('After now: opens the next round; null: there is none'),
};

export type ContactResult = z.infer<z.ZodObject<typeof followUpInput>>;
