import type { BulkAction } from './actions';
import { BulkDialog } from './BulkDialog';
import type { ListState } from './codec';
import { ExportDialog, type ListExport, type ShownColumn } from './ExportDialog';
import { allMatching, countSelected, type Selection, toBulkTarget } from './selection';

/**
 * A pending action on several rows, with the list state at the time of the click. Back may change the list below the
 * dialog: an action confirmed for 42 rows must not run on 2,000.
 */
export type PendingBulkAction = { selection: Selection; state: Pick<ListState, 'filter' | 'sort'>; total: number } & (
  | { action: BulkAction }
  | { exported: ListExport; shownColumns: readonly ShownColumn[] }
);

type Props = {
  /** Entity name of the rows, as in jobs. */
  entity: string;
  asked: PendingBulkAction;
  /** Loads the list again. */
  reload: () => void;
  /** Called once the action has run on the selected rows. */
  onDone: () => void;
  onClose: () => void;
};

/** Confirmation dialog of a bulk action or an export. */
export function ListDialogs({ entity, asked, reload, onDone, onClose }: Props) {
  const { selection, state, total } = asked;
  const target = toBulkTarget(selection, state.filter);
  const count = countSelected(selection, total);
  if ('action' in asked)
    return <BulkDialog action={asked.action} {...{ entity, count, target, reload, onDone, onClose }} />;
  return (
    <ExportDialog
      list={asked.exported}
      scope={{ filter: {}, ...target, sort: state.sort }}
      count={count}
      shownColumns={asked.shownColumns}
      // An export of the whole list keeps the selection.
      onStarted={() => selection !== allMatching && onDone()}
      onClose={onClose}
    />
  );
}
