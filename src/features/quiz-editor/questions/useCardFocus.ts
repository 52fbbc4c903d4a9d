import { type RefObject, useLayoutEffect } from 'react';
import { useEditor, useQuiz } from '../EditorContext';

/** Scrolls to the card that is chosen and puts the focus on it, once it is to have it and is drawn. */
export function useCardFocus(list: RefObject<HTMLElement | null>) {
  const { store } = useEditor();
  const focus = useQuiz((state) => state.focus);
  const selectedId = useQuiz((state) => state.selectedId);
  useLayoutEffect(() => {
    if (focus !== 'card') return;
    const card = list.current?.querySelector(`[data-id="${selectedId ?? ''}"]`);
    card?.scrollIntoView({ block: 'nearest' });
    card?.querySelector<HTMLElement>('[data-title]')?.focus({ preventScroll: true });
    store.focused();
  }, [focus, selectedId, list, store]);
}
