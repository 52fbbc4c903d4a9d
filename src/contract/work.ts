import { z } from 'zod';
import { id } from './common';
import { assigneeWords } from './limits/record';

/** Why something was done, of at least two and at most `max` code points once trimmed. */
export const reasonOf = (max: number, min = 2) =>
  z
    .string()
    .trim()
    .refine((text) => [...text].length >= min && [...text].length <= max)
    .meta({ minLength: min, maxLength: max });

/** Of a filter: whose the work is. */
export const assigneeFilter = z
  .union([z.enum(assigneeWords), id])
  .describe(
    'me: of the signed-in operator; none: not given to anybody yet; meOrNone: either of these; else the id of an operator',
  );

/** How many rows each tab of a list has under the filters that were asked with. */
export const countsOf = <const Tab extends string>(tabs: readonly [Tab, ...Tab[]]) =>
  z.record(z.enum(tabs), z.int().nonnegative());
