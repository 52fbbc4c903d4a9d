import { quiz as limit } from '../../../contract/limits/quiz';
import type { QuizContent } from '../../../contract/quiz';

/** A quiz under edit with the states before and after it. Edits copy only what they change, so a state costs little. */
export type History = {
  past: readonly QuizContent[];
  present: QuizContent;
  future: readonly QuizContent[];
};

export const historyOf = (quiz: QuizContent): History => ({ past: [], present: quiz, future: [] });

/** Makes `quiz` the present; what was undone is gone. Of the past 50 states are kept (docs/domain.md 6.3). */
export const commit = ({ past, present }: History, quiz: QuizContent): History => ({
  past: [...past, present].slice(-limit.maxUndoSteps),
  present: quiz,
  future: [],
});

export function undo(history: History): History {
  const last = history.past.at(-1);
  if (!last) return history;
  return { past: history.past.slice(0, -1), present: last, future: [history.present, ...history.future] };
}

export function redo(history: History): History {
  const [first, ...rest] = history.future;
  if (!first) return history;
  return { past: [...history.past, history.present], present: first, future: rest };
}
