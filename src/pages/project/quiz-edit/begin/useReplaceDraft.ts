import type { Quiz } from '@/contract/quiz';
import { done } from '@/domain/quiz/edit/result';
import { useText } from '@/hooks/useText';
import { quizBeginTexts } from '@/locales/quizBegin';
import { copyToQuiz, importToQuiz } from '@/services/quiz';
import { useEditor } from '../EditorContext';
import { failureSaying } from '../refusal';
import type { Target } from './target';

/** Replaces the content of the open draft, as one undo step for each source. */
export function useReplaceDraft(): () => Target {
  const { store, isEditable, quizId, projectId, save, adopt } = useEditor();
  const t = useText(quizBeginTexts);
  const selectFirst = () => store.select(store.get().history.present.questions[0]?.questionId);

  const onServer = async (write: (draft: Pick<Quiz, 'id' | 'version'>) => Promise<Quiz>) => {
    // Saves pending changes first, so that undo can restore them.
    const version = await save();
    if (version === undefined) throw failureSaying(t('stuck'));
    adopt(await write({ id: quizId, version }));
    selectFirst();
  };

  return () => ({
    projectId,
    current: store.get().history.present,
    write: {
      scale: async (content) => {
        // Another operator may have taken over since the dialog opened.
        if (!isEditable) throw failureSaying(t('readOnly'));
        store.edit(() => done(content));
        selectFirst();
      },
      file: (content) => onServer((draft) => importToQuiz(draft, content)),
      copy: (from) => onServer((draft) => copyToQuiz(draft, from)),
    },
  });
}
