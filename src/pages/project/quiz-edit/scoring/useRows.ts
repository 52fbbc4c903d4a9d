import { useEffect, useRef, useState } from 'react';
import { useUndo } from '@/components/feedback/useUndo';
import { addItem, deleteItem, moveItem } from '@/domain/quiz/edit/items';
import { useText } from '@/hooks/useText';
import { quizScoringTexts } from '@/locales/quizScoring';
import { useEdit, useEditor } from '../EditorContext';
import type { Edit } from '../quiz-store';

/** Adds, moves and deletes rows of a table; a deletion offers undo. */
export function useRows(list: 'dimensions' | 'resultLevels') {
  const t = useText(quizScoringTexts);
  const { store } = useEditor();
  const edit = useEdit();
  const offerUndo = useUndo();
  const body = useRef<HTMLTableSectionElement>(null);
  const [announced, setAnnounced] = useState('');
  const added = useRef(false);

  useEffect(() => {
    if (!added.current) return;
    added.current = false;
    body.current?.rows[body.current.rows.length - 1]?.querySelector<HTMLElement>('[data-field="name"] input')?.focus();
  });

  return {
    /** Ref of the table body. */
    body,
    announced,
    /** Runs an edit that adds a row at the end, and focuses its name. */
    add: (run: Edit) => {
      added.current = edit(run);
    },
    move: (at: number, to: number, name: string) => {
      if (!edit((quiz) => moveItem(quiz, list, at, to))) return;
      setAnnounced(t('row.moved', { name, place: to + 1 }));
      // Rows are keyed by index, so the row at the new index already exists.
      body.current?.rows[to]?.querySelector<HTMLElement>('td:last-child button')?.focus();
    },
    remove: (at: number, text: string) => {
      const item = store.get().history.present[list][at];
      if (!item || !edit((quiz) => deleteItem(quiz, list, at))) return;
      offerUndo({
        text,
        keys: 'mod+z',
        restore: async () => void edit((quiz) => addItem(quiz, list, item, at)),
        onRestored: () => store.setScrollTarget({ part: list, index: at }),
      });
    },
  };
}

export type Rows = ReturnType<typeof useRows>;
