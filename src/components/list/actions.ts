import type { ReactNode } from 'react';
import type { ActionGroup } from '@/components/actions/action-groups';
import type { EntityAction } from '@/components/actions/useRowAction';
import type { BulkResult } from '@/contract/bulk';
import type { Job } from '@/contract/job';
import type { Filter } from './codec';
import type { Target } from './selection';

/**
 * Something to do with one row: it is done to the row, or opens something. The first of a list stands in
 * the row, the others under "more".
 */
export type RowAction = {
  key: string;
  label: string;
  group: ActionGroup;
  isDisabled?: boolean;
  /** Stands in the row beside the first; at most one does. */
  isShown?: true;
} & (EntityAction | Opener);

type Opener = {
  /** The address of what it opens: in the row it is a link then, which can be opened in a new tab. */
  href?: string;
  onClick: () => void;
};

/** What an action has done: to these rows, or to those of a job. */
export type Undone = { ids: string[] } | { jobId: string };

export type BulkAction<Values extends object = Record<string, unknown>> = {
  key: string;
  label: string;
  isDanger?: true;
  /** The tabs in which there is something to do it to; in all where it does not say so. */
  tabs?: readonly string[];
  /** To no more than so many at once. */
  max?: number;
  /** Named in the confirmation: what will happen to how many. */
  confirm: (count: number) => string;
  /** Fields that the action needs, shown in the confirmation, or what has to be known of what it is done to. */
  fields?: ReactNode | ((target: Target<Filter>) => ReactNode);
  /** What these fields begin with. */
  initialValues?: Partial<Values>;
  /** Said once it is done to some: what, to how many. */
  done?: (count: number) => string;
  /** Where one that it was not done to is mended. */
  mendAt?: (id: string) => string;
  /** Acts on the target: at once, or as a job. */
  run: (target: Target<Filter>, values: Values) => Promise<BulkResult | Job>;
  /** Takes it back, for as many as it can. */
  undo?: { text: (count: number) => string; restore: (what: Undone) => Promise<BulkResult> };
};

/** Opens something with what is ticked, which says itself what it does with it. */
export type BulkOpener = Pick<BulkAction, 'key' | 'label' | 'tabs'> & { open: (target: Target<Filter>) => void };

export const isOpener = (action: BulkAction | BulkOpener): action is BulkOpener => 'open' in action;

export const isJob = (outcome: BulkResult | Job): outcome is Job => 'state' in outcome;
