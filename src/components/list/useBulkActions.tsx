import { useState } from 'react';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import { isOpener } from './actions';
import type { ListState } from './codec';
import { isMasked, type ShownColumn } from './ExportDialog';
import { ListDialogs, type PendingBulkAction } from './ListDialogs';
import type { ListProps } from './list-props';
import { allMatching, emptySelection, toBulkTarget } from './selection';
import { useExportOnArrival } from './useExportOnArrival';
import { useReloadOnJobEnd } from './useReloadOnJobEnd';
import type { useSelection } from './useSelection';

type List = Pick<ReturnType<typeof useSelection>, 'store'> & {
  state: ListState;
  /** State with the filter of the tab and the scope. */
  query: Pick<ListState, 'filter' | 'sort'>;
  total: number;
  isLoading: boolean;
  /** The visible columns, in their order. */
  shownColumns: readonly ShownColumn[];
  reload: () => void;
};

const noActions: NonNullable<ListProps<never>['bulkActions']> = [];

/**
 * Bulk actions and export of a list.
 *
 * @returns `actions`: actions on the selected rows; `run`: runs the one with a key; `exportAll`: exports all rows;
 * `dialog`: confirmation of the pending one
 */
export function useBulkActions(
  { name, bulkActions = noActions, exported }: Pick<ListProps<never>, 'name' | 'bulkActions' | 'exported'>,
  { store, state, query, total, isLoading, shownColumns, reload }: List,
) {
  const t = useText(listTexts);
  const [asked, setAsked] = useState<PendingBulkAction>();
  useReloadOnJobEnd(name, bulkActions, reload);
  const offered = bulkActions.filter(({ tabs }) => !tabs || state.tab === undefined || tabs.includes(state.tab));

  const run = (key: string) => {
    const action = offered.find((one) => one.key === key);
    const asked = { selection: store.get(), state: query, total };
    if (action && isOpener(action)) action.open(toBulkTarget(asked.selection, query.filter));
    else if (action) setAsked({ ...asked, action });
    else if (exported) setAsked({ ...asked, exported, shownColumns });
  };

  const exportAll =
    exported && (() => setAsked({ selection: allMatching, state: query, total, exported, shownColumns }));
  useExportOnArrival(!isLoading, total > 0 ? exportAll : undefined);

  return {
    actions: exported
      ? [...offered, { key: 'export', label: t(isMasked(exported) ? 'exportSelectedMasked' : 'exportSelected') }]
      : offered,
    run,
    exportAll,
    dialog: asked && (
      <ListDialogs
        entity={name}
        {...{ asked, reload }}
        onDone={() => {
          store.set(emptySelection);
          reload();
        }}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}
