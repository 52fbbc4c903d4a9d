import type { BulkAction } from './actions';
import { BulkDialog } from './BulkDialog';
import type { ListState } from './codec';
import { ExportDialog, type ListExport } from './ExportDialog';
import { countOf, everything, type Selection, targetOf } from './selection';

/** What the operator has asked to be done with several rows. */
export type Asked = { selection: Selection } & ({ action: BulkAction } | { exported: ListExport });

type Props = {
  asked: Asked;
  state: ListState;
  total: number;
  /** Reads the list again. */
  reload: () => void;
  /** Hears that it is done with what was ticked. */
  onDone: () => void;
  onClose: () => void;
};

/** Asks before something is done with several rows of a list. */
export function ListDialogs({ asked, state: { filter, sort }, total, reload, onDone, onClose }: Props) {
  const { selection } = asked;
  const target = targetOf(selection, filter);
  const count = countOf(selection, total);
  if ('action' in asked) return <BulkDialog action={asked.action} {...{ count, target, reload, onDone, onClose }} />;
  return (
    <ExportDialog
      list={asked.exported}
      scope={{ filter: {}, ...target, sort }}
      count={count}
      // The whole list is exported whatever is ticked.
      onStarted={() => selection !== everything && onDone()}
      onClose={onClose}
    />
  );
}
