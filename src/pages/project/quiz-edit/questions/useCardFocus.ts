import { type RefObject, useLayoutEffect } from 'react';
import { useEditor, useEditorState } from '../EditorContext';
import type { OutlineItem } from './outline';

/**
 * Scrolls to the selected card and focuses it, as soon as it is rendered at its place.
 *
 * @param rendered outline of the cards that are rendered; it may lag behind the store
 */
export function useCardFocus(list: RefObject<HTMLElement | null>, rendered: readonly OutlineItem[]) {
  const { store } = useEditor();
  const focus = useEditorState((state) => state.focus);
  const selectedId = useEditorState((state) => state.selectedId);
  useLayoutEffect(() => {
    if (focus !== 'card') return;
    const { outline } = store.get();
    if (rendered.some(({ questionId }, at) => questionId !== outline[at]?.questionId)) return;
    const card = list.current?.querySelector(`[data-id="${selectedId ?? ''}"]`);
    if (!card) return;
    card.scrollIntoView({ block: 'nearest' });
    card.querySelector<HTMLElement>('[data-title]')?.focus({ preventScroll: true });
    store.clearFocus();
  }, [focus, selectedId, list, store, rendered]);
}
