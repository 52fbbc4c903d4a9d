import { useMemo } from 'react';
import { toBusinessDay } from '@/domain/period/calendar';
import { useRead } from '@/hooks/useRead';
import { checkQuizDraft, getQuiz } from '@/services/quiz';
import { serverNow } from '@/utils/clock';
import { useEditor, useQuiz } from '../EditorContext';
import { useRestedQuiz } from '../useRestedQuiz';
import { allFindings, isSaved, type ServerCheck } from './findings';

/** How long nothing has to change before the quiz is looked through, in ms. */
const REST_MS = 600;

/**
 * What the server finds in the draft, and whether a second operator has passed it since; null of one that could
 * not be saved, which the bar says. Asked by `refetch` only.
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
      // What somebody else has written is for the lease and for the next save to say.
      const isReviewed = newest.version > version && isSaved(content, newest);
      if (isReviewed && store.get().history.present === content) adopt(newest);
      return { content, findings };
    },
    { enabled: false },
  );
}

/** All that is wrong with the quiz, a moment after the typing stops. */
export function useFindings(check: ServerCheck | null | undefined) {
  const saved = useQuiz((state) => state.saved);
  const rested = useRestedQuiz(REST_MS);
  return useMemo(() => allFindings(rested, saved, toBusinessDay(serverNow()), check), [rested, saved, check]);
}
