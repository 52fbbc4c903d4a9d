import { quiz as limit } from '../../../contract/limits/quiz';
import type { QuizContent } from '../../../contract/quiz';
import type { Question, QuestionType } from '../../../contract/quiz-question';
import { findDisorderedRules } from '../checks/rules';
import { getSectionIndexes } from '../model';
import { findFreeCode, getNextCode } from './codes';
import { newQuestion } from './defaults';
import { insertAt, moveTo, removeAt, replaceAt } from './list';
import { findReferringRules } from './references';
import { done, type EditResult, type EditTools, refused } from './result';

const getQuestionIndex = ({ questions }: QuizContent, questionId: string) =>
  questions.findIndex((question) => question.questionId === questionId);

const insert = (quiz: QuizContent, question: Question, at: number): EditResult =>
  quiz.questions.length >= limit.maxQuestions
    ? refused('tooMany', { max: limit.maxQuestions })
    : done({ ...quiz, questions: insertAt(quiz.questions, question, at) });

export const addQuestion = (quiz: QuizContent, type: QuestionType, at: number, tools: EditTools): EditResult =>
  insert(quiz, newQuestion(quiz, type, getNextCode(quiz, type), tools), at);

/**
 * Inserts a copy after the original, with new ids and a free code. Rules are not copied, nor is the profile field,
 * which only one question can fill.
 */
export function duplicateQuestion(quiz: QuizContent, questionId: string, { newId }: EditTools): EditResult {
  const at = getQuestionIndex(quiz, questionId);
  const question = quiz.questions[at];
  if (!question) return refused('notFound');
  const copy: Question = {
    ...structuredClone(question),
    questionId: newId(),
    code: findFreeCode(quiz, question.code),
    fieldBinding: null,
    options: question.options.map((option) => ({ ...option, optionId: newId() })),
  };
  return insert(quiz, copy, at + 1);
}

/**
 * Moves a question to index `to`. Refused if a rule would refer to a later question or jump backwards because of it;
 * rules that already do so do not block the move.
 */
export function moveQuestion(quiz: QuizContent, questionId: string, to: number): EditResult {
  const at = getQuestionIndex(quiz, questionId);
  if (at < 0) return refused('notFound');
  return inOrder(quiz, moveTo(quiz.questions, at, to));
}

/**
 * Moves several questions, such as a section with its content, before another question, or to the end for null. Refused
 * like `moveQuestion`.
 */
export function moveTogether(quiz: QuizContent, questionIds: readonly string[], before: string | null): EditResult {
  const isMoving = ({ questionId }: Question) => questionIds.includes(questionId);
  const moving = quiz.questions.filter(isMoving);
  const rest = quiz.questions.filter((question) => !isMoving(question));
  const at = before === null ? rest.length : rest.findIndex(({ questionId }) => questionId === before);
  if (moving.length === 0 || at < 0) return refused('notFound');
  return inOrder(quiz, [...rest.slice(0, at), ...moving, ...rest.slice(at)]);
}

function inOrder(quiz: QuizContent, questions: Question[]): EditResult {
  const before = new Set(findDisorderedRules(quiz));
  const rules = findDisorderedRules({ ...quiz, questions }).filter((ruleId) => !before.has(ruleId));
  return rules.length > 0
    ? refused('movedBeforeCondition', { rules: rules.length }, rules)
    : done({ ...quiz, questions });
}

/** Moves a question to the end of a section, if rules allow; null moves it before the first section. */
export function moveToSection(quiz: QuizContent, questionId: string, sectionId: string | null): EditResult {
  const at = getQuestionIndex(quiz, questionId);
  const section = sectionId === null ? -1 : getQuestionIndex(quiz, sectionId);
  const isThere = sectionId === null || quiz.questions[section]?.type === 'section';
  if (at < 0 || !isThere || questionId === sectionId) return refused('notFound');
  const rest = removeAt(quiz.questions, at);
  const sections = getSectionIndexes(rest);
  const target = sectionId === null ? -1 : rest.findIndex((question) => question.questionId === sectionId);
  return moveQuestion(quiz, questionId, sections.lastIndexOf(target) + 1);
}

/**
 * Refused while a rule refers to the question or one of its options. The questions of a deleted section join the
 * previous section.
 */
export function deleteQuestion(quiz: QuizContent, questionId: string): EditResult {
  const at = getQuestionIndex(quiz, questionId);
  const question = quiz.questions[at];
  if (!question) return refused('notFound');
  const rules = findReferringRules(quiz, [questionId, ...question.options.map(({ optionId }) => optionId)]);
  return rules.length > 0
    ? refused('usedByRules', { rules: rules.length }, rules)
    : done({ ...quiz, questions: removeAt(quiz.questions, at) });
}

/** Restores a deleted question at its old index; does nothing if it exists again. */
export function restoreQuestion(quiz: QuizContent, question: Question, at: number): EditResult {
  if (getQuestionIndex(quiz, question.questionId) >= 0) return done(quiz);
  return insert(quiz, { ...question, code: findFreeCode(quiz, question.code) }, at);
}

/** Fields that nothing else in the quiz depends on; code, type and options have their own edits. */
export type QuestionPatch = Partial<Omit<Question, 'questionId' | 'code' | 'type' | 'options'>>;

export function updateQuestion(quiz: QuizContent, questionId: string, patch: QuestionPatch): EditResult {
  const at = getQuestionIndex(quiz, questionId);
  const question = quiz.questions[at];
  return question
    ? done({ ...quiz, questions: replaceAt(quiz.questions, at, { ...question, ...patch }) })
    : refused('notFound');
}
