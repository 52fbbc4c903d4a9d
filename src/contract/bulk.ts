import { z } from 'zod';
import { id } from './common';
import { bulk as limit } from './limits/bulk';

/** A row that a bulk action did not change, with the reason in the operator's language. */
export const FailedRow = z.object({
  id,
  /** Number or name of the row. */
  label: z.string(),
  /** Why it was not changed. */
  reason: z.string(),
});
export type FailedRow = z.infer<typeof FailedRow>;

/** Result of an action on selected rows. */
export const BulkResult = z.object({ done: z.int().nonnegative(), failed: z.array(FailedRow) });
export type BulkResult = z.infer<typeof BulkResult>;

export const bulkIds = z.array(id).min(1).max(limit.maxIds);

/** All rows that match a filter, except for those that were deselected. */
export const matching = <Filter extends z.ZodType>(filter: Filter) =>
  z.object({ filter, excludedIds: z.array(id).max(10_000).default([]) });

export const reason = z.string().trim().min(limit.minReasonLength).max(limit.maxReasonLength);
