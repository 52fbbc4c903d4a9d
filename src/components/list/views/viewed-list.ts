import type { RefObject } from 'react';
import type { UrlProblem } from '@/components/list/url-problems';
import type { SavedViewList } from '@/contract/limits/saved-view';
import type { SavedView } from '@/contract/saved-view';
import type { ListState, Rules } from '../codec';
import type { ColumnSettings } from '../columns';
import type { FilterField } from '../fields';
import type { useColumnSettings } from '../useColumnSettings';
import type { useListState } from '../useListState';
import type { ExtraSort, Sortable } from '../useSortOptions';

/** The part of a list that saved views read and change. */
export type ViewedList = {
  name: SavedViewList;
  /** Id of the selected view from the URL; there may be no such view. */
  viewId: string | undefined;
  /** The default view, if it loaded only after the list had opened without it. */
  late: SavedView | undefined;
  state: ListState;
  rules: Rules;
  /** Conditions of the URL that the list ignores. */
  problems: readonly UrlProblem[];
  fields: readonly FilterField[];
  columns: readonly (Sortable & { initiallyHidden?: true })[];
  sorts: readonly ExtraSort[];
  tabs: readonly { key: string; label: string }[] | undefined;
  settings: ColumnSettings;
  /** The views button, which gets the focus when a note about views is removed. */
  button: RefObject<HTMLButtonElement | null>;
  /** The screen has a period, which is not a filter of the list and in no view. */
  hasPeriod: boolean;
  showView: ReturnType<typeof useListState>['showView'];
  leaveView: ReturnType<typeof useListState>['leaveView'];
  keepColumns: ReturnType<typeof useColumnSettings>[2];
};
