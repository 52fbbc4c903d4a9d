import type { Dimension, QuizContent, QuizRule, ResultLevel, TestCase } from '../../../contract/quiz';
import type { Question, QuizOption } from '../../../contract/quiz-question';
import { formatAnswer, type Names, type ReadableRule, toReadableRule } from './readable';

/** Texts, numbers and lists as stored; enum values such as `single` are translated by the screens. */
export type DiffValue = string | number | boolean | null | readonly string[] | ReadableRule;

type Described<Field extends string> = Record<Field, DiffValue>;

const settingFields = [
  'title',
  'intro',
  'estimatedMinutes',
  'questionsPerPage',
  'showProgress',
  'allowBack',
  'saveDraft',
  'scoreMode',
] as const;

export const describeSettings = (quiz: QuizContent): Described<(typeof settingFields)[number]> => quiz;

const questionFields = [
  'code',
  'type',
  'title',
  'description',
  'imageUrl',
  'required',
  'sensitive',
  'fieldBinding',
  'minChoices',
  'maxChoices',
  'preset',
  'minLength',
  'maxLength',
  'min',
  'max',
  'decimals',
  'unit',
  'placeholder',
  'minDate',
  'maxDate',
  'maxFiles',
  'maxSizeMb',
  'pattern',
  'message',
  'scored',
  'scoreCap',
  'scoreRanges',
  'weight',
  'dimension',
] as const;

/**
 * Source of names: first the later quiz, then the earlier one, so that a renamed item does not show as a change of what
 * refers to it.
 */
export type DiffNames = Names & Pick<QuizContent, 'dimensions'>;

const dimensionName = ({ dimensions }: DiffNames, id: string | null) =>
  dimensions.find(({ dimensionId }) => dimensionId === id)?.name ?? id;

export function describeQuestion(
  question: Question,
  names: DiffNames,
): Partial<Described<(typeof questionFields)[number]>> {
  const { questionId, options, validation, scoreRanges, dimensionId, ...plain } = question;
  return {
    ...plain,
    ...validation,
    scoreRanges: scoreRanges.map(({ min, max, score }) => `${min}–${max}: ${score}`),
    dimension: dimensionName(names, dimensionId),
  };
}

const optionFields = [
  'label',
  'code',
  'score',
  'imageUrl',
  'exclusive',
  'allowOther',
  'otherRequired',
  'otherMaxLength',
  'riskFlag',
  'disqualify',
] as const;

export const describeOption = (option: QuizOption): Described<(typeof optionFields)[number]> => option;

const ruleFields = ['rule'] as const;

export const describeRule = (rule: QuizRule, names: DiffNames): Described<(typeof ruleFields)[number]> => ({
  rule: toReadableRule(names, rule),
});

const dimensionFields = ['name', 'method'] as const;

export const describeDimension = (dimension: Dimension): Described<(typeof dimensionFields)[number]> => dimension;

const levelFields = ['name', 'severity', 'minScore', 'maxScore', 'color', 'dimension'] as const;

export const describeLevel = (level: ResultLevel, names: DiffNames): Described<(typeof levelFields)[number]> => ({
  ...level,
  dimension: dimensionName(names, level.dimensionId),
});

const testCaseFields = ['name', 'expected', 'answers'] as const;

export const describeTestCase = (
  { name, expected, answers }: TestCase,
  names: DiffNames,
): Described<(typeof testCaseFields)[number]> => ({
  name,
  expected,
  answers: Object.entries(answers).map(([id, answer]) => formatAnswer(names, id, answer)),
});

/** Fields in the order in which their changes are listed. */
export const diffFields = {
  quiz: settingFields,
  question: questionFields,
  option: optionFields,
  rule: ruleFields,
  dimension: dimensionFields,
  level: levelFields,
  testCase: testCaseFields,
} as const;
