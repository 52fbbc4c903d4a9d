import { question as limit, patterns } from '../../../contract/limits/quiz';
import type { Question, QuizContent } from '../../../contract/quiz';
import { patternOf } from '../engine/read-answer';
import { decimalsOf, isAnswerable, isChoice } from '../model';
import { isSlow } from '../pattern/cost';
import { textPreset } from '../presets';
import { type Finding, finding, isBlank, repeated } from './finding';

/** Checks of single questions and their options. */
export function checkQuestions({ questions }: QuizContent): Finding[] {
  const optionIds = questions.flatMap(({ options }, index) =>
    options.map(({ optionId }, at) => ({ optionId, at: ['questions', index, 'options', at] })),
  );
  return [
    ...(questions.some(({ type }) => isAnswerable(type)) ? [] : [finding('noQuestions', ['questions'])]),
    ...repeated(questions, ({ questionId }) => questionId).map((at) => finding('idTwice', ['questions', at])),
    // Unique in the whole quiz, because a rule refers to an option by its id alone.
    ...repeated(optionIds, ({ optionId }) => optionId).map((at) =>
      finding('idTwice', optionIds[at]?.at as Finding['at']),
    ),
    ...repeated(questions, ({ code }) => code).map((at) =>
      finding('questionCodeTwice', ['questions', at, 'code'], { question: questions[at]?.code as string }),
    ),
    ...repeated(questions, ({ fieldBinding }) => fieldBinding).map((at) =>
      finding('bindingTwice', ['questions', at, 'fieldBinding'], { question: questions[at]?.code as string }),
    ),
    ...questions.flatMap((question, index) => [
      ...checkTexts(question, ['questions', index]),
      ...checkOptions(question, ['questions', index]),
      ...checkLimits(question, ['questions', index]),
      ...checkForm(question, ['questions', index]),
    ]),
  ];
}

type At = Finding['at'];

/** A possible finding, and whether it applies. */
type Possible = [boolean, () => Finding];
const all = (possible: Possible[]) => possible.flatMap(([isWrong, make]) => (isWrong ? [make()] : []));

function checkTexts({ code, title, type, options }: Question, at: At): Finding[] {
  const params = { question: code };
  return all([
    [!patterns.questionCode.test(code), () => finding('questionCodeInvalid', [...at, 'code'], params)],
    // A section may be just a new page.
    [type !== 'section' && isBlank(title), () => finding('questionTitleMissing', [...at, 'title'], params)],
    ...options.map(
      ({ label }, index): Possible => [
        isBlank(label),
        () => finding('optionLabelMissing', [...at, 'options', index, 'label'], { ...params, option: index + 1 }),
      ],
    ),
  ]);
}

function checkOptions(question: Question, at: At): Finding[] {
  const { code, type, options, minChoices, maxChoices } = question;
  const params = { question: code };
  const path = [...at, 'options'];
  if (!isChoice(type)) return options.length > 0 ? [finding('optionsNotForType', path, params)] : [];
  const most = Math.max(minChoices ?? 0, maxChoices ?? 0);
  return [
    ...all([
      [
        type !== 'boolean' && options.length < limit.minOptions,
        () => finding('tooFewOptions', path, { ...params, min: limit.minOptions }),
      ],
      [type === 'boolean' && options.length !== 2, () => finding('booleanOptions', path, params)],
      [
        type === 'multiple' && most > options.length,
        () => finding('choicesBeyondOptions', at, { ...params, choices: most, options: options.length }),
      ],
    ]),
    ...repeated(options, (option) => option.code).map((index) =>
      finding('optionCodeTwice', [...path, index, 'code'], { ...params, option: index + 1 }),
    ),
    ...options.flatMap(({ exclusive }, index) =>
      exclusive && type !== 'multiple'
        ? [finding('exclusiveNotForType', [...path, index], { ...params, option: index + 1 })]
        : [],
    ),
  ];
}

/** min ≤ max everywhere (docs/domain.md 4.1); for days see checks/dates. */
function checkLimits({ code, type, minChoices, maxChoices, validation, scoreRanges }: Question, at: At): Finding[] {
  const { minLength, maxLength, min, max } = validation;
  // A maximum of 0 choices means no limit.
  const pairs: [At, number | undefined | null, number | undefined | null][] = [
    [['minChoices'], minChoices, maxChoices || null],
    [['minLength'], minLength, maxLength ?? (type === 'text' ? limit.maxTextLength : limit.maxTextareaLength)],
    [
      ['min'],
      min ?? (type === 'rate' ? limit.defaultMinRate : null),
      max ?? (type === 'rate' ? limit.defaultMaxRate : null),
    ],
    ...scoreRanges.map((range, index): [At, number, number] => [['scoreRanges', index], range.min, range.max]),
  ];
  const reversed = pairs.flatMap(([field, from, to]) =>
    from != null && to != null && from > to
      ? [finding('minAboveMax', [...at, ...field], { name: code, min: from, max: to })]
      : [],
  );
  return reversed.length > 0 ? reversed : checkNumbers({ type, validation }, at, code);
}

/** Checks that a valid number exists: with two decimals there is none between 0.001 and 0.009. */
function checkNumbers(
  { type, validation }: Pick<Question, 'type' | 'validation'>,
  at: At,
  question: string,
): Finding[] {
  const { min, max } = validation;
  if ((type !== 'number' && type !== 'rate') || min === undefined || max === undefined) return [];
  const decimals = type === 'rate' ? 0 : decimalsOf(validation);
  const scale = 10 ** decimals;
  const isPossible = Math.ceil(Number((min * scale).toFixed(4))) <= Math.floor(Number((max * scale).toFixed(4)));
  return isPossible ? [] : [finding('noPossibleNumber', [...at, 'validation'], { question, min, max, decimals })];
}

export const bindingTypes: Record<NonNullable<Question['fieldBinding']>, readonly Question['type'][]> = {
  name: ['text'],
  gender: ['single', 'boolean'],
  birthDate: ['date'],
  mobile: ['text'],
  idNo: ['text'],
  region: ['region'],
  height: ['number'],
  weight: ['number'],
};

const isTextPresetName = (preset: string) => !['none', 'integer', 'decimal'].includes(preset);

function checkForm({ code, type, validation, fieldBinding }: Question, at: At): Finding[] {
  const longest = type === 'text' ? limit.maxTextLength : limit.maxTextareaLength;
  const { preset = 'none', pattern, minLength = 0, maxLength = longest } = validation;
  const params = { question: code };
  const path = [...at, 'validation'];
  const form = textPreset(preset);
  const fits = isTextPresetName(preset) ? type === 'text' : type === 'number';
  return all([
    [preset !== 'none' && !fits, () => finding('presetNotForType', [...path, 'preset'], params)],
    [
      form !== undefined && (minLength > form.lengths[1] || maxLength < form.lengths[0]),
      () => finding('presetLength', path, params),
    ],
    [Boolean(pattern) && !patternOf(pattern), () => finding('patternInvalid', [...path, 'pattern'], params)],
    [
      Boolean(pattern) && patternOf(pattern) !== undefined && isSlow(String(pattern), Math.min(maxLength, longest)),
      () => finding('patternSlow', [...path, 'pattern'], params),
    ],
    // A preset and a pattern can contradict each other, and then nobody could answer.
    [Boolean(pattern) && preset !== 'none', () => finding('patternWithPreset', [...path, 'pattern'], params)],
    [
      fieldBinding !== null && !bindingTypes[fieldBinding].includes(type),
      () => finding('bindingNotForType', [...at, 'fieldBinding'], params),
    ],
  ]);
}
