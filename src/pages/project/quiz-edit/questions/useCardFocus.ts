import { type RefObject, useLayoutEffect } from 'react';
import { useEditor, useQuiz } from '../EditorContext';
import type { OutlineItem } from './outline';

/**
 * Scrolls to the card that is chosen and puts the focus on it, once it is to have it and is drawn.
 *
 * @param drawn the outline of the cards that are drawn by now
 */
export function useCardFocus(list: RefObject<HTMLElement | null>, drawn: readonly OutlineItem[]) {
  const { store } = useEditor();
  const focus = useQuiz((state) => state.focus);
  const selectedId = useQuiz((state) => state.selectedId);
  useLayoutEffect(() => {
    if (focus !== 'card') return;
    // Its card is yet to come, or to its place.
    if (drawn !== store.get().outline) return;
    const card = list.current?.querySelector(`[data-id="${selectedId ?? ''}"]`);
    card?.scrollIntoView({ block: 'nearest' });
    card?.querySelector<HTMLElement>('[data-title]')?.focus({ preventScroll: true });
    store.focused();
  }, [focus, selectedId, list, store, drawn]);
}
