import { useEffect } from 'react';
import { jobStore } from '@/components/shell/jobs/store';
import type { BulkAction, BulkOpener } from './actions';
import { useBulkUndo } from './useBulkUndo';

/** Reloads the list when a job has changed rows of its entity, and offers undo where the action has one. */
export function useReloadOnJobEnd(name: string, bulkActions: readonly (BulkAction | BulkOpener)[], reload: () => void) {
  const offerUndo = useBulkUndo(reload);
  useEffect(
    () =>
      jobStore.onEnd(({ id, entity, kind, action, done, failed }) => {
        if (entity !== name || kind === 'export') return;
        reload();
        const acted = bulkActions.find(({ key }) => key === action);
        offerUndo({ undo: acted && 'undo' in acted ? acted.undo : undefined }, done - failed.length, { jobId: id });
      }),
    [name, reload, bulkActions, offerUndo],
  );
}
