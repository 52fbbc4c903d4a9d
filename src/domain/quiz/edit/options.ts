import { question as limit } from '../../../contract/limits/quiz';
import type { QuizContent } from '../../../contract/quiz';
import type { Question, QuizOption } from '../../../contract/quiz-question';
import { isChoice } from '../model';
import { newOption } from './defaults';
import { insertAt, moveTo, removeAt, replaceAt } from './list';
import { findReferringRules } from './references';
import { done, type EditResult, type EditTools, refused } from './result';

type Found = { question: Question; at: number };

/** Edits the options of the first question for which `isIt` is true. */
function edited(
  quiz: QuizContent,
  isIt: (question: Question) => boolean,
  edit: (found: Found) => EditResult | QuizOption[],
) {
  const place = quiz.questions.findIndex(isIt);
  const question = quiz.questions[place];
  if (!question) return refused('notFound');
  const options = edit({ question, at: place });
  return Array.isArray(options)
    ? done({ ...quiz, questions: replaceAt(quiz.questions, place, { ...question, options }) })
    : options;
}

const has = (optionId: string) => (question: Question) =>
  question.options.some((option) => option.optionId === optionId);
const placeIn = ({ options }: Question, optionId: string) =>
  options.findIndex((option) => option.optionId === optionId);

export const addOption = (quiz: QuizContent, questionId: string, at: number, { newId }: EditTools): EditResult =>
  edited(
    quiz,
    (question) => question.questionId === questionId,
    ({ question: { type, options } }) => {
      if (!isChoice(type)) return refused('optionsNotForType');
      if (type === 'boolean') return refused('optionsFixed');
      if (options.length >= limit.maxOptions) return refused('tooMany', { max: limit.maxOptions });
      return insertAt(options, newOption(newId()), at);
    },
  );

export const moveOption = (quiz: QuizContent, optionId: string, to: number): EditResult =>
  edited(quiz, has(optionId), ({ question }) => moveTo(question.options, placeIn(question, optionId), to));

/** Refused while a rule refers to the option, and for the fixed options of a yes/no question. */
export const deleteOption = (quiz: QuizContent, optionId: string): EditResult =>
  edited(quiz, has(optionId), ({ question }) => {
    if (question.type === 'boolean') return refused('optionsFixed');
    const rules = findReferringRules(quiz, [optionId]);
    if (rules.length > 0) return refused('usedByRules', { rules: rules.length }, rules);
    return removeAt(question.options, placeIn(question, optionId));
  });

export const updateOption = (
  quiz: QuizContent,
  optionId: string,
  patch: Partial<Omit<QuizOption, 'optionId' | 'code'>>,
): EditResult =>
  edited(quiz, has(optionId), ({ question: { options } }) =>
    options.map((option) => (option.optionId === optionId ? { ...option, ...patch } : option)),
  );
