import { list as limit } from '@/contract/limits/list';
import { isDecimal } from '@/utils/number';
import { type Filter, isReversed, isTooLong } from './codec';
import { type FilterField, rangesOf } from './fields';

const typedOf = (field: FilterField) =>
  field.kind === 'personal' ? field.choices : field.kind === 'text' ? [field] : [];

/** The filter as it is sent: texts cleaned, empty ones gone. */
export function normalizeFilter(fields: readonly FilterField[], filter: Filter): Filter {
  const cleaners = new Map(fields.flatMap(typedOf).map(({ name, clean }) => [name, clean]));
  const tidy = (name: string, value: Filter[string]) =>
    typeof value === 'string' ? (cleaners.get(name)?.(value) ?? value.trim()) : value;
  return Object.fromEntries(
    Object.entries(filter)
      .map(([name, value]) => [name, tidy(name, value)] as const)
      .filter(([, value]) => value !== ''),
  );
}

type Words = {
  /** Said of two numbers the wrong way round. */
  reversed: string;
  /** Said of what is no number from `min` to `max`, or has more digits after its point. */
  outside: (min: number, max: number, decimals: number) => string;
  /** Said of more than `max` days. */
  tooLong: (max: number) => string;
};

const isOutside = (field: FilterField, filter: Filter) =>
  field.kind === 'numbers' &&
  field.names.some((name) => {
    if (filter[name] === undefined) return false;
    const number = Number(filter[name]);
    return !(isDecimal(number, field.decimals ?? 0) && number >= field.min && number <= field.max);
  });

/** What is wrong with a tidied filter, by the label of its field; empty when nothing is. */
export function filterErrors(fields: readonly FilterField[], filter: Filter, words: Words) {
  const complaintOf = (field: FilterField) => {
    if (field.kind === 'numbers' && isOutside(field, filter)) {
      return words.outside(field.min, field.max, field.decimals ?? 0);
    }
    if (rangesOf([field]).some((range) => isReversed(range, filter))) return words.reversed;
    if (rangesOf([field]).some((range) => isTooLong(range, filter))) return words.tooLong(limit.maxDays);
    return typedOf(field).find(({ name, pattern }) => name in filter && pattern && !pattern.test(String(filter[name])))
      ?.patternMessage;
  };
  return new Map(
    fields.flatMap((field) => {
      const complaint = complaintOf(field);
      return complaint === undefined ? [] : [[field.label, complaint] as const];
    }),
  );
}
