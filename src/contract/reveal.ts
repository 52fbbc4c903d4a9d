import { z } from 'zod';
import { instant, typedText } from './common';
import { reveal as limit, revealPurposes } from './limits/reveal';

type Fields = readonly [string, ...string[]];

/** What a caller says to be shown clear values (docs/domain.md 5.2): of these fields, and why. */
export const revealInput = <const Names extends Fields>(names: Names) =>
  z
    .object({
      /** The fields that are to be shown, each once. */
      fields: z.array(z.enum(names)).min(1).max(names.length),
      /** What for, as the log keeps it. */
      purpose: z.enum(revealPurposes),
      /** Required with the purpose `other`. */
      purposeNote: typedText(limit.maxPurposeNoteLength).optional(),
    })
    .refine(({ purpose, purposeNote }) => purpose !== 'other' || purposeNote !== undefined, { path: ['purposeNote'] });

/** The clear values of the fields that were asked for, null where there is none; not to be shown past `expiresAt`. */
export const revealed = <const Names extends Fields>(names: Names) =>
  z.object({
    /** Clear values by field, of those that were asked for; null where there is none. */
    values: z.partialRecord(z.enum(names), z.string().nullable()),
    /** When they are no longer to be shown. */
    expiresAt: instant,
  });
