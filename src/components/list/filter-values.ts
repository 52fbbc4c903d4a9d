import { list as limit } from '@/contract/limits/list';
import { toDayNumber } from '@/domain/day';
import { cleanLine } from '@/domain/validation/text';
import { dayAfter, dayBefore } from '@/utils/date';
import { isDecimal } from '@/utils/number';
import { type Filter, isReversed, isTooLong } from './codec';
import { type FilterField, getRanges } from './fields';

const getTextParts = (field: FilterField) =>
  field.kind === 'personal' ? field.choices : field.kind === 'text' ? [field] : [];

const isDay = (value: Filter[string] | undefined) => typeof value === 'string' && toDayNumber(value) !== undefined;

/** Swaps two days that were entered in reverse order. */
function inOrder(field: FilterField, filter: Filter): Filter {
  if (field.kind !== 'days') return {};
  const [from, before] = field.names.map((name) => filter[name]);
  if (typeof from !== 'string' || typeof before !== 'string' || !isDay(from) || !isDay(before) || from < before)
    return {};
  return { [field.names[0]]: dayBefore(before), [field.names[1]]: dayAfter(from) };
}

/** The filter as it is sent: texts cleaned, empty ones removed, reversed days swapped. */
export function normalizeFilter(fields: readonly FilterField[], filter: Filter): Filter {
  const cleaners = new Map(fields.flatMap(getTextParts).map(({ name, clean }) => [name, clean]));
  const tidy = (name: string, value: Filter[string]) =>
    typeof value === 'string' ? (cleaners.get(name) ?? cleanLine)(value) : value;
  const tidied: Filter = Object.fromEntries(
    Object.entries(filter)
      .map(([name, value]) => [name, tidy(name, value)] as const)
      .filter(([, value]) => value !== ''),
  );
  return Object.assign(tidied, ...fields.map((field) => inOrder(field, tidied)));
}

type Words = {
  /** For a range of numbers in the wrong order. */
  reversed: string;
  /** For a value that is not a number from `min` to `max`, or has too many decimals. */
  outside: (min: number, max: number, decimals: number) => string;
  /** For a range of more than `max` days. */
  tooLong: (max: number) => string;
  /** For a text that is not a day. */
  noDay: string;
};

const isOutOfRange = (field: FilterField, filter: Filter) =>
  field.kind === 'numbers' &&
  field.names.some((name) => {
    if (filter[name] === undefined) return false;
    const number = Number(filter[name]);
    return !(isDecimal(number, field.decimals ?? 0) && number >= field.min && number <= field.max);
  });

/** Error messages of a normalized filter, by field label; empty if it is valid. */
export function filterErrors(fields: readonly FilterField[], filter: Filter, words: Words) {
  const complaintOf = (field: FilterField) => {
    if (field.kind === 'numbers' && isOutOfRange(field, filter)) {
      return words.outside(field.min, field.max, field.decimals ?? 0);
    }
    if (field.kind === 'days' && field.names.some((name) => name in filter && !isDay(filter[name]))) return words.noDay;
    if (getRanges([field]).some((range) => isReversed(range, filter))) return words.reversed;
    if (getRanges([field]).some((range) => isTooLong(range, filter))) return words.tooLong(limit.maxDays);
    return getTextParts(field).find(
      ({ name, pattern }) => name in filter && pattern && !pattern.test(String(filter[name])),
    )?.patternMessage;
  };
  return new Map(
    fields.flatMap((field) => {
      const complaint = complaintOf(field);
      return complaint === undefined ? [] : [[field.label, complaint] as const];
    }),
  );
}
