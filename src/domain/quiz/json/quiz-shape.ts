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
  testCase,
} from '../../../contract/limits/quiz';
import type { Condition, Dimension, QuizContent, QuizRule, ResultLevel, TestCase } from '../../../contract/quiz';
import type { Question, QuizOption, ScoreRange, Validation } from '../../../contract/quiz-question';
import {
  anyNumber,
  boolean,
  cacheValid,
  dayOr,
  error,
  imageUrl,
  list,
  number,
  object,
  oneOf,
  orNull,
  pattern,
  record,
  type Shape,
  text,
  whole,
} from './shape';

/**
 * The schemas of src/contract/quiz, written a second time because the app does not bundle zod and operators need the
 * place of each error. The compiler checks that the fields match, a test that the results do.
 */
type Fields<Type> = Record<keyof Type, Shape>;

const id = pattern(patterns.id);
const points = number({ min: -option.maxScore, max: option.maxScore, decimals: 2 });
const bound = number({ min: -question.maxNumber, max: question.maxNumber, decimals: 4 });
const levelScore = orNull(number({ min: -level.maxScore, max: level.maxScore, decimals: 2 }));

const optionFields: Fields<QuizOption> = {
  optionId: id,
  label: text(option.maxLabelLength),
  code: orNull(text(option.maxCodeLength)),
  score: orNull(points),
  imageUrl: orNull(imageUrl),
  exclusive: boolean,
  allowOther: boolean,
  otherRequired: boolean,
  otherMaxLength: orNull(whole(1, option.maxOtherLength)),
  riskFlag: oneOf(riskFlags),
  disqualify: boolean,
};

const validationFields: Fields<Validation> = {
  preset: oneOf(presets),
  minLength: whole(0, question.maxTextareaLength),
  maxLength: whole(1, question.maxTextareaLength),
  min: bound,
  max: bound,
  decimals: whole(0, question.maxDecimals),
  unit: text(question.maxUnitLength),
  placeholder: text(question.maxPlaceholderLength),
  minDate: dayOr(patterns.relativeDay),
  maxDate: dayOr(patterns.relativeDay),
  maxFiles: whole(1, question.maxFiles),
  maxSizeMb: whole(1, question.maxSizeMb),
  pattern: text(question.maxPatternLength),
  message: text(question.maxPatternMessageLength),
};

const rangeFields: Fields<ScoreRange> = { min: bound, max: bound, score: points };

const questionFields: Fields<Question> = {
  questionId: id,
  code: text(question.maxCodeLength),
  type: oneOf(questionTypes),
  title: text(question.maxTitleLength),
  description: orNull(text(question.maxDescriptionLength)),
  imageUrl: orNull(imageUrl),
  required: boolean,
  sensitive: boolean,
  fieldBinding: orNull(oneOf(fieldBindings)),
  options: list(object(optionFields), question.maxOptions),
  minChoices: orNull(whole(0, question.maxOptions)),
  maxChoices: orNull(whole(0, question.maxOptions)),
  validation: object(validationFields, { isPartial: true }),
  scored: boolean,
  scoreCap: orNull(points),
  scoreRanges: list(object(rangeFields), question.maxScoreRanges),
  weight: orNull(number({ min: 0, max: question.maxWeight, decimals: 2 })),
  dimensionId: orNull(id),
};

/** A number, a list of texts, or a pair of numbers. */
const conditionValue: Shape = (value, at) => {
  if (!Array.isArray(value)) return anyNumber(value, at);
  if (typeof value[0] !== 'number') return list(text(rule.maxValueLength), rule.maxValues)(value, at);
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
  conditions: list(object(conditionFields), rule.maxConditions),
};

const dimensionFields: Fields<Dimension> = {
  dimensionId: id,
  name: text(dimension.maxNameLength),
  method: oneOf(dimensionMethods),
};

const levelFields: Fields<ResultLevel> = {
  code: text(level.maxCodeLength),
  name: text(level.maxNameLength),
  dimensionId: orNull(id),
  severity: oneOf(severities),
  minScore: levelScore,
  maxScore: levelScore,
  color: orNull(pattern(patterns.color)),
};

const anyText = text(Number.POSITIVE_INFINITY);

/** A text, a number or a list of texts. */
const answerValue: Shape = (value, at) => {
  if (Array.isArray(value)) return list(anyText, Number.POSITIVE_INFINITY)(value, at);
  return typeof value === 'number' ? anyNumber(value, at) : anyText(value, at);
};

const answer: Shape = (value, at) => [
  ...object({ value: answerValue, others: record(anyText) }, { isPartial: true })(value, at),
  ...(Object(value) === value && !Object.hasOwn(Object(value), 'value') ? [error('missing', [...at, 'value'])] : []),
];

const testCaseFields: Fields<TestCase> = {
  testCaseId: id,
  name: text(testCase.maxNameLength),
  answers: record(answer),
  expected: orNull(text(level.maxCodeLength)),
};

export const contentFields: Fields<QuizContent> = {
  title: text(quiz.maxTitleLength),
  intro: orNull(text(quiz.maxIntroLength)),
  estimatedMinutes: orNull(whole(quiz.minMinutes, quiz.maxMinutes)),
  questionsPerPage: whole(0, quiz.maxQuestionsPerPage),
  showProgress: boolean,
  allowBack: boolean,
  saveDraft: boolean,
  scoreMode: oneOf(scoreModes),
  questions: list(cacheValid(object(questionFields)), quiz.maxQuestions),
  rules: list(cacheValid(object(ruleFields)), quiz.maxRules),
  dimensions: list(object(dimensionFields), quiz.maxDimensions),
  resultLevels: list(object(levelFields), quiz.maxLevels),
  testCases: list(object(testCaseFields), quiz.maxTestCases),
};

export const contentShape = object(contentFields);
