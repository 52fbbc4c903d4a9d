import { App } from 'antd';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { EditTools } from '@/domain/quiz/edit/result';
import type { Typing } from '@/domain/quiz/edit/typing';
import { useMembersText } from '@/hooks/useMembersText';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizEditTexts } from '@/locales/quizEdit';
import type { Edit, EditorState, QuizStore } from './quiz-store';

type Editor = {
  store: QuizStore;
  /** False while somebody else edits, or until that is known. */
  isEditable: boolean;
};

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor() {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('outside of the quiz editor');
  return editor;
}

/** A part of what is edited. @param pick must give the same object for the same state */
export function useQuiz<Part>(pick: (state: EditorState) => Part): Part {
  const { store } = useEditor();
  return useSyncExternalStore(store.subscribe, () => pick(store.get()));
}

/** Does an edit, and says why where it is refused. @returns whether it was done */
export function useEdit() {
  const { store } = useEditor();
  const { message } = App.useApp();
  const t = useText(quizTexts);
  return useCallback(
    (run: Edit, typing?: Typing) => {
      const refusal = store.edit(run, typing);
      if (refusal) message.warning(t(`edit.${refusal.code}`, refusal.params));
      return refusal === undefined;
    },
    [store, message, t],
  );
}

const newId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 26);

/** What an edit cannot know by itself. Yes and no are answered by members, whatever the operator reads. */
export function useEditTools(): EditTools {
  const t = useMembersText(quizEditTexts);
  return { newId, yes: t('yes'), no: t('no') };
}
