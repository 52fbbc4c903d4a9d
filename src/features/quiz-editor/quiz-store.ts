import type { QuizContent } from '@/contract/quiz';
import { commit, type History, redo, undo } from '@/domain/quiz/edit/history';
import type { EditResult, Refusal } from '@/domain/quiz/edit/result';
import type { Typing } from '@/domain/quiz/edit/typing';

export type EditorState = {
  history: History;
  /** The question that the panel shows. */
  selectedId: string | undefined;
};

export type Edit = (quiz: QuizContent) => EditResult;

/**
 * The quiz that is edited, outside of React: of two hundred questions only those are drawn anew that an edit changes.
 *
 * @param begin what it begins with
 * @param onChange hears of each new content, whether it was typed, undone or done again
 */
export function createQuizStore(begin: History, onChange: (history: History) => void) {
  let state: EditorState = { history: begin, selectedId: begin.present.questions[0]?.questionId };
  const listeners = new Set<() => void>();

  function become(next: EditorState) {
    const isChanged = next.history.present !== state.history.present;
    state = next;
    for (const listener of listeners) listener();
    if (isChanged) onChange(next.history);
  }

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /**
     * Does an edit, which is one step of undo.
     *
     * @param typing of a letter that was typed: then a word is a step
     * @returns why it was refused
     */
    edit: (run: Edit, typing?: Typing): Refusal | undefined => {
      const result = run(state.history.present);
      if (!result.ok) return result.refusal;
      if (result.quiz !== state.history.present)
        become({ ...state, history: commit(state.history, result.quiz, typing) });
      return undefined;
    },
    undo: () => become({ ...state, history: undo(state.history) }),
    redo: () => become({ ...state, history: redo(state.history) }),
    select: (selectedId: string | undefined) => become({ ...state, selectedId }),
  };
}

export type QuizStore = ReturnType<typeof createQuizStore>;
