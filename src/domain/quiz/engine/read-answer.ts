import { question as limit, option as optionLimit } from '../../../contract/limits/quiz';
import type { AnswerInput, AnswerValue } from '../../../contract/quiz-answer';
import type { Question, QuestionType, QuizOption } from '../../../contract/quiz-question';
import { fromDayNumber, toDayNumber } from '../../day';
import { countCharacters } from '../../validation/text';
import { resolveDay } from '../calendar';
import { getDecimals, isAnswerable } from '../model';
import { getTextPreset } from '../presets';

export type AnswerProblemCode =
  | 'required'
  | 'malformed'
  | 'unknownOption'
  | 'tooFewChoices'
  | 'tooManyChoices'
  | 'exclusiveWithOthers'
  | 'otherRequired'
  | 'otherTooLong'
  | 'tooShort'
  | 'tooLong'
  | 'notMobile'
  | 'notIdCard'
  | 'notName'
  | 'notEmail'
  | 'notPattern'
  | 'tooSmall'
  | 'tooLarge'
  | 'tooManyDecimals'
  | 'tooEarly'
  | 'tooLate'
  | 'tooManyFiles';

export type AnswerProblem = { code: AnswerProblemCode; params: Record<string, string | number> };

export type Reading = {
  /** The given answer without hidden options; flags are raised from it. */
  given: AnswerValue | undefined;
  /** The given answer if it is valid; rules and points use it. */
  accepted: AnswerValue | undefined;
  /** Selected options, in option order. */
  options: readonly QuizOption[];
  others: Record<string, string>;
  problems: readonly AnswerProblem[];
};

type Raw = { given?: AnswerValue; options?: readonly QuizOption[]; problems?: (AnswerProblem | false)[] };
type Read = (question: Question, value: unknown, visible: readonly QuizOption[], today: string) => Raw;

const problem = (code: AnswerProblemCode, params: AnswerProblem['params'] = {}): AnswerProblem => ({ code, params });
const malformed: Raw = { problems: [problem('malformed')] };

/**
 * Minimum and maximum number of choices. The minimum never exceeds the visible options, so that nobody gets stuck when
 * rules hide some.
 */
export function getChoiceLimits({ minChoices, maxChoices }: Question, visible: readonly QuizOption[]) {
  const count = visible.filter(({ exclusive }) => !exclusive).length;
  return { min: Math.min(minChoices ?? 0, count, maxChoices || count), max: maxChoices || visible.length };
}

/**
 * Reads one or several options. An option hidden by rules is dropped (docs/domain.md 4.1, Visibility); an unknown
 * option is refused.
 */
function readOptions(question: Question, ids: readonly unknown[], visible: readonly QuizOption[]) {
  const isUnknown = ids.some((id) => question.options.every(({ optionId }) => optionId !== id));
  return {
    options: visible.filter(({ optionId }) => ids.includes(optionId)),
    problems: [isUnknown && problem('unknownOption')],
  };
}

const readOne: Read = (question, value, visible) => {
  if (typeof value !== 'string') return malformed;
  const read = readOptions(question, value === '' ? [] : [value], visible);
  return { ...read, given: read.options[0]?.optionId };
};

const readSeveral: Read = (question, value, visible) => {
  if (!Array.isArray(value)) return malformed;
  const { options, problems } = readOptions(question, value, visible);
  const { min, max } = getChoiceLimits(question, visible);
  const hasExclusive = options.some(({ exclusive }) => exclusive);
  if (options.length === 0) return { problems };
  return {
    given: options.map(({ optionId }) => optionId),
    options,
    problems: [
      ...problems,
      // "None of the above" is a complete answer, whatever the minimum.
      !hasExclusive && options.length < min && problem('tooFewChoices', { min }),
      options.length > max && problem('tooManyChoices', { max }),
      hasExclusive && options.length > 1 && problem('exclusiveWithOthers'),
    ],
  };
};

const presetProblems = { mobile: 'notMobile', idCard: 'notIdCard', name: 'notName', email: 'notEmail' } as const;

/**
 * Compiles a pattern that the whole text has to match, as in HTML. An invalid pattern accepts everything; the publish
 * checks report it.
 */
export function compilePattern(pattern: string | undefined) {
  try {
    return pattern ? new RegExp(`^(?:${pattern})$`, 'u') : undefined;
  } catch {
    return undefined;
  }
}

