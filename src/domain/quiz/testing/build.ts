import type { Condition, QuizContent, QuizRule } from '../../../contract/quiz';
import type { Question, QuestionType, QuizOption } from '../../../contract/quiz-question';
import { emptyQuiz, newLevel, newOption, newQuestion } from '../edit/defaults';
import { tools } from './questions';

/** A question whose id equals its code; its options are `code-0`, `code-1` … */
export function question(type: QuestionType, code: string, fields: Partial<Question> = {}): Question {
  return {
    ...newQuestion(emptyQuiz(''), type, code, tools),
    questionId: code,
    title: `Title ${code}`,
    options: [],
    ...fields,
  };
}

/** Options with these points or fields. */
export const optionsOf = (code: string, ...options: (number | null | Partial<QuizOption>)[]): QuizOption[] =>
  options.map((fields, index) => ({
    ...newOption(`${code}-${index}`, `Option ${code}-${index}`),
    ...(typeof fields === 'object' ? fields : { score: fields }),
  }));

/** A scored, required single choice with these points. */
export const choice = (code: string, ...scores: number[]) =>
  question('single', code, { scored: true, required: true, options: optionsOf(code, ...scores) });

export const condition = (
  questionId: string,
  operator: Condition['operator'],
  value: Condition['value'] = null,
): Condition => ({
  questionId,
  operator,
  value,
});

let rules = 0;
export const rule = (fields: Partial<QuizRule>): QuizRule => ({
  ruleId: `rule-${++rules}`,
  kind: 'show',
  targetKind: 'question',
  targetId: null,
  match: 'all',
  conditions: [],
  ...fields,
});

export const show = (targetId: string, ...conditions: Condition[]) => rule({ targetId, conditions });

export const jump = (targetId: string | 'end' | 'disqualify', ...conditions: Condition[]) =>
  targetId === 'end' || targetId === 'disqualify'
    ? rule({ kind: 'jump', targetKind: targetId, conditions })
    : rule({ kind: 'jump', targetId, conditions });

export const level = (code: string, minScore: number | null, maxScore: number | null, fields = {}) => ({
  ...newLevel(code, 'normal'),
  name: code,
  minScore,
  maxScore,
  ...fields,
});

export const quiz = (questions: Question[], fields: Partial<QuizContent> = {}): QuizContent => ({
  ...emptyQuiz('Quiz'),
  scoreMode: 'sum',
  questions,
  ...fields,
});
