import { question as limit } from '../../../contract/limits/quiz';
import type { Condition } from '../../../contract/quiz';
import type { AnswerInput, AnswerValue } from '../../../contract/quiz-answer';
import type { Question, QuestionType, QuizOption } from '../../../contract/quiz-question';
import { fromDayNumber } from '../../day';
import { resolveDay } from '../calendar';
import { getChoiceLimits } from '../engine/read-answer';
import { getDecimals } from '../model';

/**
 * Sample answers of every kind that rules and points can distinguish, so that searching them stands for searching all
 * answers. Invalid ones are included; the search drops them. Undefined when there would be too many.
 */
export function getSamples(
  question: Question,
  visible: readonly QuizOption[],
  conditions: readonly Condition[],
  today: string,
): AnswerInput[] | undefined {
  const samples = samplers[question.type]({ question, visible, conditions, today });
  return samples?.map((value) => ({ value, ...(visible.length > 0 && { others: everyOther(visible) }) }));
}

type SampleRequest = {
  question: Question;
  visible: readonly QuizOption[];
  conditions: readonly Condition[];
  today: string;
};
type Sampler = (asked: SampleRequest) => AnswerValue[] | undefined;

/** The search gives up beyond 2⁸ combinations of options that rules mention. */
const MENTIONED_MAX = 8;

const everyOther = (visible: readonly QuizOption[]) =>
  Object.fromEntries(visible.filter(({ allowOther }) => allowOther).map(({ optionId }) => [optionId, 'x']));

/** Values of one type that conditions compare with. */
const mentioned = <Kind extends 'string' | 'number'>(conditions: readonly Condition[], kind: Kind) =>
  conditions
    .flatMap(({ value }): (string | number | null)[] => (Array.isArray(value) ? value : [value]))
    .filter((item): item is Kind extends 'string' ? string : number => typeof item === kind);

const sampleOne: Sampler = ({ visible }) => visible.map(({ optionId }) => optionId);

/**
 * Options that no rule mentions and that do not disqualify differ only in their points. For each combination of the
 * other options it is therefore enough to add none of them, those with the fewest points, and those with the most
 * points.
 */
const sampleSeveral: Sampler = ({ question, visible, conditions }) => {
  const named = new Set(mentioned(conditions, 'string'));
  const tellsApart = ({ optionId, disqualify }: QuizOption) => named.has(optionId) || disqualify;
  const apart = visible.filter((option) => !option.exclusive && tellsApart(option));
  if (apart.length > MENTIONED_MAX) return undefined;

  const rest = visible.filter((option) => !option.exclusive && !tellsApart(option));
  const ascending = [...rest].sort((a, b) => (a.score ?? 0) - (b.score ?? 0));
  const descending = [...ascending].reverse();
  const { min, max } = getChoiceLimits(question, visible);
  const alone = visible.filter(({ exclusive }) => exclusive).map(({ optionId }) => [optionId]);

  return subsetsOf(apart)
    .flatMap((chosen) => {
      const least = Math.max(1, min - chosen.length);
      const most = Math.min(rest.length, max - chosen.length);
      const beside = [[], best(ascending, least, most, -1), best(descending, least, most, 1)];
      return beside.map((others) => [...chosen, ...others].map(({ optionId }) => optionId));
    })
    .concat(alone);
};

const subsetsOf = (options: readonly QuizOption[]) =>
  options.reduce<QuizOption[][]>((subsets, option) => subsets.flatMap((some) => [some, [...some, option]]), [[]]);

/**
 * Takes between `least` and `most` options from the start of a sorted list, with the highest sum of points times
 * `sign`.
 */
function best(sorted: readonly QuizOption[], least: number, most: number, sign: 1 | -1) {
  let count = Math.min(least, most);
  while (count < most && (sorted[count]?.score ?? 0) * sign > 0) count += 1;
  return sorted.slice(0, Math.max(count, 0));
}

const candidates = { none: 'xyzq01A', mobile: '0123456', name: 'abcdefg', email: 'abcdefg' };

/** Texts that rules name, and some that they do not; assumes that some text matches an unusual pattern. */
const sampleText: Sampler = ({ question: { validation }, conditions }) => {
  const named = mentioned(conditions, 'string');
  const { preset = 'none', minLength = 1 } = validation;
  const forms: Record<string, (character: string) => string> = {
    mobile: (digit) => `1400000000${digit}`,
    idCard: () => '11010519491231002X',
    name: (letter) => letter.repeat(Math.max(minLength, 2)),
    email: (letter) => `${letter.repeat(Math.max(minLength - 12, 1))}@example.com`,
  };
  const form = forms[preset] ?? ((character: string) => character.repeat(Math.max(minLength, 1)));
  const characters = candidates[preset as keyof typeof candidates] ?? candidates.none;
  const free = [...characters].map(form).filter((text) => !named.includes(text));
  return [...named.map((text) => text.trim()), ...new Set(free)];
};

/** Samples around every number at which something changes: the number itself if it is valid, and the adjacent steps. */
const sampleNumber: Sampler = ({ question: { type, validation, scoreRanges }, conditions }) => {
  const isRate = type === 'rate';
  const min = validation.min ?? (isRate ? limit.defaultMinRate : -limit.maxNumber);
  const max = validation.max ?? (isRate ? limit.defaultMaxRate : limit.maxNumber);
  if (isRate)
    return Array.from({ length: Math.max(0, Math.floor(max) - Math.ceil(min) + 1) }, (_, at) => Math.ceil(min) + at);

  const decimals = getDecimals(validation);
  const scale = 10 ** decimals;
  const edges = [
    min,
    max,
    ...mentioned(conditions, 'number'),
    ...scoreRanges.flatMap((range) => [range.min, range.max]),
  ];
  const steps = edges.flatMap((edge) => {
    const at = Number((edge * scale).toFixed(6));
    return [Math.floor(at) - 1, Math.floor(at), Math.ceil(at), Math.ceil(at) + 1];
  });
  const numbers = [...new Set(steps)].map((step) => Number((step / scale).toFixed(decimals)));
  return numbers.filter((number) => min <= number && number <= max);
};

/** Samples as of `today`: a quiz with relative days can reach other scores tomorrow. */
const sampleDate: Sampler = ({ question: { validation }, conditions, today }) => {
  const texts = [validation.minDate ?? 'today', validation.maxDate ?? 'today', ...mentioned(conditions, 'string')];
  const days = texts.map((text) => resolveDay(text, today)).filter((number) => number !== undefined);
  return [...new Set(days.flatMap((number) => [number - 1, number, number + 1]))].map(fromDayNumber);
};

/** Regions that rules name, and one outside of all of them. */
const sampleRegion: Sampler = ({ conditions }) => {
  const named = mentioned(conditions, 'string');
  const elsewhere = Array.from({ length: 99 }, (_, at) => `${99 - at}0000`).filter(
    (code) => code.length === 6 && !named.some((name) => name.startsWith(code.slice(0, 2))),
  );
  return [...named, ...elsewhere.slice(0, 1)];
};

const sampleNothing: Sampler = () => [];

const samplers: Record<QuestionType, Sampler> = {
  single: sampleOne,
  boolean: sampleOne,
  multiple: sampleSeveral,
  text: sampleText,
  textarea: sampleText,
  number: sampleNumber,
  rate: sampleNumber,
  date: sampleDate,
  image: () => [['file']],
  region: sampleRegion,
  signature: () => ['signature'],
  description: sampleNothing,
  section: sampleNothing,
};
