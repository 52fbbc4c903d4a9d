import { useCallback, useEffect, useRef, useState } from 'react';
import { useLeaveGuard } from '@/components/form/useLeaveGuard';
import { useSaveShortcut } from '@/components/form/useSaveShortcut';
import type { Failure } from '@/components/form/useSubmit';
import type { HotwordPlace } from '@/contract/hotword';
import { carryOver } from '@/domain/hotword/order';
import { AppError } from '@/errors/app-error';
import { useAction } from '@/hooks/useAction';
import { listHotwordPlaces, orderHotwords } from '@/services/hotword';
import { registerForm, takeDraft } from '@/session/drafts';

const DRAFT = 'hotword:order';

const idsOf = (places: readonly HotwordPlace[]) => places.map(({ id }) => id);

/** The places in the order of `ids`, as far as they go. */
function arranged(places: readonly HotwordPlace[], ids: readonly string[]) {
  const byId = new Map(places.map((place) => [place.id, place]));
  return carryOver(ids, idsOf(places)).flatMap((id) => byId.get(id) ?? []);
}

/**
 * The order of all hotwords while it is being changed: kept over a sign-in that expires, guarded against
 * leaving, and saved as a whole.
 *
 * @param places all hotwords in the order that they have
 * @param onDone hears that the order was saved, or that there was nothing to save
 */
export function useOrder(places: HotwordPlace[], onDone: (isSaved: boolean) => void) {
  const [draft] = useState(() => takeDraft(DRAFT)?.values as string[] | undefined);
  const [known, setKnown] = useState(places);
  const [items, setItems] = useState(() => (draft ? arranged(places, draft) : places));
  const [isOutdated, setIsOutdated] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const isDirty = items.some(({ id }, index) => id !== known[index]?.id);
  const isDirtyNow = useRef(isDirty);
  isDirtyNow.current = isDirty;
  useLeaveGuard(isDirty, isDirtyNow);
  useEffect(
    () => (isDirty ? registerForm(DRAFT, () => ({ base: undefined, values: idsOf(items) })) : undefined),
    [isDirty, items],
  );

  const [save, isSaving] = useAction(async () => {
    setFailure(undefined);
    if (!isDirty) {
      onDone(false);
      return;
    }
    try {
      await orderHotwords(idsOf(items));
    } catch (error) {
      if (error instanceof AppError && error.handled) return;
      if (error instanceof AppError && error.status === 409) setIsOutdated(true);
      else setFailure({ error, messages: [] });
      return;
    }
    isDirtyNow.current = false;
    onDone(true);
  });
  useSaveShortcut(save);

  const [reload, isReloading] = useAction(async () => {
    const current = await listHotwordPlaces();
    setKnown(current);
    setItems(arranged(current, idsOf(items)));
    setIsOutdated(false);
  });

  const move = useCallback(
    (ids: string[]) => setItems((shown) => ids.flatMap((id) => shown.find((item) => item.id === id) ?? [])),
    [],
  );

  return { items, move, save, isSaving, failure, isOutdated, reload, isReloading };
}
