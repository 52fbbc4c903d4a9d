import type { ReactNode } from 'react';
import type { SavedViewList } from '@/contract/limits/saved-view';
import type { BulkAction, BulkOpener, RowAction } from './actions';
import type { Filter } from './codec';
import type { ListColumn } from './columns';
import type { ListExport } from './ExportDialog';
import type { FilterField } from './fields';
import type { ListPanels } from './panels';
import type { ListTabs } from './tabs';
import type { Tree } from './tree';
import type { ListReader } from './useListData';
import type { ExtraSort } from './useSortOptions';

/** What the screen of a list provides. */
export type ListProps<Row> = {
  /** The entity, as in jobs, stored settings and saved views. */
  name: SavedViewList;
  fields: readonly FilterField[];
  columns: readonly ListColumn<Row>[];
  /** Renders a row as a card, for rows with pictures; the operator can still switch to the table. */
  card?: (row: Row) => ReactNode;
  defaultSort: string;
  /** Sort orders that the server defines, beside those by a column. */
  sorts?: readonly ExtraSort[];
  /** Tabs for states that need action; a tab with all rows is added at the end. A stable object. */
  tabs?: ListTabs;
  service: ListReader<Row>;
  /** Fixed filter of the screen, such as its period, by query names; a stable object. */
  scope?: Filter;
  /** Controls of the scope, above the filters. */
  period?: ReactNode;
  /**
   * Figures of the rows that match the filter (scope included), in a line above the rows. The query keys of its reads
   * begin with the `name` of the list, so they reload with the list.
   */
  summary?: (filter: Filter) => ReactNode;
  /** Short text beside the total, such as a limit of enabled rows. */
  note?: ReactNode;
  /** Tabs with other views of the same rows; not for lists with `tabs`. */
  panels?: ListPanels;
  /** For rows that form a tree; a stable object. */
  tree?: Tree<Row>;
  /** Accessible name of a row. */
  rowLabel: (row: Row) => string;
  /** Opens the detail of a row when it is clicked. */
  onOpen?: (row: Row) => void;
  /** A detail is open over the list: previous and next keep the order that the list had when it was opened. */
  isCovered?: boolean;
  /** URL of the detail, which can be opened in a new tab; a stable function. */
  href?: (row: Row) => string;
  rowActions?: (row: Row, reload: () => void) => RowAction[];
  bulkActions?: readonly (BulkAction | BulkOpener)[];
  /** Enables the export of the list or of the selected rows. */
  exported?: ListExport;
  /** Buttons of the page, shown first; a function gets the current filter. */
  toolbar?: ReactNode | ((filter: Filter, reload: () => void) => ReactNode);
  /** Dialogs and drawers of the page; they may reload the list. */
  children?: (reload: () => void) => ReactNode;
  /** The list is the whole screen, so keys without a modifier move between its rows. */
  isScreen?: boolean;
  /** Lays out the buttons of the list and the list itself. */
  frame: (buttons: ReactNode, list: ReactNode) => ReactNode;
};
