import type { BulkAction } from './actions';
import { BulkDialog } from './BulkDialog';
import type { ListState } from './codec';
import { ExportDialog, type ListExport } from './ExportDialog';
import { allMatching, countSelected, type Selection, toBulkTarget } from './selection';

/**
 * What the operator has asked to be done with several rows: of the list as it was then. Back may show another one
 * below a dialog, and what was asked of 42 rows is not done to 2,000.
 */
export type PendingBulkAction = { selection: Selection; state: Pick<ListState, 'filter' | 'sort'>; total: number } & (
  | { action: BulkAction }
  | { exported: ListExport }
);

type Props = {
  /** What the rows are, as in jobs. */
  entity: string;
  asked: PendingBulkAction;
  /** Reads the list again. */
  reload: () => void;
  /** Hears that it is done with what was ticked. */
  onDone: () => void;
  onClose: () => void;
};

/** Asks before something is done with several rows of a list. */
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
      // The whole list is exported whatever is ticked.
      onStarted={() => selection !== allMatching && onDone()}
      onClose={onClose}
    />
  );
}
