import { z } from 'zod';
import { id, instant, version } from './common';
import { settingStatuses } from './limits/setting';
import { sort as limit } from './limits/sort';

export const settingStatus = z.enum(settingStatuses);

/** Trimmed text that is not empty, of at most `max` characters: code points, as JSON Schema counts them. */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .check(({ value, issues }) => {
      if ([...value].length <= max) return;
      issues.push({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, input: value });
    })
    .meta({ maxLength: max });

/** Smaller first; of equal ones the newest (docs/domain.md 6). */
export const sort = z.int().min(limit.min).max(limit.max);

/** When and by whom a row was made and last changed (docs/domain.md 6, Conventions). */
export const auditFields = {
  createdAt: instant,
  createdByName: z.string(),
  updatedAt: instant,
  updatedByName: z.string(),
};
const auditShape = z.object(auditFields);
export type AuditFields = z.infer<typeof auditShape>;

/** The body of an action that needs no more than the row it is done to. */
export const versioned = z.object({ version });
/** The same in the query of a DELETE, which has no body. */
export const versionQuery = z.object({ version: z.coerce.number<number>().int().nonnegative() });

const orderedIds = z.array(id).min(1).max(limit.maxRows);

/** The body of giving a scope another order. 409 with the present order as `current` when `base` is not that any more. */
export const newOrder = z.object({
  /** All ids of the scope in their new order. */
  ids: orderedIds,
  /** All ids in the order that they had when the operator began to move them. */
  base: orderedIds,
});
export type NewOrder = z.infer<typeof newOrder>;
