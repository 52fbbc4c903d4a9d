import { useMemo } from 'react';
import { toBusinessDay } from '@/domain/period/calendar';
import { useRead } from '@/hooks/useRead';
import { checkQuizDraft, getQuiz } from '@/services/quiz';
import { serverNow } from '@/utils/clock';
import { useEditor, useEditorState } from '../EditorContext';
import { useDebouncedQuiz } from '../useDebouncedQuiz';
import { getFindings, isSaved, type ServerCheck } from './findings';

/** Debounce before the quiz is checked, in ms. */
const DEBOUNCE_MS = 600;

/**
 * Saves the draft and has the server check it; also loads a new review of it. Null if the draft could not be saved,
 * which the toolbar shows. Runs only on `refetch`.
 */
export function useServerCheck() {
  const { store, quizId, save, adopt } = useEditor();
  return useRead<ServerCheck | null>(
    ['quiz', 'check', quizId],
    async () => {
      const { present: content } = store.get().history;
      const version = await save();
      if (version === undefined) return null;
      const [{ findings }, newest] = await Promise.all([checkQuizDraft(quizId), getQuiz(quizId)]);
      // Changes by another operator are reported by the lease and the next save.
      const isReviewed = newest.version > version && isSaved(content, newest);
      if (isReviewed && store.get().history.present === content) adopt(newest);
      return { content, findings };
    },
    { enabled: false },
  );
}

/** All findings of the quiz, debounced. */
export function useFindings(check: ServerCheck | null | undefined) {
  const saved = useEditorState((state) => state.saved);
  const debounced = useDebouncedQuiz(DEBOUNCE_MS);
  return useMemo(() => getFindings(debounced, saved, toBusinessDay(serverNow()), check), [debounced, saved, check]);
}
