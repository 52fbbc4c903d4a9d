import type { ReactNode } from 'react';
import type { ActionGroup } from '@/components/actions/action-groups';
import type { EntityAction } from '@/components/actions/useRowAction';
import type { BulkResult } from '@/contract/bulk';
import type { Job } from '@/contract/job';
import type { Filter } from './codec';
import type { Target } from './selection';

/**
 * Action of one row: it runs on the row, or opens something. The first action of the list is in the row, the others in
 * the "more" menu.
 */
export type RowAction = {
  key: string;
  label: string;
  group: ActionGroup;
  isDisabled?: boolean;
  /** Also in the row, beside the first action; at most one has it. */
  isShown?: true;
} & (EntityAction | Opener);

type Opener = {
  /** URL of what it opens: in the row the action is a link then, which also opens in a new tab. */
  href?: string;
  onClick: () => void;
};

/** The rows that an undo restores: by id, or those of a job. */
export type Undone = { ids: string[] } | { jobId: string };

export type BulkAction<Values extends object = Record<string, unknown>> = {
  key: string;
  label: string;
  isDanger?: true;
  /** Tabs that offer the action; all tabs by default. */
  tabs?: readonly string[];
  /** Maximum number of rows at once. */
  max?: number;
  /** Title of the confirmation: the action and the number of rows. */
  confirm: (count: number) => string;
  /** Fields of the confirmation, or a note about the rows it acts on. */
  fields?: ReactNode | ((target: Target<Filter>) => ReactNode);
  /** Initial values of these fields. */
  initialValues?: Partial<Values>;
  /** Success message with the number of rows. */
  done?: (count: number) => string;
  /** URL where the cause of a refused row can be fixed. */
  getFixHref?: (id: string) => string;
  /** Runs on the target at once, or starts a job. */
  run: (target: Target<Filter>, values: Values) => Promise<BulkResult | Job>;
  /** Undoes the action for as many rows as possible. */
  undo?: { text: (count: number) => string; restore: (what: Undone) => Promise<BulkResult> };
};

/** A bulk action that opens a screen or dialog for the selected rows. */
export type BulkOpener = Pick<BulkAction, 'key' | 'label' | 'tabs'> & { open: (target: Target<Filter>) => void };

export const isOpener = (action: BulkAction | BulkOpener): action is BulkOpener => 'open' in action;

export const isJob = (outcome: BulkResult | Job): outcome is Job => 'state' in outcome;
