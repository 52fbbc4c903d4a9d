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

/** Smaller values come first; among equal values the newest (docs/domain.md 6). */
export const sort = z.int().min(limit.min).max(limit.max);

/** When and by whom a row was created and last changed (docs/domain.md 6, Conventions). */
export const auditFields = {
  createdAt: instant,
  createdByName: z.string(),
  updatedAt: instant,
  updatedByName: z.string(),
};
const auditShape = z.object(auditFields);
export type AuditFields = z.infer<typeof auditShape>;

/** Body of an action that needs only the version of the row. */
export const versioned = z.object({ version });
/** Query of a DELETE, which has no body. */
export const versionQuery = z.object({ version: z.coerce.number<number>().int().nonnegative() });

const orderedIds = z.array(id).min(1).max(limit.maxRows);

/** Body of a reorder. 409 with the present order as `current` if `base` is outdated. */
export const newOrder = z.object({
  /** All ids of the scope in the new order. */
  ids: orderedIds,
  /** All ids in the order before the operator moved them. */
  base: orderedIds,
});
export type NewOrder = z.infer<typeof newOrder>;