const readText: Read = ({ type, validation }, value, _visible, today) => {
  if (typeof value !== 'string') return malformed;
  const text = value.trim();
  if (text === '') return {};
  const { preset, minLength = 0, maxLength, pattern, message = '' } = validation;
  const max = Math.min(
    maxLength ?? Number.POSITIVE_INFINITY,
    type === 'text' ? limit.maxTextLength : limit.maxTextareaLength,
  );
  const form = getTextPreset(preset);
  return {
    given: text,
    problems: [
      countCharacters(text) < minLength && problem('tooShort', { min: minLength }),
      countCharacters(text) > max && problem('tooLong', { max }),
      form?.holds(text, today) === false && problem(presetProblems[preset as keyof typeof presetProblems]),
      // Texts that are too long are not tested: the publish checks rate a pattern's cost by the longest text that it
      // can meet.
      countCharacters(text) <= max &&
        compilePattern(pattern)?.test(text) === false &&
        problem('notPattern', { message }),
    ],
  };
};

const readNumber: Read = ({ type, validation }, value) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return malformed;
  const isRate = type === 'rate';
  const decimals = isRate ? 0 : getDecimals(validation);
  const min = validation.min ?? (isRate ? limit.defaultMinRate : -limit.maxNumber);
  const max = validation.max ?? (isRate ? limit.defaultMaxRate : limit.maxNumber);
  return {
    // Turns -0 into 0.
    given: value + 0,
    problems: [
      value < min && problem('tooSmall', { min }),
      value > max && problem('tooLarge', { max }),
      Number(value.toFixed(decimals)) !== value && problem('tooManyDecimals', { decimals }),
    ],
  };
};

const readDate: Read = ({ validation: { minDate, maxDate } }, value, _visible, today) => {
  if (value === '') return {};
  const day = typeof value === 'string' ? toDayNumber(value) : undefined;
  if (day === undefined) return malformed;
  const min = minDate === undefined ? undefined : resolveDay(minDate, today);
  const max = maxDate === undefined ? undefined : resolveDay(maxDate, today);
  return {
    given: value as string,
    problems: [
      min !== undefined && day < min && problem('tooEarly', { min: fromDayNumber(min) }),
      max !== undefined && day > max && problem('tooLate', { max: fromDayNumber(max) }),
    ],
  };
};

/** The file size is checked on upload; an answer only has file names. */
const readFiles: Read = ({ validation: { maxFiles = limit.maxFiles } }, value) => {
  if (!Array.isArray(value) || !value.every((file) => typeof file === 'string' && file !== '')) return malformed;
  if (value.length === 0) return {};
  return { given: value, problems: [value.length > maxFiles && problem('tooManyFiles', { max: maxFiles })] };
};

const readPlain =
  (pattern: RegExp): Read =>
  (_question, value) => {
    if (value === '') return {};
    return typeof value === 'string' && pattern.test(value) ? { given: value } : malformed;
  };

/** Descriptions and sections take no answer. */
const readNothing: Read = () => ({});

const readers: Record<QuestionType, Read> = {
  single: readOne,
  boolean: readOne,
  multiple: readSeveral,
  text: readText,
  textarea: readText,
  number: readNumber,
  rate: readNumber,
  date: readDate,
  image: readFiles,
  region: readPlain(/^\d{6}$/),
  signature: readPlain(/\S/),
  description: readNothing,
  section: readNothing,
};

/** Texts entered for the selected options that allow them. */
function readOthers(options: readonly QuizOption[], input: AnswerInput | undefined) {
  const others: Record<string, string> = {};
  const problems: AnswerProblem[] = [];
  for (const { optionId, allowOther, otherRequired, otherMaxLength } of options) {
    if (!allowOther) continue;
    const written: unknown = input?.others && Object.hasOwn(input.others, optionId) ? input.others[optionId] : '';
    const text = typeof written === 'string' ? written.trim() : '';
    const max = otherMaxLength ?? optionLimit.maxOtherLength;
    if (text === '') {
      if (otherRequired) problems.push(problem('otherRequired'));
    } else {
      others[optionId] = text;
      if (countCharacters(text) > max) problems.push(problem('otherTooLong', { max }));
    }
  }
  return { others, problems };
}

/**
 * Reads an answer to a visible question and collects its problems.
 *
 * A refused answer counts as missing for rules, points and disqualification until it is corrected. Its flags are raised
 * all the same, because a warning sign must not be lost to a form error.
 */
export function readAnswer(
  question: Question,
  visible: readonly QuizOption[],
  input: AnswerInput | undefined,
  today: string,
): Reading {
  const value: unknown = input?.value;
  const isEmpty = value === undefined || value === null;
  const raw: Raw = isEmpty ? {} : readers[question.type](question, value, visible, today);
  const options = raw.options ?? [];
  const beside = readOthers(options, input);
  const problems = [...(raw.problems ?? []), ...beside.problems].filter((found) => found !== false);
  if (raw.given === undefined && problems.length === 0 && question.required && isAnswerable(question.type)) {
    problems.push(problem('required'));
  }
  const accepted = problems.length === 0 ? raw.given : undefined;
  return { given: raw.given, accepted, options, others: beside.others, problems };
}
