import { quiz as limit } from '../../../contract/limits/quiz';
import type { QuizContent } from '../../../contract/quiz';
import { continueTypingRun, startTypingRun, type Typing, type TypingRun } from './typing';

/** Undo history of the edited quiz. Edits copy only what they change, so states share most of their data. */
export type History = {
  past: readonly QuizContent[];
  present: QuizContent;
  future: readonly QuizContent[];
  /** Typing run of the last step, while it can be continued. */
  run: TypingRun | null;
};

export const createHistory = (quiz: QuizContent): History => ({ past: [], present: quiz, future: [], run: null });

/**
 * Makes `quiz` the present and clears the future. At most 50 past states are kept (docs/domain.md 6.3). With `typing`,
 * one word is one step: further letters of the word are merged into the previous step.
 */
export function commit(history: History, quiz: QuizContent, typing?: Typing): History {
  const { past, present, run } = history;
  if (quiz === present) return history;
  const longer = typing && run && continueTypingRun(run, typing);
  if (longer) return { past, present: quiz, future: [], run: longer };
  return {
    past: [...past, present].slice(-limit.maxUndoSteps),
    present: quiz,
    future: [],
    run: typing ? startTypingRun(typing) : null,
  };
}

export function undo(history: History): History {
  const last = history.past.at(-1);
  if (!last) return history;
  return { past: history.past.slice(0, -1), present: last, future: [history.present, ...history.future], run: null };
}

export function redo(history: History): History {
  const [first, ...rest] = history.future;
  if (!first) return history;
  return { past: [...history.past, history.present], present: first, future: rest, run: null };
}
