import { App } from 'antd';
import { useCallback } from 'react';
import { useUndo } from '@/components/feedback/useUndo';
import { useStaleGuard } from '@/hooks/useStaleGuard';

/** What is said once something is done: that it is, or, where it can be taken back, the offer to. */
export type EntityActionOptions<Done> = {
  done?: string | ((result: Done) => string);
  undo?: { text: string; keepsFocus?: boolean; restore: (result: Done) => Promise<unknown> };
};

/**
 * Does something to one entity and tells how it ended. Where somebody else has changed or deleted it in
 * the meantime nothing is done, and that is said; either way what shows it is read again.
 *
 * @param reload reads again what shows the entity
 * @returns does `work`: `done` with what it came to, or `stale`; throws any other failure
 */
export function useEntityAction(reload: () => void) {
  const { message } = App.useApp();
  const offerUndo = useUndo();
  const guardStale = useStaleGuard();
  return useCallback(
    async <Done,>(work: () => Promise<Done>, { done, undo }: EntityActionOptions<Done> = {}) => {
      const ended = await guardStale(work(), reload);
      if (ended.status === 'stale') return ended;
      const { result } = ended;
      if (undo) offerUndo({ ...undo, restore: () => undo.restore(result), onRestored: reload });
      else if (done !== undefined) message.success(typeof done === 'function' ? done(result) : done);
      reload();
      return ended;
    },
    [message, offerUndo, guardStale, reload],
  );
}
