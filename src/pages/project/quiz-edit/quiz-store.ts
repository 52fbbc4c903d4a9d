import type { Quiz, QuizContent } from '@/contract/quiz';
import type { Question } from '@/contract/quiz-question';
import { isSameValue } from '@/domain/compare';
import { commit, type History, redo, undo } from '@/domain/quiz/edit/history';
import type { EditResult, Refusal } from '@/domain/quiz/edit/result';
import type { Typing } from '@/domain/quiz/edit/typing';
import { pickContent } from '@/domain/quiz/json/file';
import { getOutline, type OutlineItem, unfoldSection } from './questions/outline';

/** Lists of a quiz whose items can be scrolled to and focused. */
export type ItemList = 'rules' | 'dimensions' | 'resultLevels' | 'testCases';

export type EditorState = {
  history: History;
  /** Ids and types of the questions in order; the same object while only texts change. */
  outline: readonly OutlineItem[];
  /** The draft as last saved, with its review and version. */
  saved: Quiz;
  /** The question that the panel shows. */
  selectedId: string | undefined;
  /** Item that is scrolled to and focused as soon as it is rendered. */
  scrollTarget: { part: ItemList; index: number } | undefined;
  /** What takes the focus as soon as it is rendered: the selected card, or the title field in its panel. */
  focus: 'card' | 'title' | undefined;
  /** Ids of the folded cards; a folded section also hides its questions. */
  folded: ReadonlySet<string>;
  /** Why rules block the last edit; shown until the operator closes the dialog. */
  refusal: Refusal | undefined;
};

export type Edit = (quiz: QuizContent) => EditResult;

const indexOf = (questions: readonly Question[], id: string | undefined) =>
  questions.findIndex(({ questionId }) => questionId === id);

/** The selected question or, if an edit or undo has removed it, the question now at its index. */
function getNextSelectedId(id: string | undefined, before: readonly Question[], now: readonly Question[]) {
  const at = indexOf(before, id);
  return at < 0 || indexOf(now, id) >= 0 ? id : (now[at] ?? now.at(-1))?.questionId;
}

/**
 * Editor state, outside of React: of two hundred questions, an edit renders only those that it changes.
 *
 * @param initial initial content with its undo steps
 * @param saved draft on the server
 * @param onChange called with each new content, also after undo and redo
 */
export function createQuizStore(initial: History, saved: Quiz, onChange: (history: History) => void) {
  let state: EditorState = {
    history: initial,
    outline: getOutline(initial.present.questions, []),
    saved,
    selectedId: initial.present.questions[0]?.questionId,
    scrollTarget: undefined,
    focus: undefined,
    folded: new Set(),
    refusal: undefined,
  };
  const listeners = new Set<() => void>();

  function setState(next: EditorState) {
    const { present } = state.history;
    const isChanged = next.history.present !== present;
    state = isChanged
      ? {
          ...next,
          outline: getOutline(next.history.present.questions, state.outline),
          selectedId: getNextSelectedId(next.selectedId, present.questions, next.history.present.questions),
        }
      : next;
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
     * Applies an edit as one undo step.
     *
     * @param typing the change of a text while typing: one word is one undo step
     * @returns why it was refused; undefined if it was applied
     */
    edit: (run: Edit, typing?: Typing): Refusal | undefined => {
      const result = run(state.history.present);
      if (!result.ok) return result.refusal;
      if (result.quiz !== state.history.present)
        setState({ ...state, history: commit(state.history, result.quiz, typing) });
      return undefined;
    },
    undo: () => setState({ ...state, history: undo(state.history) }),
    redo: () => setState({ ...state, history: redo(state.history) }),
    /** @param focus what takes the focus; a folded section around it is unfolded */
    select: (selectedId: string | undefined, focus?: EditorState['focus']) => {
      // A card stays on the screen for a moment after its question was removed.
      if (selectedId !== undefined && indexOf(state.history.present.questions, selectedId) < 0) return;
      const folded = focus ? unfoldSection(state.history.present.questions, state.folded, selectedId) : state.folded;
      setState({ ...state, selectedId, focus, folded });
    },
    /** Selects a question, unfolds it, scrolls to it and focuses it. */
    reveal: (selectedId: string | undefined) => {
      const folded = new Set(unfoldSection(state.history.present.questions, state.folded, selectedId));
      folded.delete(selectedId ?? '');
      setState({ ...state, selectedId, focus: 'card', folded });
    },
    clearFocus: () => setState({ ...state, focus: undefined }),
    setFolded: (folded: EditorState['folded']) => setState({ ...state, folded }),
    setRefusal: (next: EditorState['refusal']) => setState({ ...state, refusal: next }),
    setScrollTarget: (next: EditorState['scrollTarget']) => setState({ ...state, scrollTarget: next }),
    /** Updates the saved draft without changing the edited content. */
    setSaved: (quiz: Quiz) => setState({ ...state, saved: quiz }),
    /** Continues with the draft from the server; if its content differs, that is one undo step. */
    adopt: (quiz: Quiz) => {
      const content = pickContent(quiz);
      const isSame = isSameValue(content, state.history.present);
      setState({ ...state, saved: quiz, history: isSame ? state.history : commit(state.history, content) });
    },
  };
}

export type QuizStore = ReturnType<typeof createQuizStore>;
