import { z } from 'zod';
import { count, people, reported } from './period';

/** Opens of one group. Keys as the platform has them (docs/domain.md 1.3.1 and 1.3.2), unknown ones too. */
export const DistributionItem = z.object({ key: z.int(), value: count });
export type DistributionItem = z.infer<typeof DistributionItem>;

export const SourceItem = DistributionItem.extend({
  /** People; over several days, where they cannot be added up, the mean of the days. Null where there is none. */
  uv: people.nullable(),
});
export type SourceItem = z.infer<typeof SourceItem>;

/** Visit Distribution (docs/domain.md 6.13), summed over the days that have figures. A group without opens may be absent. */
export const Distribution = z.object({
  ...reported,
  /** Days that are in the sums. */
  days: count,
  source: z.array(SourceItem),
  stayTime: z.array(DistributionItem),
  depth: z.array(DistributionItem),
});
export type Distribution = z.infer<typeof Distribution>;
