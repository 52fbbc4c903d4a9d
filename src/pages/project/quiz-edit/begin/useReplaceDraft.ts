import type { Quiz } from '@/contract/quiz';
import { done } from '@/domain/quiz/edit/result';
import { useText } from '@/hooks/useText';
import { quizBeginTexts } from '@/locales/quizBegin';
import { copyToQuiz, importToQuiz } from '@/services/quiz';
import { useEditor } from '../EditorContext';
import { createDialogError } from '../quiz-errors';
import type { DraftTarget } from './draft-target';

/** Replaces the content of the open draft, as one undo step for each source. */
export function useReplaceDraft(): () => DraftTarget {
  const { store, isEditable, quizId, projectId, save, adopt } = useEditor();
  const t = useText(quizBeginTexts);
  const selectFirst = () => store.select(store.get().history.present.questions[0]?.questionId);

  const writeOnServer = async (write: (draft: Pick<Quiz, 'id' | 'version'>) => Promise<Quiz>) => {
    // Saves pending changes first, so that undo can restore them.
    const version = await save();
    if (version === undefined) throw createDialogError(t('stuck'));
    adopt(await write({ id: quizId, version }));
    selectFirst();
  };

  return () => ({
    projectId,
    current: store.get().history.present,
    write: {
      scale: async (content) => {
        // Another operator may have taken over since the dialog opened.
        if (!isEditable) throw createDialogError(t('readOnly'));
        store.edit(() => done(content));
        selectFirst();
      },
      file: (content) => writeOnServer((draft) => importToQuiz(draft, content)),
      copy: (from) => writeOnServer((draft) => copyToQuiz(draft, from)),
    },
  });
}
