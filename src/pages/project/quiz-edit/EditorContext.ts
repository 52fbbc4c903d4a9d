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
import type { Edit, EditorState, ItemList, QuizStore } from './quiz-store';

export type Editor = {
  store: QuizStore;
  /** False while another operator edits, and until the lease is known. */
  isEditable: boolean;
  quizId: string;
  projectId: string;
  /** Saves pending changes. @returns the saved version; undefined if the save failed, which the toolbar shows */
  save: () => Promise<number | undefined>;
  /** Runs a write that ends the draft; the lease is not polled meanwhile. */
  withLeasePaused: <Answer>(write: () => Promise<Answer>) => Promise<Answer>;
  /** Continues with the draft that an action of this operator has produced on the server. */
  adopt: (saved: Quiz) => void;
  /** Called when the draft was published or deleted. */
  onGone: () => void;
  /** Opens the tab of a part of the quiz and focuses the part. @param at path of a finding */
  show: (at: Finding['at']) => void;
};

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor() {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('outside of the quiz editor');
  return editor;
}

/** Subscribes to a part of the editor state. @param pick must return the same object for the same state */
export function useEditorState<Part>(pick: (state: EditorState) => Part): Part {
  const { store } = useEditor();
  return useSyncExternalStore(store.subscribe, () => pick(store.get()));
}

/** Returns a function that applies an edit and shows why it is refused. The function returns whether it was applied. */
export function useEdit() {
  const { store } = useEditor();
  const { message } = App.useApp();
  const t = useText(quizTexts);
  return useCallback(
    (run: Edit, typing?: Typing) => {
      const refusal = store.edit(run, typing);
      if (refusal && refusal.rules.length > 0) store.setRefusal(refusal);
      else if (refusal) message.warning(t(`edit.${refusal.code}`, refusal.params));
      return refusal === undefined;
    },
    [store, message, t],
  );
}

/** Ref of a row or card: scrolls to it and focuses it when `show` opens it. */
export function useScrollTargetRef(part: ItemList, index: number) {
  const { store } = useEditor();
  const isScrollTarget = useEditorState(
    ({ scrollTarget }) => scrollTarget?.part === part && scrollTarget.index === index,
  );
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || !isScrollTarget) return;
      element.scrollIntoView({ block: 'center' });
      element.focus();
      store.setScrollTarget(undefined);
    },
    [isScrollTarget, store],
  );
}

/** Creates an id for a part of the quiz, such as a question, an option or a rule. */
export const newId = () => randomId().slice(0, 26);

/** Inputs of edits. The labels of yes and no are in the members' language, because members read them. */
export function useEditTools(): EditTools {
  const t = useMembersText(quizEditTexts);
  return { newId, yes: t('yes'), no: t('no') };
}
