import { useDebounceFn } from 'ahooks';
import { useEffect, useState } from 'react';
import type { QuizContent } from '@/contract/quiz';
import { useEditor } from './EditorContext';

/**
 * The edited quiz, debounced, so that typing does not render its users again.
 *
 * @param wait pause after the last change, in ms
 */
export function useDebouncedQuiz(wait: number): QuizContent {
  const { store } = useEditor();
  const [quiz, setQuiz] = useState(() => store.get().history.present);
  const { run, cancel } = useDebounceFn(() => setQuiz(store.get().history.present), { wait });
  useEffect(() => {
    let before = store.get().history.present;
    const leave = store.subscribe(() => {
      const { present } = store.get().history;
      if (present !== before) run();
      before = present;
    });
    return () => {
      leave();
      cancel();
    };
  }, [store, run, cancel]);
  return quiz;
}
