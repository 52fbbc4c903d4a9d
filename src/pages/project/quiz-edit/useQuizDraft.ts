import { useMemoizedFn } from 'ahooks';
import { useEffect, useRef, useState } from 'react';
import { useAutosave } from '@/components/form/useAutosave';
import type { Quiz } from '@/contract/quiz';
import { isSameValue } from '@/domain/compare';
import { createHistory, type History } from '@/domain/quiz/edit/history';
import { pickContent } from '@/domain/quiz/json/file';
import { contentShape } from '@/domain/quiz/json/quiz-shape';
import type { ImportError } from '@/domain/quiz/json/shape';
import { getCurrent } from '@/errors/refusal';
import { updateQuiz } from '@/services/quiz';
import { registerBeside, takeBeside } from '@/session/drafts';
import { isSaved } from './publish/findings';
import { createQuizStore } from './quiz-store';

/**
 * Store and autosave of a draft. Content that the server would refuse is not sent. The undo steps survive an expired
 * session.
 *
 * @param onReviewVoided called when a save voids an approval that another operator gave meanwhile
 * @returns `problem`: why the current content is not saved
 */
export function useQuizDraft(quiz: Quiz, onReviewVoided: () => void) {
  const name = `quiz:${quiz.id}`;
  const autosave = useAutosave<History, Quiz>({
    name,
    version: quiz.version,
    save: async ({ present }, version) => {
      const saved = await updateQuiz(quiz.id, present, version).catch((error: unknown) => {
        const theirs = getCurrent<Quiz>(error);
        // Already saved by a request whose response was lost.
        if (theirs?.status === 'draft' && isSaved(present, theirs)) return theirs;
        // A review changes the version but not the content, so saving over it overwrites nobody's work.
        if (theirs?.status !== 'draft' || !isSaved(pickContent(theirs), store.get().saved)) throw error;
        if (theirs.medicalReviewed) onReviewVoided();
        return updateQuiz(quiz.id, present, theirs.version);
      });
      store.setSaved(saved);
      return saved;
    },
    unsent: () => invalid.current,
  });
  // Content that the server would refuse: not sent, but kept when the session expires.
  const invalid = useRef<History>(undefined);
  const [problem, setProblem] = useState<ImportError>();
  const onChange = useMemoizedFn((history: History) => {
    const [first] = contentShape(history.present, []);
    invalid.current = first && history;
    setProblem(first);
    if (!first) autosave.change(history);
  });
  const [store] = useState(() => createQuizStore(autosave.restored ?? restoreHistory(name, quiz), quiz, onChange));
  useEffect(() => registerBeside(name, () => ({ base: undefined, values: store.get().history })), [name, store]);

  return {
    store,
    problem,
    autosave: { ...autosave, settle: useMemoizedFn(autosave.settle), adopt: useMemoizedFn(autosave.adopt) },
  };
}

/** The undo steps from before the session expired, unless the draft has changed since. */
function restoreHistory(name: string, quiz: Quiz): History {
  const content = pickContent(quiz);
  const kept = takeBeside(name)?.values as History | undefined;
  return kept && isSameValue(kept.present, content) ? kept : createHistory(content);
}
