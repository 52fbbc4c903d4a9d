import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useEditor, useEditorState } from '../EditorContext';
import type { OutlineItem } from './outline';

/**
 * Scrolls to the selected card and focuses it, as soon as it is rendered at its place. If its title in the panel takes
 * the focus, as after adding a question, it only scrolls.
 *
 * @param rendered outline of the cards that are rendered; it may lag behind the store
 */
export function useCardFocus(list: RefObject<HTMLElement | null>, rendered: readonly OutlineItem[]) {
  const { store } = useEditor();
  const focus = useEditorState((state) => state.focus);
  const selectedId = useEditorState((state) => state.selectedId);
  // The panel clears the focus before a new card is rendered.
  const mustScroll = useRef(false);
  useLayoutEffect(() => {
    if (focus === 'title') mustScroll.current = true;
    if (focus !== 'card' && !mustScroll.current) return;
    const { outline } = store.get();
    if (rendered.some(({ questionId }, at) => questionId !== outline[at]?.questionId)) return;
    const card = list.current?.querySelector(`[data-id="${selectedId ?? ''}"]`);
    if (!card) return;
    card.scrollIntoView({ block: 'nearest' });
    mustScroll.current = false;
    if (focus !== 'card') return;
    card.querySelector<HTMLElement>('[data-title]')?.focus({ preventScroll: true });
    store.clearFocus();
  }, [focus, selectedId, list, store, rendered]);
}
