import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useEditor, useEditorState } from '../../EditorContext';
import styles from './panel.module.css';

/** Elements that handle Escape themselves: an open list, a dragged item. */
const BUSY = '[aria-expanded="true"], [aria-pressed="true"]';

/** Moves the focus between a card and its panel: a new question focuses its title, Escape returns to the card. */
export function PanelShortcuts({ children }: { children: ReactNode }) {
  const { store } = useEditor();
  const container = useRef<HTMLDivElement>(null);
  const id = useEditorState(({ selectedId }) => selectedId);
  const isWanted = useEditorState(({ focus }) => focus === 'title');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another question has another title field
  useEffect(() => {
    if (!isWanted) return;
    const title = container.current?.querySelector<HTMLTextAreaElement>('[data-title] textarea, [data-title] input');
    title?.focus();
    title?.select();
    store.clearFocus();
  }, [isWanted, id, store]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget, key, nativeEvent, defaultPrevented } = event;
    if (key !== 'Escape' || nativeEvent.isComposing || defaultPrevented || !(target instanceof Element)) return;
    // Popups are rendered in a portal and close themselves.
    if (!currentTarget.contains(target) || target.closest(BUSY)) return;
    store.select(id, 'card');
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles a key of its fields
    <div ref={container} className={styles.panel} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}
