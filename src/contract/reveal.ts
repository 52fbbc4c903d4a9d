import { z } from 'zod';
import { instant, typedText } from './common';
import { reveal as limit, revealPurposes } from './limits/reveal';

type Fields = readonly [string, ...string[]];

/** Body of a reveal (docs/domain.md 5.2): the fields and the purpose. */
export const revealInput = <const Names extends Fields>(names: Names) =>
  z
    .object({
      /** Fields to reveal, each once. */
      fields: z.array(z.enum(names)).min(1).max(names.length),
      /** Purpose, which the access log stores. */
      purpose: z.enum(revealPurposes),
      /** Required with the purpose `other`. */
      purposeNote: typedText(limit.maxPurposeNoteLength).optional(),
    })
    .refine(({ purpose, purposeNote }) => purpose !== 'other' || purposeNote !== undefined, { path: ['purposeNote'] });

/** Clear values of the requested fields, which must not be shown after `expiresAt`. */
export const revealed = <const Names extends Fields>(names: Names) =>
  z.object({
    /** Clear values of the requested fields; null for a field without a value. */
    values: z.partialRecord(z.enum(names), z.string().nullable()),
    /** When the values must be hidden again. */
    expiresAt: instant,
  });
