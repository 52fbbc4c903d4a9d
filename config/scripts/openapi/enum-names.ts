import { pascal } from './json-schema';

/** `createdAt` and `image/png` as `CREATED_AT` and `IMAGE_PNG`. */
const constant = (value: string) =>
  value
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/[^a-zA-Z\d]+/g, '_')
    .replace(/^(?=\d)/, 'VALUE_')
    .toUpperCase();

/** One of two sort values: `createdAt` as `CREATED_AT_ASC`, `-createdAt` as `CREATED_AT_DESC`. */
function getName(value: string, values: readonly string[]) {
  if (value.startsWith('-')) return `${constant(value.slice(1))}_DESC`;
  return values.includes(`-${value}`) ? `${constant(value)}_ASC` : constant(value);
}

const isWord = (value: string) => /^[a-zA-Z]\w*$/.test(value);

/**
 * Names for the constants that generators of Java and Go make of an enum, where those that they make up themselves
 * would be the same twice (`sort`, `-sort`) or no words (`5g`, `image/png`).
 */
export function enumNames(values: readonly string[]): string[] | undefined {
  const made = new Set(values.map((value) => pascal(value).toLowerCase()));
  if (values.every(isWord) && made.size === values.length) return undefined;
  return values.map((value) => getName(value, values));
}
