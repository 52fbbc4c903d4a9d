import { option as optionLimit } from '../../../contract/limits/quiz';
import type { QuizContent, ResultLevel } from '../../../contract/quiz';
import type { Question, QuestionType, QuizOption, Validation } from '../../../contract/quiz-question';
import { isAnswerable, isChoice, isScoredByDefault } from '../model';
import type { EditTools } from './result';

export const newOption = (optionId: string, label = ''): QuizOption => ({
  optionId,
  label,
  code: null,
  score: null,
  imageUrl: null,
  exclusive: false,
  allowOther: false,
  otherRequired: false,
  otherMaxLength: optionLimit.maxOtherLength,
  riskFlag: 'none',
  disqualify: false,
});

export function newOptions(type: QuestionType, { newId, yes, no }: EditTools): QuizOption[] {
  if (!isChoice(type)) return [];
  const labels = type === 'boolean' ? [yes, no] : ['', ''];
  return labels.map((label) => newOption(newId(), label));
}

/**
 * A new question. It is scored when the quiz is scored and the type can have points, and required when it is
 * answerable.
 */
export function newQuestion(quiz: QuizContent, type: QuestionType, code: string, tools: EditTools): Question {
  return {
    questionId: tools.newId(),
    code,
    type,
    title: '',
    description: null,
    imageUrl: null,
    required: isAnswerable(type),
    sensitive: false,
    fieldBinding: null,
    options: newOptions(type, tools),
    minChoices: null,
    maxChoices: null,
    validation: {},
    scored: quiz.scoreMode !== 'none' && isScoredByDefault({ type, scoreRanges: [] }),
    scoreCap: null,
    scoreRanges: [],
    weight: quiz.scoreMode === 'weighted' ? 1 : null,
    dimensionId: null,
  };
}

export const emptyQuiz = (title: string): QuizContent => ({
  title,
  intro: null,
  estimatedMinutes: null,
  questionsPerPage: 1,
  showProgress: true,
  allowBack: true,
  saveDraft: true,
  scoreMode: 'none',
  questions: [],
  rules: [],
  dimensions: [],
  resultLevels: [],
  testCases: [],
});

export const newLevel = (code: string, severity: ResultLevel['severity']): ResultLevel => ({
  code,
  name: '',
  dimensionId: null,
  severity,
  minScore: null,
  maxScore: null,
  color: null,
});

const textFields = ['placeholder', 'preset', 'minLength', 'maxLength', 'pattern', 'message'] as const;

/** Parts of `validation` that apply to each type. */
export const validationFields: Record<QuestionType, readonly (keyof Validation)[]> = {
  single: [],
  multiple: [],
  boolean: [],
  text: textFields,
  textarea: ['placeholder', 'minLength', 'maxLength', 'pattern', 'message'],
  number: ['placeholder', 'preset', 'min', 'max', 'decimals', 'unit'],
  rate: ['min', 'max'],
  date: ['minDate', 'maxDate'],
  image: ['maxFiles', 'maxSizeMb'],
  region: [],
  signature: [],
  description: [],
  section: [],
};
