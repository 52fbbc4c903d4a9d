import { useMemo } from 'react';
import type { Question } from '@/contract/quiz';
import { isAnswerable } from '@/domain/quiz/model';
import { useText } from '@/hooks/useText';
import { quizLogicTexts } from '@/locales/quizLogic';

/** In a sentence a title stands for no more than it takes to know it by, in characters. */
const MAX_NAME_LENGTH = 18;

/** What a part is known by where there is no room for its whole name. */
export function shortName(name: string) {
  const whole = name.replaceAll(/\s+/g, ' ').trim();
  const letters = [...whole];
  return letters.length > MAX_NAME_LENGTH ? `${letters.slice(0, MAX_NAME_LENGTH - 1).join('')}…` : whole;
}

/**
 * What the questions of a quiz are called, by id: `label` where they are chosen from, with the number that the list of questions
 * gives them, and `said` in a sentence.
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
          said: whole === '' ? code : t('said', { code, title: shortName(title) }),
        };
        return [questionId, names] as const;
      }),
    );
  }, [questions, t]);
}

export type QuestionNames = ReturnType<typeof useQuestionNames>;
