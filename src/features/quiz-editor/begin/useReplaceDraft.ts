import { App } from 'antd';
import type { Quiz } from '@/contract/quiz';
import { done } from '@/domain/quiz/edit/result';
import { useText } from '@/hooks/useText';
import { quizBeginTexts } from '@/locales/quizBegin';
import { copyToQuiz, importToQuiz } from '@/services/quiz';
import { useEditor } from '../EditorContext';
import type { Target } from './target';

/** The draft that is open, to be replaced whole: one step of undo, whoever does it. */
export function useReplaceDraft(): () => Target {
  const { store, quizId, projectId, save, adopt } = useEditor();
  const { message } = App.useApp();
  const t = useText(quizBeginTexts);
  const selectFirst = () => store.select(store.get().history.present.questions[0]?.questionId);

  const onServer = async (write: (draft: Pick<Quiz, 'id' | 'version'>) => Promise<Quiz>) => {
    adopt(await write({ id: quizId, version: store.get().saved.version }));
    selectFirst();
  };

  return () => ({
    projectId,
    current: store.get().history.present,
    // What waits is sent first, so that undo finds it again.
    isReady: async () => {
      const isSaved = (await save()) !== undefined;
      if (!isSaved) message.warning(t('stuck'));
      return isSaved;
    },
    write: {
      scale: async (content) => {
        store.edit(() => done(content));
        selectFirst();
      },
      file: (content) => onServer((draft) => importToQuiz(draft, content)),
      copy: (from) => onServer((draft) => copyToQuiz(draft, from)),
    },
  });
}
