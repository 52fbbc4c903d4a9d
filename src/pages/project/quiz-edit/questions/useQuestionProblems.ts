import { useDeferredValue, useMemo } from 'react';
import type { QuizContent } from '@/contract/quiz';
import { checkParts } from '@/domain/quiz/checks/publish';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizCanvasTexts } from '@/locales/quizCanvas';
import { serverNow } from '@/utils/clock';
import { businessClock } from '@/utils/date';

export type QuestionProblems = {
  errors: number;
  warnings: number;
  /** Messages of all problems. */
  text: string;
};

export const noProblems: QuestionProblems = { errors: 0, warnings: 0, text: '' };

/** Problems of each question, by id. @param written debounced quiz */
export function useQuestionProblems(written: QuizContent): ReadonlyMap<string, QuestionProblems> {
  const t = useText(quizTexts);
  const tCanvas = useText(quizCanvasTexts);
  // Cards render before their problems.
  const quiz = useDeferredValue<QuizContent | undefined>(written, undefined);
  return useMemo(() => {
    const found = new Map<string, QuestionProblems>();
    if (!quiz) return found;
    const today = businessClock(serverNow()).format('YYYY-MM-DD');
    for (const { at, code, severity, params } of checkParts(quiz, today)) {
      const id = at[0] === 'questions' && quiz.questions[Number(at[1])]?.questionId;
      if (!id) continue;
      const { errors, warnings, text } = found.get(id) ?? noProblems;
      found.set(id, {
        errors: errors + (severity === 'error' ? 1 : 0),
        warnings: warnings + (severity === 'warning' ? 1 : 0),
        text: [text, t(`check.${code}`, params)].filter(Boolean).join(tCanvas('problemSeparator')),
      });
    }
    return found;
  }, [quiz, t, tCanvas]);
}
