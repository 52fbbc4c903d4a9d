import { useMemo } from 'react';
import type { Question } from '@/contract/quiz-question';
import { isAnswerable } from '@/domain/quiz/model';
import { useText } from '@/hooks/useText';
import { quizLogicTexts } from '@/locales/quizLogic';

/** In characters; a sentence needs only enough of a title to identify the question. */
const MAX_NAME_LENGTH = 18;

/** Name cut off for use in a sentence. */
export function truncateName(name: string) {
  const whole = name.replaceAll(/\s+/g, ' ').trim();
  const letters = [...whole];
  return letters.length > MAX_NAME_LENGTH ? `${letters.slice(0, MAX_NAME_LENGTH - 1).join('')}…` : whole;
}

/**
 * Names of the questions of a quiz by id: `label` for options, numbered like the question list, and `said` for
 * sentences.
 */
export function useQuestionNames(questions: readonly Question[]) {
  const t = useText(quizLogicTexts);
  return useMemo(() => {
    let number = 0;
    return new Map(
      questions.map(({ questionId, type, code, title }) => {
        if (isAnswerable(type)) number += 1;
        const head = isAnswerable(type) ? `${number}. ${code}` : code;
        const whole = title.replaceAll(/\s+/g, ' ').trim();
        const names = {
          label: whole === '' ? head : `${head} · ${whole}`,
          said: whole === '' ? code : t('said', { code, title: truncateName(title) }),
        };
        return [questionId, names] as const;
      }),
    );
  }, [questions, t]);
}

export type QuestionNames = ReturnType<typeof useQuestionNames>;
