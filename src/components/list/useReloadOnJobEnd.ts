import { useEffect } from 'react';
import { jobStore } from '@/components/jobs/store';
import type { BulkAction } from './actions';
import { useBulkUndo } from './useBulkUndo';

/** Reads a list again when a job has changed rows of its entity, and offers to take that back where it can be. */
export function useReloadOnJobEnd(name: string, bulkActions: readonly BulkAction[], reload: () => void) {
  const offerUndo = useBulkUndo(reload);
  useEffect(
    () =>
      jobStore.onEnd(({ id, entity, kind, action, done, failed }) => {
        if (entity !== name || kind === 'export') return;
        reload();
        const { undo } = bulkActions.find(({ key }) => key === action) ?? {};
        offerUndo({ undo }, done - failed.length, { jobId: id });
      }),
    [name, reload, bulkActions, offerUndo],
  );
}
