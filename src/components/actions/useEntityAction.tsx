import { App } from 'antd';
import { useCallback } from 'react';
import { useUndo } from '@/components/feedback/useUndo';
import { useStaleGuard } from '@/hooks/useStaleGuard';

/** Feedback after an action: a success message, or an undo offer. */
export type EntityActionOptions<Done> = {
  done?: string | ((result: Done) => string);
  undo?: { text: string; keepsFocus?: boolean; restore: (result: Done) => Promise<unknown> };
};

/**
 * Runs an action on one entity and shows the result. If someone else has changed or deleted it meanwhile, nothing is
 * done and a message says so. The data is reloaded either way.
 *
 * @param reload reloads what shows the entity
 * @returns runs `work`: resolves to `done` with its result, or to `stale`; throws every other error
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
