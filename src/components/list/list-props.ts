import type { ReactNode } from 'react';
import type { SavedViewList } from '@/contract/limits/saved-view';
import type { BulkAction, BulkOpener, RowAction } from './actions';
import type { Filter } from './codec';
import type { ListColumn } from './columns';
import type { ListExport } from './ExportDialog';
import type { FilterField } from './fields';
import type { ListTabs } from './tabs';
import type { Tree } from './tree';
import type { ListReader } from './useListData';
import type { ExtraSort } from './useSortOptions';

/** What is a list's own. */
export type ListProps<Row> = {
  /** The entity, as in jobs, stored settings and saved views. */
  name: SavedViewList;
  fields: readonly FilterField[];
  columns: readonly ListColumn<Row>[];
  /** Shows a row as a card, where its picture says more than cells; the operator may choose the table all the same. */
  card?: (row: Row) => ReactNode;
  defaultSort: string;
  /** Orders of the server's own, beside those by a column. */
  sorts?: readonly ExtraSort[];
  /** Tabs of states in which somebody has to act; all rows are the last one. A stable object. */
  tabs?: ListTabs;
  service: ListReader<Row>;
  /** What its rows are of beside what is filtered by, such as the period of the screen, by the names of the query; a stable object. */
  scope?: Filter;
  /**
   * Between its filters and its rows: what the rows of this filter, scope included, add up to. Its reads have the
   * list's `name` as the first element of their keys, and are repeated with the list.
   */
  summary?: (filter: Filter) => ReactNode;
  /** For rows that hang together as a tree; a stable object. */
  tree?: Tree<Row>;
  /** What a row is called when it is read out. */
  rowLabel: (row: Row) => string;
  /** Opens the detail of a row, by a click on it. */
  onOpen?: (row: Row) => void;
  /** What was opened from it lies over it: one goes on to the next in the order in which they were then. */
  isCovered?: boolean;
  /** The address of that detail, which can be opened in a new tab; a stable function. */
  href?: (row: Row) => string;
  rowActions?: (row: Row, reload: () => void) => RowAction[];
  bulkActions?: readonly (BulkAction | BulkOpener)[];
  /** Lets the list be written to a file, whole or what is ticked of it. */
  exported?: ListExport;
  /** Buttons of the page, in front; one that acts on what the list shows is given what the operator filters by. */
  toolbar?: ReactNode | ((filter: Filter, reload: () => void) => ReactNode);
  /** Dialogs and drawers of the page; they may reload the list. */
  children?: (reload: () => void) => ReactNode;
  /** Puts the buttons of the list and the list itself where they belong. */
  frame: (buttons: ReactNode, list: ReactNode) => ReactNode;
};
