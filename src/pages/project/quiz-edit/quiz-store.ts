import type { Question, Quiz, QuizContent } from '@/contract/quiz';
import { isSameValue } from '@/domain/compare';
import { commit, type History, redo, undo } from '@/domain/quiz/edit/history';
import type { EditResult, Refusal } from '@/domain/quiz/edit/result';
import type { Typing } from '@/domain/quiz/edit/typing';
import { pickContent } from '@/domain/quiz/json/file';
import { inView, type OutlineItem, outlineOf } from './questions/outline';

/** Parts of a quiz that a finding can lie in, each a list. */
export type PointedPart = 'rules' | 'dimensions' | 'resultLevels' | 'testCases';

export type EditorState = {
  history: History;
  /** The order of its questions: the same object while only what they say is changed. */
  outline: readonly OutlineItem[];
  /** As the server holds it: its review, its version. */
  saved: Quiz;
  /** The question that the panel shows. */
  selectedId: string | undefined;
  /** What is to be scrolled to and focused once it is drawn. */
  pointed: { part: PointedPart; index: number } | undefined;
  /** Where the focus goes once it is drawn: to the card that is chosen, or to the title of its panel. */
  focus: 'card' | 'title' | undefined;
  /** Ids of the cards that show their head alone; under a section, nothing of what is below it. */
  folded: ReadonlySet<string>;
  /** Why the last edit was refused, where rules stand in the way: they are shown until that is read. */
  refused: Refusal | undefined;
};

export type Edit = (quiz: QuizContent) => EditResult;

const indexOf = (questions: readonly Question[], id: string | undefined) =>
  questions.findIndex(({ questionId }) => questionId === id);

/** The selected question or, when an edit or undo has removed it, the one that is in its place now. */
function findStanding(id: string | undefined, before: readonly Question[], now: readonly Question[]) {
  const at = indexOf(before, id);
  return at < 0 || indexOf(now, id) >= 0 ? id : (now[at] ?? now.at(-1))?.questionId;
}

/**
 * The quiz that is edited, outside of React: of two hundred questions only those are drawn anew that an edit changes.
 *
 * @param begin what it begins with
 * @param saved as the server holds it
 * @param onChange hears of each new content, whether it was typed, undone or done again
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
    /** @param focus what takes the focus; its section is unfolded for that */
    select: (selectedId: string | undefined, focus?: EditorState['focus']) => {
      // A card stays on the screen for a moment after its question was removed.
      if (selectedId !== undefined && indexOf(state.history.present.questions, selectedId) < 0) return;
      const folded = focus ? inView(state.history.present.questions, state.folded, selectedId) : state.folded;
      become({ ...state, selectedId, focus, folded });
    },
    /** Leads to a question: it is chosen, unfolded, scrolled to and focused. */
    reveal: (selectedId: string | undefined) => {
      const folded = new Set(inView(state.history.present.questions, state.folded, selectedId));
      folded.delete(selectedId ?? '');
      become({ ...state, selectedId, focus: 'card', folded });
    },
    focused: () => become({ ...state, focus: undefined }),
    fold: (folded: EditorState['folded']) => become({ ...state, folded }),
    refuse: (refused: EditorState['refused']) => become({ ...state, refused }),
    point: (pointed: EditorState['pointed']) => become({ ...state, pointed }),
    /** Takes note of what the server holds; what stands here stays. */
    noteSaved: (quiz: Quiz) => become({ ...state, saved: quiz }),
    /** Goes on with what the server has made of the draft: one step of undo, if that is another one. */
    adopt: (quiz: Quiz) => {
      const content = pickContent(quiz);
      const isSame = isSameValue(content, state.history.present);
      become({ ...state, saved: quiz, history: isSame ? state.history : commit(state.history, content) });
    },
  };
}

export type QuizStore = ReturnType<typeof createQuizStore>;
