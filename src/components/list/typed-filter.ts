import { type Filter, isReversed } from './codec';
import { type FilterField, rangesOf } from './fields';

const typedOf = (field: FilterField) =>
  field.kind === 'personal' ? field.choices : field.kind === 'text' ? [field] : [];

/** The filter as it is sent: texts cleaned, empty ones gone. */
export function tidyFilter(fields: readonly FilterField[], filter: Filter): Filter {
  const cleaners = new Map(fields.flatMap(typedOf).map(({ name, clean }) => [name, clean]));
  const tidy = (name: string, value: Filter[string]) =>
    typeof value === 'string' ? (cleaners.get(name)?.(value) ?? value.trim()) : value;
  return Object.fromEntries(
    Object.entries(filter)
      .map(([name, value]) => [name, tidy(name, value)] as const)
      .filter(([, value]) => value !== ''),
  );
}

/**
 * What is wrong with a tidied filter, by the label of its field; empty when nothing is.
 * @param reversed said of two numbers the wrong way round
 */
export function complaintsOf(fields: readonly FilterField[], filter: Filter, reversed: string) {
  const complaintOf = (field: FilterField) => {
    if (rangesOf([field]).some((range) => isReversed(range, filter))) return reversed;
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
