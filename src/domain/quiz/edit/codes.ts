import { question as limit, option as optionLimit, patterns } from '../../../contract/limits/quiz';
import type { QuizContent } from '../../../contract/quiz';
import type { QuestionType } from '../../../contract/quiz-question';
import { countCharacters } from '../../validation/text';
import { isAnswerable } from '../model';
import { replaceAt } from './list';
import { done, type EditResult, refused } from './result';

/** A free question code: the wanted one, or with the first free number from 2 on appended. */
export function findFreeCode({ questions }: Pick<QuizContent, 'questions'>, wanted: string): string {
  const taken = new Set(questions.map(({ code }) => code));
  let code = wanted;
  for (let number = 2; taken.has(code); number += 1) {
    const suffix = `_${number}`;
    code = [...wanted].slice(0, limit.maxCodeLength - suffix.length).join('') + suffix;
  }
  return code;
}

const prefixes: Partial<Record<QuestionType, string>> = { section: 's', description: 'd' };

/**
 * Code of a new question, numbered among the answerable questions or, for sections and descriptions, among its type.
 */
export function getNextCode({ questions }: Pick<QuizContent, 'questions'>, type: QuestionType): string {
  const prefix = prefixes[type];
  const isAlike = (other: QuestionType) => (prefix ? other === type : isAnswerable(other));
  const taken = new Set(questions.map(({ code }) => code));
  let number = questions.filter((question) => isAlike(question.type)).length + 1;
  while (taken.has(`${prefix ?? 'q'}${number}`)) number += 1;
  return `${prefix ?? 'q'}${number}`;
}

/** Renames a question's code. Rules refer to questions by id, so they stay valid. */
export function renameQuestionCode(quiz: QuizContent, questionId: string, code: string): EditResult {
  const at = quiz.questions.findIndex((question) => question.questionId === questionId);
  const question = quiz.questions[at];
  if (!question) return refused('notFound');
  if (!patterns.questionCode.test(code) || countCharacters(code) > limit.maxCodeLength)
    return refused('codeInvalid', { code });
  if (quiz.questions.some((other, index) => index !== at && other.code === code)) return refused('codeTaken', { code });
  return done({ ...quiz, questions: replaceAt(quiz.questions, at, { ...question, code }) });
}

/** Renames an option's code; an empty code removes it. */
export function renameOptionCode(quiz: QuizContent, optionId: string, code: string): EditResult {
  const at = quiz.questions.findIndex(({ options }) => options.some((option) => option.optionId === optionId));
  const question = quiz.questions[at];
  if (!question) return refused('notFound');
  if (countCharacters(code) > optionLimit.maxCodeLength) return refused('codeInvalid', { code });
  const isTaken = question.options.some((other) => other.optionId !== optionId && other.code === code);
  if (code !== '' && isTaken) return refused('codeTaken', { code });
  const options = question.options.map((option) =>
    option.optionId === optionId ? { ...option, code: code === '' ? null : code } : option,
  );
  return done({ ...quiz, questions: replaceAt(quiz.questions, at, { ...question, options }) });
}
