import type { AnswerInput, Answers } from '@/contract/quiz-answer';

/** Position in the test run. */
export type TrialPosition = 'start' | 'end' | { questionId: string };

/** State of a test run, kept in memory while the editor is open. */
export type Session = {
  answers: Answers;
  at: TrialPosition;
  /** Questions that have been submitted: the problems of their answers are shown. */
  checked: ReadonlySet<string>;
  /** Id of the test case whose answers were opened. */
  caseId: string | null;
  /** Number of answers that no longer fitted the quiz when the run was last opened. */
  droppedCount: number;
};

export type SessionAction =
  | { type: 'answer'; questionId: string; input: AnswerInput | undefined }
  | { type: 'goTo'; at: TrialPosition }
  | { type: 'check'; questionIds: readonly string[] }
  /** Starts with other answers: those of a test case, or none. */
  | { type: 'begin'; answers: Answers; at: TrialPosition; caseId: string | null; droppedCount: number }
  | { type: 'keep'; answers: Answers }
  | { type: 'noteCase'; caseId: string | null };

export const newSession: Session = { answers: {}, at: 'start', checked: new Set(), caseId: null, droppedCount: 0 };

export function sessionReducer(session: Session, action: SessionAction): Session {
  switch (action.type) {
    case 'answer':
      return { ...session, answers: setAnswer(session.answers, action.questionId, action.input), droppedCount: 0 };
    case 'goTo':
      return { ...session, at: action.at };
    case 'check':
      return { ...session, checked: new Set([...session.checked, ...action.questionIds]) };
    case 'begin': {
      const { type: _, ...begun } = action;
      return { ...newSession, ...begun };
    }
    case 'keep': {
      const droppedCount = Object.keys(session.answers).length - Object.keys(action.answers).length;
      return { ...session, answers: action.answers, droppedCount };
    }
    case 'noteCase':
      return { ...session, caseId: action.caseId };
  }
}

function setAnswer(answers: Answers, questionId: string, input: AnswerInput | undefined): Answers {
  const { [questionId]: _, ...rest } = answers;
  return input ? { ...rest, [questionId]: input } : rest;
}
