import { z } from 'zod';
import { count, people, reported } from './period';

/** Opens of one group. Keys are those of the platform (docs/domain.md 1.3.1 and 1.3.2) and can be unknown. */
export const DistributionItem = z.object({
  /** Key of the bucket on the platform. */
  key: z.int(),
  /** Number of times that the mini program was opened. */
  value: count,
});
export type DistributionItem = z.infer<typeof DistributionItem>;

export const SourceItem = DistributionItem.extend({
  /** People; over several days the mean of the days, because people cannot be summed. Null if there is no figure. */
  uv: people.nullable(),
});
export type SourceItem = z.infer<typeof SourceItem>;

/**
 * Visit Distribution (docs/domain.md 6.13), summed over the days that have figures. A group without opens can be
 * missing.
 */
export const Distribution = z.object({
  ...reported,
  /** Number of days in the sums. */
  days: count,
  /** By access source. */
  source: z.array(SourceItem),
  /** By how long it stayed open: 1 is 0-2 s, 2 3-5 s, 3 6-10 s, 4 11-20 s, 5 20-30 s, 6 30-50 s, 7 50-100 s, 8 more. */
  stayTime: z.array(DistributionItem),
  /** By how many pages were seen: 1 to 5 are as many, 6 is 6-10, 7 more. */
  depth: z.array(DistributionItem),
});
export type Distribution = z.infer<typeof Distribution>;
