import type { RefObject } from 'react';
import type { UrlProblem } from '@/components/list/url-problems';
import type { SavedViewList } from '@/contract/limits/saved-view';
import type { ListState, Rules } from '../codec';
import type { ColumnSettings } from '../columns';
import type { FilterField } from '../fields';
import type { useColumnSettings } from '../useColumnSettings';
import type { useListState } from '../useListState';
import type { ExtraSort, Sortable } from '../useSortOptions';

/** What saved views have to know of a list, and what they do to it. */
export type ViewedList = {
  name: SavedViewList;
  /** The view that was chosen, as its address says; there may be none such. */
  viewId: string | undefined;
  state: ListState;
  rules: Rules;
  /** What of the address could not be followed. */
  problems: readonly UrlProblem[];
  fields: readonly FilterField[];
  columns: readonly (Sortable & { initiallyHidden?: true })[];
  sorts: readonly ExtraSort[];
  tabs: readonly { key: string; label: string }[] | undefined;
  settings: ColumnSettings;
  /** Of the views: what has the focus once what said something about them is gone. */
  button: RefObject<HTMLButtonElement | null>;
  /** The screen has a period, which is not the list's and in no view. */
  hasPeriod: boolean;
  showView: ReturnType<typeof useListState>['showView'];
  keepColumns: ReturnType<typeof useColumnSettings>[2];
};
