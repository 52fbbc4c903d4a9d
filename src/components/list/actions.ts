import type { ReactNode } from 'react';
import type { BulkResult } from '@/contract/bulk';
import type { Job } from '@/contract/job';
import type { Filter } from './codec';
import type { Target } from './selection';

/** Something to do with one row. The first of a list stands in the row, the others under "more". */
export type RowAction = {
  key: string;
  label: string;
  /** Destroys or locks: last and red. */
  isDanger?: true;
  isDisabled?: boolean;
  onClick: () => void;
};

export type BulkAction<Values extends object = Record<string, unknown>> = {
  key: string;
  label: string;
  isDanger?: true;
  /** Named in the confirmation: what will happen to how many. */
  confirm: (count: number) => string;
  /** Fields that the action needs, shown in the confirmation. */
  fields?: ReactNode;
  /** Acts on the target: at once, or as a job. */
  run: (target: Target<Filter>, values: Values) => Promise<BulkResult | Job>;
};

export const isJob = (outcome: BulkResult | Job): outcome is Job => 'state' in outcome;
