import {
  dimension,
  dimensionMethods,
  fieldBindings,
  level,
  matches,
  operators,
  option,
  patterns,
  presets,
  question,
  questionTypes,
  quiz,
  riskFlags,
  rule,
  ruleKinds,
  scoreModes,
  severities,
  targetKinds,
} from '../../../contract/limits/quiz';
import type {
  Condition,
  Dimension,
  Question,
  QuizContent,
  QuizOption,
  QuizRule,
  ResultLevel,
  ScoreRange,
  Validation,
} from '../../../contract/quiz';
import {
  anyNumber,
  boolean,
  dayOr,
  error,
  httpsUrl,
  list,
  number,
  object,
  oneOf,
  orNull,
  pattern,
  type Shape,
  text,
  whole,
} from './shape';

/**
 * The schemas of src/contract/quiz once more, for the app bundles no zod and an operator wants to know
 * at which place a file is wrong. The compiler holds the fields equal, a test the verdicts.
 */
type Fields<Type> = Record<keyof Type, Shape>;

const id = pattern(patterns.id);
const points = number({ min: -option.score, max: option.score, decimals: 2 });
const bound = number({ min: -question.number, max: question.number, decimals: 4 });
const levelScore = orNull(number({ min: -level.score, max: level.score, decimals: 2 }));

const optionFields: Fields<QuizOption> = {
  optionId: id,
  label: text(option.label),
  code: orNull(text(option.code)),
  score: orNull(points),
  imageUrl: orNull(httpsUrl),
  exclusive: boolean,
  allowOther: boolean,
  otherRequired: boolean,
  otherMaxLength: orNull(whole(1, option.otherMax)),
  riskFlag: oneOf(riskFlags),
  disqualify: boolean,
};

const validationFields: Fields<Validation> = {
  preset: oneOf(presets),
  minLength: whole(0, question.textareaLength),
  maxLength: whole(1, question.textareaLength),
  min: bound,
  max: bound,
  decimals: whole(0, question.decimals),
  unit: text(question.unit),
  minDate: dayOr(patterns.relativeDay),
  maxDate: dayOr(patterns.relativeDay),
  maxFiles: whole(1, question.filesMax),
  maxSizeMb: whole(1, question.sizeMbMax),
  pattern: text(question.pattern),
  message: text(question.patternMessage),
};

const rangeFields: Fields<ScoreRange> = { min: bound, max: bound, score: points };

const questionFields: Fields<Question> = {
  questionId: id,
  code: text(question.code),
  type: oneOf(questionTypes),
  title: text(question.title),
  description: orNull(text(question.description)),
  imageUrl: orNull(httpsUrl),
  required: boolean,
  sensitive: boolean,
  fieldBinding: orNull(oneOf(fieldBindings)),
  options: list(object(optionFields), question.options),
  minChoices: orNull(whole(0, question.options)),
  maxChoices: orNull(whole(0, question.options)),
  validation: object(validationFields, { isPartial: true }),
  scored: boolean,
  scoreCap: orNull(points),
  scoreRanges: list(object(rangeFields), question.scoreRanges),
  weight: orNull(number({ min: 0, max: question.weight, decimals: 2 })),
  dimensionId: orNull(id),
};

/** One number, a list of texts, or two numbers. */
const conditionValue: Shape = (value, at) => {
  if (!Array.isArray(value)) return anyNumber(value, at);
  if (typeof value[0] !== 'number') return list(text(rule.value), rule.values)(value, at);
  return [...list(anyNumber, 2)(value, at), ...(value.length < 2 ? [error('missing', [...at, 1])] : [])];
};

const conditionFields: Fields<Condition> = {
  questionId: id,
  operator: oneOf(operators),
  value: orNull(conditionValue),
};

const ruleFields: Fields<QuizRule> = {
  ruleId: id,
  kind: oneOf(ruleKinds),
  targetKind: oneOf(targetKinds),
  targetId: orNull(id),
  match: oneOf(matches),
  conditions: list(object(conditionFields), rule.conditions),
};

const dimensionFields: Fields<Dimension> = {
  dimensionId: id,
  name: text(dimension.name),
  method: oneOf(dimensionMethods),
};

const levelFields: Fields<ResultLevel> = {
  code: text(level.code),
  name: text(level.name),
  dimensionId: orNull(id),
  severity: oneOf(severities),
  minScore: levelScore,
  maxScore: levelScore,
  color: orNull(pattern(patterns.color)),
};

export const contentFields: Fields<QuizContent> = {
  title: text(quiz.title),
  intro: orNull(text(quiz.intro)),
  estimatedMinutes: orNull(whole(quiz.minutesMin, quiz.minutesMax)),
  questionsPerPage: whole(0, quiz.questionsPerPage),
  showProgress: boolean,
  allowBack: boolean,
  saveDraft: boolean,
  scoreMode: oneOf(scoreModes),
  questions: list(object(questionFields), quiz.questions),
  rules: list(object(ruleFields), quiz.rules),
  dimensions: list(object(dimensionFields), quiz.dimensions),
  resultLevels: list(object(levelFields), quiz.levels),
};

export const contentShape = object(contentFields);
