import { z } from 'zod';
import { id } from './common';
import { bulk as limit } from './limits/bulk';

/** A row that an action on several did not change, with the reason in the operator's language. */
export const FailedRow = z.object({
  id,
  /** What the row is called: its number or name. */
  label: z.string(),
  /** Why it stayed as it was. */
  reason: z.string(),
});
export type FailedRow = z.infer<typeof FailedRow>;

/** What became of the picked rows, answered at once. */
export const BulkResult = z.object({ done: z.int().nonnegative(), failed: z.array(FailedRow) });
export type BulkResult = z.infer<typeof BulkResult>;

export const bulkIds = z.array(id).min(1).max(limit.maxIds);

/** All rows that match a filter, but for those that were unticked. */
export const matching = <Filter extends z.ZodType>(filter: Filter) =>
  z.object({ filter, excludedIds: z.array(id).max(10_000).default([]) });

export const reason = z.string().trim().min(limit.minReasonLength).max(limit.maxReasonLength);
