import type { Condition, Operator, QuizContent, QuizRule } from '../../../contract/quiz';
import type { Question } from '../../../contract/quiz-question';
import { isRelativeDay } from '../calendar';
import { findOption, operatorsByType } from '../model';

type SetOperator = 'eq' | 'neq' | 'in' | 'nin';
type OrderOperator = 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte' | 'between';

/** Message key of a comparison, by the kind of answer. */
export type ComparisonKey =
  | `${'choice' | 'text' | 'region'}.${SetOperator}`
  | `several.${SetOperator | 'containsAll'}`
  | `${'number' | 'date'}.${OrderOperator}`;

/** Messages of src/locales/quizRule that a sentence is composed of. */
export type SentenceKey =
  | 'show.question'
  | 'show.section'
  | 'show.option'
  | 'jump.question'
  | 'jump.section'
  | 'jump.end'
  | 'jump.disqualify'
  | 'unfitTarget'
  | 'all'
  | 'any'
  | 'values'
  | 'quoted'
  | 'measure'
  | 'today'
  | 'daysBefore'
  | 'daysAfter'
  | 'noConditions'
  | 'noValue'
  | 'noTarget'
  | 'goneQuestion'
  | 'goneOption'
  | 'exists'
  | 'notExists'
  | 'unfitOperator'
  | ComparisonKey;

/** A message with its values, which can be messages themselves. */
export type Phrase = { key: SentenceKey; values: Record<string, Part> };
type Part = string | number | Phrase;

const phrase = (key: SentenceKey, values: Phrase['values'] = {}): Phrase => ({ key, values });

/** Names that the quiz does not contain. */
export type SentenceNames = {
  /** Label of a question, such as its code. */
  question: (question: Question) => string;
  /** Name of a region by its code. */
  region: (code: string) => string;
};

/** Converts a rule to a sentence: “When Q3 is “Yes”, show Q4”. Removed questions and options are marked as such. */
export function toRuleSentence(
  { questions }: Pick<QuizContent, 'questions'>,
  rule: QuizRule,
  names: SentenceNames,
): Phrase {
  const conditions = joined(
    rule.match,
    rule.conditions.map((condition) => conditionPhrase(questions, condition, names)),
    'noConditions',
  );
  const { kind, targetKind, targetId } = rule;
  if (kind === 'jump' && (targetKind === 'end' || targetKind === 'disqualify')) {
    return phrase(`jump.${targetKind}`, { conditions });
  }
  if (targetKind === 'option') {
    const owner = questions.find((question) => findOption(question, String(targetId)));
    if (kind !== 'show') return phrase('unfitTarget', { conditions });
    if (targetId === null) return phrase('show.question', { conditions, target: phrase('noTarget') });
    return phrase('show.option', {
      conditions,
      target: owner ? names.question(owner) : phrase('goneQuestion'),
      option: optionPhrase(owner, String(targetId)),
    });
  }
  if (targetKind === 'end' || targetKind === 'disqualify') return phrase('unfitTarget', { conditions });
  if (targetId === null) return phrase(`${kind}.question`, { conditions, target: phrase('noTarget') });
  const target = questions.find(({ questionId }) => questionId === targetId);
  return phrase(`${kind}.${targetKind}`, {
    conditions,
    target: target ? names.question(target) : phrase('goneQuestion'),
  });
}

/** Formats a sentence; `say` formats one message, as `useText` does. */
export const formatSentence = (
  say: (key: SentenceKey, values: Record<string, string | number>) => string,
  { key, values }: Phrase,
): string =>
  say(
    key,
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'object' ? formatSentence(say, value) : value,
      ]),
    ),
  );

const joined = (by: 'all' | 'any' | 'values', parts: readonly Part[], none: SentenceKey): Part => {
  const last = parts.at(-1);
  if (last === undefined) return phrase(none);
  return parts.slice(0, -1).reduceRight<Part>((rest, first) => phrase(by, { first, rest }), last);
};

function conditionPhrase(questions: readonly Question[], condition: Condition, names: SentenceNames): Phrase {
  const { operator, value } = condition;
  const asked = questions.find(({ questionId }) => questionId === condition.questionId);
  if (!asked) return phrase('exists', { question: phrase('goneQuestion') });
  const question = names.question(asked);
  if (operator === 'exists' || operator === 'notExists') return phrase(operator, { question });
  const key = getComparisonKey(asked, operator);
  if (!key) return phrase('unfitOperator', { question });
  const given: readonly (string | number)[] = Array.isArray(value) ? value : value === null ? [] : [value];
  const parts = given.map((item) => valuePhrase(asked, item, names));
  if (operator === 'between') {
    return phrase(key, { question, from: parts[0] ?? phrase('noValue'), to: parts[1] ?? phrase('noValue') });
  }
  return phrase(key, { question, values: joined('values', parts, 'noValue') });
}

/** Message key of an operator for a question; null when it compares nothing or does not fit the type. */
export function getComparisonKey({ type }: Question, operator: Operator): ComparisonKey | null {
  if (!operatorsByType[type].includes(operator) || operator === 'exists' || operator === 'notExists') return null;
  if (type === 'number' || type === 'rate') return `number.${operator as OrderOperator}`;
  if (type === 'date') return `date.${operator as OrderOperator}`;
  if (type === 'multiple') return `several.${operator as SetOperator | 'containsAll'}`;
  const family = type === 'region' ? 'region' : type === 'text' || type === 'textarea' ? 'text' : 'choice';
  return `${family}.${operator as SetOperator}`;
}

function valuePhrase(question: Question, item: string | number, names: SentenceNames): Part {
  const { type, validation } = question;
  if (typeof item === 'number') {
    return validation.unit ? phrase('measure', { number: item, unit: validation.unit }) : item;
  }
  if (type === 'date') return dayPhrase(item);
  if (type === 'region') return names.region(item);
  return type === 'text' || type === 'textarea' ? phrase('quoted', { text: item }) : optionPhrase(question, item);
}

function optionPhrase(question: Question | undefined, optionId: string): Phrase {
  const option = question && findOption(question, optionId);
  return option ? phrase('quoted', { text: option.label }) : phrase('goneOption');
}

function dayPhrase(day: string): string | Phrase {
  if (!isRelativeDay(day)) return day;
  const days = Number(/[+-]\d+/.exec(day)?.[0] ?? 0);
  if (days === 0) return phrase('today');
  return days < 0 ? phrase('daysBefore', { days: -days }) : phrase('daysAfter', { days });
}
