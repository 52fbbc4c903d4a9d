import type { AnswerInput, Answers } from '@/contract/quiz';

/** Where in the quiz the member is. */
export type Place = 'start' | 'end' | { questionId: string };

/** A test run: kept as long as the editor is open, and nowhere else. */
export type Session = {
  answers: Answers;
  at: Place;
  /** Questions that the member tried to leave behind: what is wrong with their answers is said. */
  checked: ReadonlySet<string>;
  /** The test case that the answers are from. */
  caseId: string | null;
  /** Answers that the quiz could take no more when it was last opened. */
  droppedCount: number;
};

export type SessionAction =
  | { type: 'answer'; questionId: string; input: AnswerInput | undefined }
  | { type: 'goTo'; at: Place }
  | { type: 'check'; questionIds: readonly string[] }
  /** Takes over other answers: those of a test case, or none. */
  | { type: 'begin'; answers: Answers; at: Place; caseId: string | null; droppedCount: number }
  | { type: 'keep'; answers: Answers }
  | { type: 'noteCase'; caseId: string | null };

export const newSession: Session = { answers: {}, at: 'start', checked: new Set(), caseId: null, droppedCount: 0 };

export function sessionReducer(session: Session, action: SessionAction): Session {
  switch (action.type) {
    case 'answer':
      return { ...session, answers: answered(session.answers, action.questionId, action.input), droppedCount: 0 };
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

function answered(answers: Answers, questionId: string, input: AnswerInput | undefined): Answers {
  const { [questionId]: _, ...rest } = answers;
  return input ? { ...rest, [questionId]: input } : rest;
}
