import { useCallback } from 'react';
import { useUndo } from '@/components/feedback/useUndo';
import type { BulkAction, Undone } from './actions';

/** Offers to take back what an action has done to several rows, as one; nothing where it cannot be, or did nothing. */
export function useBulkUndo(reload: () => void) {
  const offerUndo = useUndo();
  return useCallback(
    ({ undo }: Pick<BulkAction, 'undo'>, count: number, what: Undone) => {
      if (!undo || count === 0) return;
      offerUndo({ text: undo.text(count), restoreAll: () => undo.restore(what), onRestored: reload });
    },
    [offerUndo, reload],
  );
}
