import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useText } from '@/hooks/useText';
import { quizEditTexts } from '@/locales/quizEdit';
import { useEditor, useQuiz } from '../EditorContext';
import styles from './questions.module.css';

/** What the title of a question and of the quiz is in the panel: `name="title"` of its form. */
const TITLE = '#title';

/** What has Escape for itself: an open list, something that is dragged. */
const OPEN = '[aria-expanded="true"], [aria-pressed="true"]';

/** Around the panel: its title takes the focus when it is to, and Escape leads back to the card. */
export function PanelSide({ children }: { children: ReactNode }) {
  const t = useText(quizEditTexts);
  const { store, isEditable } = useEditor();
  const side = useRef<HTMLElement>(null);
  const focus = useQuiz((state) => state.focus);

  useLayoutEffect(() => {
    const title = focus === 'title' && side.current?.querySelector<HTMLElement>(TITLE);
    if (!title) return;
    title.focus();
    store.focused();
  }, [focus, store]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    // What lies over the page, such as a dialog, is no part of the panel, though its keys come by here.
    const isHere = target instanceof Element && side.current?.contains(target) && !target.matches(OPEN);
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.defaultPrevented || !isHere) return;
    store.select(store.get().selectedId, 'card');
  };

  return (
    <aside
      ref={side}
      className={styles.panel}
      aria-label={t('panel')}
      // Where no field can have the focus it is scrolled by keys itself.
      tabIndex={isEditable ? undefined : 0}
      onKeyDown={onKeyDown}
    >
      {children}
    </aside>
  );
}
