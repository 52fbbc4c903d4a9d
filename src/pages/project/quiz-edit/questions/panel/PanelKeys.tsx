import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useEditor, useQuiz } from '../../EditorContext';
import styles from './panel.module.css';

/** What takes Escape for itself: an open list, something that is dragged. */
const BUSY = '[aria-expanded="true"], [aria-pressed="true"]';

/** The way between the card of a question and its panel: a new one is typed at once, Escape goes back to the card. */
export function PanelKeys({ children }: { children: ReactNode }) {
  const { store } = useEditor();
  const place = useRef<HTMLDivElement>(null);
  const id = useQuiz(({ selectedId }) => selectedId);
  const isWanted = useQuiz(({ focus }) => focus === 'title');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the title of another question is another field
  useEffect(() => {
    if (!isWanted) return;
    const title = place.current?.querySelector<HTMLTextAreaElement>('[data-title] textarea, [data-title] input');
    title?.focus();
    title?.select();
    store.focused();
  }, [isWanted, id, store]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget, key, nativeEvent, defaultPrevented } = event;
    if (key !== 'Escape' || nativeEvent.isComposing || defaultPrevented || !(target instanceof Element)) return;
    // What opens over the panel is drawn elsewhere, and closes itself.
    if (!currentTarget.contains(target) || target.closest(BUSY)) return;
    store.select(id, 'card');
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key of the fields in it
    <div ref={place} className={styles.panel} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}
