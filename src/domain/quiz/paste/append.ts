import { quiz as limit } from '../../../contract/limits/quiz';
import type { QuizContent } from '../../../contract/quiz';
import type { Question, QuestionType } from '../../../contract/quiz-question';
import { getNextCode } from '../edit/codes';
import { newOption, newOptions, newQuestion } from '../edit/defaults';
import { done, type EditResult, type EditTools, refused } from '../edit/result';
import { isChoice, isScorable } from '../model';
import type { Paste, PastedQuestion } from './pasted';

/** Appends the questions of a paste to the quiz, with new ids and codes. */
export function appendPasted(quiz: QuizContent, pasted: readonly PastedQuestion[], tools: EditTools): EditResult {
  if (quiz.questions.length + pasted.length > limit.maxQuestions) {
    return refused('tooMany', { max: limit.maxQuestions });
  }
  const questions = [...quiz.questions];
  for (const one of pasted) questions.push(toQuestion({ ...quiz, questions }, one, tools));
  return done({ ...quiz, questions });
}

/**
 * Sets the quiz's title and introduction from a paste where it has none. A quiz without questions still has its
 * project's name as title, so it takes the title of the document.
 */
export function withHeading(quiz: QuizContent, { title, intro }: Pick<Paste, 'title' | 'intro'>): QuizContent {
  const takesTitle = title !== null && (quiz.questions.length === 0 || quiz.title === '');
  const takesIntro = intro !== null && !quiz.intro;
  return { ...quiz, ...(takesTitle && { title }), ...(takesIntro && { intro }) };
}

/**
 * Type of a pasted question: a choice type when it has options, whatever its mark says; otherwise the marked type, or
 * text.
 */
export function getPastedType({ isSection, type, options }: PastedQuestion): QuestionType {
  if (isSection) return 'section';
  if (options.length === 0) return type ?? 'text';
  if (type === 'boolean' && options.length === 2) return 'boolean';
  return type === 'multiple' ? 'multiple' : 'single';
}

function toQuestion(quiz: QuizContent, pasted: PastedQuestion, tools: EditTools): Question {
  const type = getPastedType(pasted);
  const base = newQuestion(quiz, type, getNextCode(quiz, type), tools);
  const options = pasted.options.map(({ label, score, allowOther, exclusive }) => ({
    ...newOption(tools.newId(), label),
    score,
    allowOther,
    exclusive: exclusive && type === 'multiple',
  }));
  const isScored = type === 'rate' || (options.length > 0 && options.every(({ score }) => score !== null));
  const isMultiple = type === 'multiple';
  const count = options.length;
  return {
    ...base,
    title: pasted.title,
    description: pasted.description,
    required: base.required && (pasted.required ?? true),
    options: isChoice(type) && count === 0 ? newOptions(type, tools) : options,
    validation: type === 'rate' && pasted.max !== undefined ? { min: pasted.min, max: pasted.max } : base.validation,
    minChoices: isMultiple && pasted.minChoices ? Math.min(pasted.minChoices, count) : null,
    maxChoices: isMultiple && pasted.maxChoices ? Math.min(pasted.maxChoices, count) : null,
    scored: quiz.scoreMode !== 'none' && isScorable(type) && isScored,
  };
}
