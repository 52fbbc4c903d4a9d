import { useLayoutEffect, useState } from 'react';
import type { NewOrder } from '@/contract/setting';
import { isSameValue } from '@/domain/compare';
import { mergeOrder } from '@/domain/merge-order';
import { AppError } from '@/errors/app-error';
import { useAction } from '@/hooks/useAction';
import type { Draft } from '@/session/drafts';
import type { Failure } from './useSubmit';
import { useUnsavedDraft } from './useUnsavedDraft';

export type OrderSpec<Item> = {
  /** Names what is put in order, such as `banner:order:home`: its draft is found again by it. */
  name: string;
  /** What is put in order, as the server had it. Another list is another hook: give its component a key. */
  items: readonly Item[];
  /** Reads them again. */
  read: () => Promise<readonly Item[]>;
  /** @throws AppError 409 when the order is no longer the one that it began with */
  save: (order: NewOrder) => Promise<unknown>;
  /** Hears that the order was saved, or that there was nothing to save. */
  onDone: (isSaved: boolean) => void;
};

const getIds = (items: readonly { id: string }[]) => items.map(({ id }) => id);

/**
 * An order while it is being changed: saved once for all moves, guarded against leaving, kept over a sign-in
 * that expires. Nobody's order is overwritten: when somebody else has saved one, or things have come and gone,
 * the moves are made again in what there is by now, to be looked at before they are saved.
 */
export function useReorderForm<Item extends { id: string }>({ name, items, read, save, onDone }: OrderSpec<Item>) {
  const [known, setKnown] = useState(items);
  const current = getIds(known);
  const { draft, setDirty } = useUnsavedDraft<{ base: string[]; values: string[] }>({
    name,
    snapshot: (): Draft => ({ base: given?.base, values: given?.ids }),
  });
  const [given, setGiven] = useState(draft && { base: draft.base, ids: draft.values });
  const [isOvertaken, setIsOvertaken] = useState(draft !== undefined && !isSameValue(draft.base, current));
  const [failure, setFailure] = useState<Failure>();

  const ids = given ? mergeOrder(given.base, given.ids, current) : current;
  const isDirty = !isSameValue(ids, current);
  useLayoutEffect(() => setDirty(isDirty), [isDirty, setDirty]);

  const isSaved = async () => {
    try {
      await save({ ids, base: current });
      return true;
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 409) throw error;
      setKnown(await read());
      setIsOvertaken(true);
      return false;
    }
  };

  const [submit, isSubmitting] = useAction(async () => {
    setFailure(undefined);
    if (!isDirty) {
      onDone(false);
      return;
    }
    try {
      if (!(await isSaved())) return;
    } catch (error) {
      if (!(error instanceof AppError && error.handled)) setFailure({ error, messages: [] });
      return;
    }
    setDirty(false);
    onDone(true);
  });

  return {
    items: ids.flatMap((id) => known.find((item) => item.id === id) ?? []),
    /** Gives the order that the operator sees another one; not while one is being saved, which would lose it. */
    move: (next: string[]) => {
      if (!isSubmitting) setGiven({ base: current, ids: next });
    },
    submit,
    isSubmitting,
    isOvertaken,
    failure,
  };
}
