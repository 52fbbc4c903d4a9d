import { pascal } from './json-schema';

/** `createdAt` and `image/png` as `CREATED_AT` and `IMAGE_PNG`. */
const constant = (value: string) =>
  value
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/[^a-zA-Z\d]+/g, '_')
    .replace(/^(?=\d)/, 'VALUE_')
    .toUpperCase();

/** Name of a value. Sort values get a direction: `createdAt` is `CREATED_AT_ASC`, `-createdAt` is `CREATED_AT_DESC`. */
function getName(value: string, values: readonly string[]) {
  if (value.startsWith('-')) return `${constant(value.slice(1))}_DESC`;
  return values.includes(`-${value}`) ? `${constant(value)}_ASC` : constant(value);
}

const isWord = (value: string) => /^[a-zA-Z]\w*$/.test(value);

/**
 * Names of the constants that generators for Java and Go create for an enum. Undefined if the names that generators
 * derive are fine; needed where those would clash (`sort`, `-sort`) or be no identifiers (`5g`, `image/png`).
 */
export function enumNames(values: readonly string[]): string[] | undefined {
  const made = new Set(values.map((value) => pascal(value).toLowerCase()));
  if (values.every(isWord) && made.size === values.length) return undefined;
  return values.map((value) => getName(value, values));
}
