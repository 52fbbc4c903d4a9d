import type { Question, Quiz, QuizContent } from '@/contract/quiz';
import { isSameValue } from '@/domain/compare';
import { commit, type History, redo, undo } from '@/domain/quiz/edit/history';
import type { EditResult, Refusal } from '@/domain/quiz/edit/result';
import type { Typing } from '@/domain/quiz/edit/typing';
import { pickContent } from '@/domain/quiz/json/file';
import { inView, type OutlineItem, outlineOf } from './questions/outline';

/** Lists of a quiz whose items can be scrolled to and focused. */
export type PointedPart = 'rules' | 'dimensions' | 'resultLevels' | 'testCases';

export type EditorState = {
  history: History;
  /** Ids and types of the questions in order; the same object while only texts change. */
  outline: readonly OutlineItem[];
  /** The draft as last saved, with its review and version. */
  saved: Quiz;
  /** The question that the panel shows. */
  selectedId: string | undefined;
  /** Item that is scrolled to and focused as soon as it is rendered. */
  pointed: { part: PointedPart; index: number } | undefined;
  /** What takes the focus as soon as it is rendered: the selected card, or the title field in its panel. */
  focus: 'card' | 'title' | undefined;
  /** Ids of the folded cards; a folded section also hides its questions. */
  folded: ReadonlySet<string>;
  /** Why rules block the last edit; shown until the operator closes the dialog. */
  refused: Refusal | undefined;
};

export type Edit = (quiz: QuizContent) => EditResult;

const indexOf = (questions: readonly Question[], id: string | undefined) =>
  questions.findIndex(({ questionId }) => questionId === id);

/** The selected question or, if an edit or undo has removed it, the question now at its index. */
function findStanding(id: string | undefined, before: readonly Question[], now: readonly Question[]) {
  const at = indexOf(before, id);
  return at < 0 || indexOf(now, id) >= 0 ? id : (now[at] ?? now.at(-1))?.questionId;
}

/**
 * Editor state, outside of React: of two hundred questions, an edit renders only those that it changes.
 *
 * @param begin initial content with its undo steps
 * @param saved draft on the server
 * @param onChange called with each new content, also after undo and redo
 */
export function createQuizStore(begin: History, saved: Quiz, onChange: (history: History) => void) {
  let state: EditorState = {
    history: begin,
    outline: outlineOf(begin.present.questions, []),
    saved,
    selectedId: begin.present.questions[0]?.questionId,
    pointed: undefined,
    focus: undefined,
    folded: new Set(),
    refused: undefined,
  };
  const listeners = new Set<() => void>();

  function become(next: EditorState) {
    const { present } = state.history;
    const isChanged = next.history.present !== present;
    state = isChanged
      ? {
          ...next,
          outline: outlineOf(next.history.present.questions, state.outline),
          selectedId: findStanding(next.selectedId, present.questions, next.history.present.questions),
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
        become({ ...state, history: commit(state.history, result.quiz, typing) });
      return undefined;
    },
    undo: () => become({ ...state, history: undo(state.history) }),
    redo: () => become({ ...state, history: redo(state.history) }),
    /** @param focus what takes the focus; a folded section around it is unfolded */
    select: (selectedId: string | undefined, focus?: EditorState['focus']) => {
      // A card stays on the screen for a moment after its question was removed.
      if (selectedId !== undefined && indexOf(state.history.present.questions, selectedId) < 0) return;
      const folded = focus ? inView(state.history.present.questions, state.folded, selectedId) : state.folded;
      become({ ...state, selectedId, focus, folded });
    },
    /** Selects a question, unfolds it, scrolls to it and focuses it. */
    reveal: (selectedId: string | undefined) => {
      const folded = new Set(inView(state.history.present.questions, state.folded, selectedId));
      folded.delete(selectedId ?? '');
      become({ ...state, selectedId, focus: 'card', folded });
    },
    focused: () => become({ ...state, focus: undefined }),
    fold: (folded: EditorState['folded']) => become({ ...state, folded }),
    refuse: (refused: EditorState['refused']) => become({ ...state, refused }),
    point: (pointed: EditorState['pointed']) => become({ ...state, pointed }),
    /** Updates the saved draft without changing the edited content. */
    noteSaved: (quiz: Quiz) => become({ ...state, saved: quiz }),
    /** Continues with the draft from the server; if its content differs, that is one undo step. */
    adopt: (quiz: Quiz) => {
      const content = pickContent(quiz);
      const isSame = isSameValue(content, state.history.present);
      become({ ...state, saved: quiz, history: isSame ? state.history : commit(state.history, content) });
    },
  };
}

export type QuizStore = ReturnType<typeof createQuizStore>;
