import { question as limit, numberPresets, patterns } from '../../../contract/limits/quiz';
import type { QuizContent } from '../../../contract/quiz';
import type { Question } from '../../../contract/quiz-question';
import { compilePattern } from '../engine/read-answer';
import { getDecimals, isAnswerable, isChoice } from '../model';
import { isSlow } from '../pattern/cost';
import { getTextPreset } from '../presets';
import { createFinding, type Finding, findRepeated, isBlank } from './finding';

/** Checks of single questions and their options. */
export function checkQuestions({ questions }: QuizContent): Finding[] {
  const optionIds = questions.flatMap(({ options }, index) =>
    options.map(({ optionId }, at) => ({ optionId, at: ['questions', index, 'options', at] })),
  );
  return [
    ...(questions.some(({ type }) => isAnswerable(type)) ? [] : [createFinding('noQuestions', ['questions'])]),
    ...findRepeated(questions, ({ questionId }) => questionId).map((at) => createFinding('idTwice', ['questions', at])),
    // Unique in the whole quiz, because a rule refers to an option by its id alone.
    ...findRepeated(optionIds, ({ optionId }) => optionId).map((at) =>
      createFinding('idTwice', optionIds[at]?.at as Finding['at']),
    ),
    ...findRepeated(questions, ({ code }) => code).map((at) =>
      createFinding('questionCodeTwice', ['questions', at, 'code'], { question: questions[at]?.code as string }),
    ),
    ...findRepeated(questions, ({ fieldBinding }) => fieldBinding).map((at) =>
      createFinding('bindingTwice', ['questions', at, 'fieldBinding'], { question: questions[at]?.code as string }),
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
    [!patterns.questionCode.test(code), () => createFinding('questionCodeInvalid', [...at, 'code'], params)],
    // A section may be just a new page.
    [type !== 'section' && isBlank(title), () => createFinding('questionTitleMissing', [...at, 'title'], params)],
    ...options.map(
      ({ label }, index): Possible => [
        isBlank(label),
        () => createFinding('optionLabelMissing', [...at, 'options', index, 'label'], { ...params, option: index + 1 }),
      ],
    ),
  ]);
}

function checkOptions(question: Question, at: At): Finding[] {
  const { code, type, options, minChoices, maxChoices } = question;
  const params = { question: code };
  const path = [...at, 'options'];
  if (!isChoice(type)) return options.length > 0 ? [createFinding('optionsNotForType', path, params)] : [];
  const most = Math.max(minChoices ?? 0, maxChoices ?? 0);
  return [
    ...all([
      [
        type !== 'boolean' && options.length < limit.minOptions,
        () => createFinding('tooFewOptions', path, { ...params, min: limit.minOptions }),
      ],
      [type === 'boolean' && options.length !== 2, () => createFinding('booleanOptions', path, params)],
      [
        type === 'multiple' && most > options.length,
        () => createFinding('choicesBeyondOptions', at, { ...params, choices: most, options: options.length }),
      ],
    ]),
    ...findRepeated(options, (option) => option.code).map((index) =>
      createFinding('optionCodeTwice', [...path, index, 'code'], { ...params, option: index + 1 }),
    ),
    ...options.flatMap(({ exclusive }, index) =>
      exclusive && type !== 'multiple'
        ? [createFinding('exclusiveNotForType', [...path, index], { ...params, option: index + 1 })]
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
      ? [createFinding('minAboveMax', [...at, ...field], { name: code, min: from, max: to })]
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
  const decimals = type === 'rate' ? 0 : getDecimals(validation);
  const scale = 10 ** decimals;
  const isPossible = Math.ceil(Number((min * scale).toFixed(4))) <= Math.floor(Number((max * scale).toFixed(4)));
  return isPossible ? [] : [createFinding('noPossibleNumber', [...at, 'validation'], { question, min, max, decimals })];
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

const isTextPresetName = (preset: string) => !numberPresets.some((other) => other === preset);

function checkForm({ code, type, validation, fieldBinding }: Question, at: At): Finding[] {
  const longest = type === 'text' ? limit.maxTextLength : limit.maxTextareaLength;
  const { preset = 'none', pattern, minLength = 0, maxLength = longest } = validation;
  const params = { question: code };
  const path = [...at, 'validation'];
  const form = getTextPreset(preset);
  const fits = isTextPresetName(preset) ? type === 'text' : type === 'number';
  return all([
    [preset !== 'none' && !fits, () => createFinding('presetNotForType', [...path, 'preset'], params)],
    [
      form !== undefined && (minLength > form.lengths[1] || maxLength < form.lengths[0]),
      () => createFinding('presetLength', path, params),
    ],
    [Boolean(pattern) && !compilePattern(pattern), () => createFinding('patternInvalid', [...path, 'pattern'], params)],
    [
      Boolean(pattern) &&
        compilePattern(pattern) !== undefined &&
        isSlow(String(pattern), Math.min(maxLength, longest)),
      () => createFinding('patternSlow', [...path, 'pattern'], params),
    ],
    // A preset and a pattern can contradict each other, and then nobody could answer.
    [Boolean(pattern) && preset !== 'none', () => createFinding('patternWithPreset', [...path, 'pattern'], params)],
    [
      fieldBinding !== null && !bindingTypes[fieldBinding].includes(type),
      () => createFinding('bindingNotForType', [...at, 'fieldBinding'], params),
    ],
  ]);
}
