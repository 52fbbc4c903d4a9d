/** Tells whether an answer is what the contract promises, as far as screens go on without asking. */
export type Guard<Data> = (value: unknown) => value is Data;

type Kind = 'text' | 'count' | 'array' | 'object';

/** What screens rely on: the names of things and their versions, lists, and what has parts itself. */
type Needed<Data> = {
  [Name in keyof Data]-?: Name extends 'id' | 'version' ? Name : Data[Name] extends object ? Name : never;
}[keyof Data];

type KindOf<Value> = Value extends string
  ? 'text'
  : Value extends number
    ? 'count'
    : (Value extends readonly unknown[] ? 'array' : 'object') | Guard<Value>;

type Parts<Data> = { [Name in Needed<Data>]: KindOf<Data[Name]> } & {
  [Name in Exclude<keyof Data, Needed<Data>>]?: 'text' | 'count' | Guard<Data[Name]>;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kinds: Record<Kind, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string' && value !== '',
  count: (value) => Number.isInteger(value) && Number(value) >= 0,
  array: Array.isArray,
  object: isObject,
};

/**
 * The guard of an answer with these parts. The compiler asks for every part that the contract gives
 * the answer and a screen would break without; whatever else is in it may be newer than the console.
 */
export const guard =
  <Data>(parts: Parts<Data>): Guard<Data> =>
  (value): value is Data =>
    isObject(value) &&
    Object.entries(parts as Record<string, Kind | Guard<unknown>>).every(([name, part]) =>
      typeof part === 'function' ? part(value[name]) : kinds[part](value[name]),
    );

/** The guard of a list that comes whole. */
export const listOf =
  <Item>(isItem: Guard<Item>): Guard<Item[]> =>
  (value): value is Item[] =>
    Array.isArray(value) && value.every(isItem);

/** An instant that can be shown, or none. */
export const isInstantOrNull = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && !Number.isNaN(Date.parse(value)));

export const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * The guard of a page of a list. One with more rows than the `pageSize` that was asked for is none: a
 * table would show those and never ask for the next page.
 */
export const pageOf = <Item>(isItem: Guard<Item>, pageSize = Number.POSITIVE_INFINITY) => {
  const isList = listOf(isItem);
  return (value: unknown): value is { list: Item[]; total: number } =>
    isObject(value) &&
    isList(value.list) &&
    Number.isInteger(value.total) &&
    Number(value.total) >= value.list.length &&
    value.list.length <= pageSize;
};
