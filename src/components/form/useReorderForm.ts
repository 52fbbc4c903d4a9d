import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { NewOrder } from '@/contract/setting';
import { isSameValue } from '@/domain/compare';
import { mergeOrder } from '@/domain/merge-order';
import { AppError } from '@/errors/app-error';
import { useAction } from '@/hooks/useAction';
import type { Draft } from '@/session/drafts';
import type { Failure } from './useSubmit';
import { useSaving, useUnsavedDraft } from './useUnsavedDraft';

export type OrderSpec<Item> = {
  /** Key of the ordered list, such as `banner:order:home`: its draft is restored by it. */
  name: string;
  /** The items from the server. Another list needs another component `key`. */
  items: readonly Item[];
  /** Loads the items again. */
  read: () => Promise<readonly Item[]>;
  /** @throws AppError 409 if the order on the server is no longer the base */
  save: (order: NewOrder) => Promise<unknown>;
  /** Called when the order was saved, there was nothing to save, or it was saved after the operator had left. */
  onDone: (outcome: 'saved' | 'unchanged' | 'unmounted') => void;
};

const getIds = (items: readonly { id: string }[]) => items.map(({ id }) => id);

/**
 * State of a reordering: saved once for all moves, guarded against leaving, kept when the sign-in expires. It never
 * overwrites an order of someone else: if one was saved, or items were added or removed, the moves are applied to the
 * current items again, to be checked before saving.
 */
export function useReorderForm<Item extends { id: string }>({ name, items, read, save, onDone }: OrderSpec<Item>) {
  const [known, setKnown] = useState(items);
  const current = getIds(known);
  const { draft, setDirty, isSaving, whenLeft } = useUnsavedDraft<{ base: string[]; values: string[] }>({
    name,
    snapshot: (): Draft => ({ base: given?.base, values: given?.ids }),
  });
  const [given, setGiven] = useState(draft && { base: draft.base, ids: draft.values });
  const [isOvertaken, setIsOvertaken] = useState(draft !== undefined && !isSameValue(draft.base, current));
  const [failure, setFailure] = useState<Failure>();

  const ids = given ? mergeOrder(given.base, given.ids, current) : current;
  const isDirty = !isSameValue(ids, current);
  useLayoutEffect(() => setDirty(isDirty), [isDirty, setDirty]);

  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const isSaved = async () => {
    try {
      await save({ ids, base: current });
      return true;
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 409 || !isMounted.current) throw error;
      const now = await read();
      // An earlier attempt whose answer was lost has saved it.
      if (isSameValue(getIds(now), ids)) return true;
      setKnown(now);
      setIsOvertaken(true);
      return false;
    }
  };

  const [submit, isSubmitting] = useAction(async () => {
    setFailure(undefined);
    if (!isDirty) {
      onDone('unchanged');
      return;
    }
    try {
      if (!(await isSaved())) return;
    } catch (error) {
      // A drawer that was closed cannot show the error: a notice does.
      if (!isMounted.current) {
        if (whenLeft.failed(error)) return;
        throw error;
      }
      if (!(error instanceof AppError && error.handled)) setFailure({ error, messages: [] });
      return;
    }
    setDirty(false);
    if (!isMounted.current) whenLeft.saved();
    onDone(isMounted.current ? 'saved' : 'unmounted');
  });
  useSaving(isSaving, isSubmitting);

  return {
    items: ids.flatMap((id) => known.find((item) => item.id === id) ?? []),
    /** Sets a new order; ignored while saving, as it would be lost. */
    move: (next: string[]) => {
      if (!isSubmitting) setGiven({ base: current, ids: next });
    },
    submit,
    isSubmitting,
    isOvertaken,
    failure,
  };
}
