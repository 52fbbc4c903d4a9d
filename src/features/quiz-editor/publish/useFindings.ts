import { useRequest } from 'ahooks';
import { useMemo } from 'react';
import { businessDay } from '@/domain/period/calendar';
import { sharedAnswer } from '@/hooks/sharedAnswer';
import { checkQuizDraft } from '@/services/quiz';
import { useEditor, useQuiz } from '../EditorContext';
import { useRestedQuiz } from '../useRestedQuiz';
import { allFindings, type ServerCheck } from './findings';

/** How long nothing has to change before the quiz is looked through, in ms. */
const REST_MS = 600;

/** What the server finds in the draft; undefined of one that could not be saved, which the bar says. Asked by `run` only. */
export function useServerCheck() {
  const { store, quizId, save } = useEditor();
  return useRequest<ServerCheck | undefined, []>(
    async () => {
      const { present: content } = store.get().history;
      if ((await save()) === undefined) return undefined;
      const { findings } = await checkQuizDraft(quizId);
      return { content, findings };
    },
    // It is said where the findings stand.
    { manual: true, onError: () => {} },
    [sharedAnswer(`quizCheck:${quizId}`)],
  );
}

/** All that is wrong with the quiz, a moment after the typing stops. */
export function useFindings(check: ServerCheck | undefined) {
  const saved = useQuiz((state) => state.saved);
  const rested = useRestedQuiz(REST_MS);
  return useMemo(() => allFindings(rested, saved, businessDay(Date.now()), check), [rested, saved, check]);
}
