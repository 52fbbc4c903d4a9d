import { z } from 'zod';
import { id } from './common';
import { assigneeWords } from './limits/record';

/** Reason of `min` to `max` code points, trimmed. */
export const reasonOf = (max: number, min = 2) =>
  z
    .string()
    .trim()
    .refine((text) => [...text].length >= min && [...text].length <= max)
    .meta({ minLength: min, maxLength: max });

/** Filter by assignee. */
export const assigneeFilter = z
  .union([z.enum(assigneeWords), id])
  .describe(
    'me: of the signed-in operator; none: not given to anybody yet; meOrNone: either of these; else the id of an operator',
  );

/** Number of rows of each tab of a list under the filters of the query. */
export const countsOf = <const Tab extends string>(tabs: readonly [Tab, ...Tab[]]) =>
  z.record(z.enum(tabs), z.int().nonnegative());
