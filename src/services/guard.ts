/** Checks that an answer has the parts of the contract that screens use without checking. */
export type Guard<Data> = (value: unknown) => value is Data;

type Kind = 'text' | 'count' | 'array' | 'object';

/** Parts that screens rely on: ids, versions, lists and objects. */
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
 * Creates a guard for an answer with these parts. The compiler requires every part without which a screen would break.
 * Other fields are ignored, because a newer server can add some.
 */
export const guard =
  <Data>(parts: Parts<Data>): Guard<Data> =>
  (value): value is Data =>
    isObject(value) &&
    Object.entries(parts as Record<string, Kind | Guard<unknown>>).every(([name, part]) =>
      typeof part === 'function' ? part(value[name]) : kinds[part](value[name]),
    );

/** Creates a guard for a list without pages. */
export const listOf =
  <Item>(isItem: Guard<Item>): Guard<Item[]> =>
  (value): value is Item[] =>
    Array.isArray(value) && value.every(isItem);

/** Whether `value` is a valid instant or null. */
export const isInstantOrNull = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && !Number.isNaN(Date.parse(value)));

export const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Creates a guard for a page of a list. It refuses a page with more rows than the requested `pageSize`, because a table
 * would show them all and never request the next page.
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
