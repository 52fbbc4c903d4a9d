import { useCallback } from 'react';
import { useUndo } from '@/components/feedback/useUndo';
import type { BulkAction, Undone } from './actions';

/** Offers to undo a bulk action as a whole; nothing where the action has no undo or changed no row. */
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
