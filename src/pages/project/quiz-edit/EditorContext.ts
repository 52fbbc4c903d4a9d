import { App } from 'antd';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Quiz } from '@/contract/quiz';
import type { Finding } from '@/domain/quiz/checks/finding';
import type { EditTools } from '@/domain/quiz/edit/result';
import type { Typing } from '@/domain/quiz/edit/typing';
import { useMembersText } from '@/hooks/useMembersText';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizEditTexts } from '@/locales/quizEdit';
import { randomId } from '@/utils/random-id';
import type { Edit, EditorState, PointedPart, QuizStore } from './quiz-store';

export type Editor = {
  store: QuizStore;
  /** False while somebody else edits, or until that is known. */
  isEditable: boolean;
  quizId: string;
  projectId: string;
  /** Sends what waits. @returns the version that the server then holds; undefined where something stands in the way, which the bar says */
  save: () => Promise<number | undefined>;
  /** Does what the draft ends with, without being asked meanwhile whether it is still one's own. */
  ending: <Answer>(write: () => Promise<Answer>) => Promise<Answer>;
  /** Goes on with what the server has made of the draft because it was asked to here. */
  adopt: (saved: Quiz) => void;
  /** The draft is there no more: it was published, or deleted. */
  onGone: () => void;
  /** Leads to a place of the quiz. @param at the path of a finding */
  show: (at: Finding['at']) => void;
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
      if (refusal && refusal.rules.length > 0) store.refuse(refusal);
      else if (refusal) message.warning(t(`edit.${refusal.code}`, refusal.params));
      return refusal === undefined;
    },
    [store, message, t],
  );
}

/** Of a row or card: it is scrolled to and focused when `show` leads there. */
export function usePointed(part: PointedPart, index: number) {
  const { store } = useEditor();
  const isPointed = useQuiz(({ pointed }) => pointed?.part === part && pointed.index === index);
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || !isPointed) return;
      element.scrollIntoView({ block: 'center' });
      element.focus();
      store.point(undefined);
    },
    [isPointed, store],
  );
}

/** A new id of a question, an option or a rule. */
export const newId = () => randomId().slice(0, 26);

/** What an edit cannot know by itself. Yes and no are answered by members, whatever the operator reads. */
export function useEditTools(): EditTools {
  const t = useMembersText(quizEditTexts);
  return { newId, yes: t('yes'), no: t('no') };
}
