import { API_PREFIX } from '../../../contract/api-prefix';
import { isDecimal } from '../../../utils/number';
import { toDayNumber } from '../../day';
import { countCharacters } from '../../validation/text';

export type ImportErrorCode =
  | 'notJson'
  | 'notQuizFile'
  | 'newerFormat'
  | 'missing'
  | 'unknownField'
  | 'notObject'
  | 'notList'
  | 'tooManyItems'
  | 'notText'
  | 'tooLong'
  | 'wrongForm'
  | 'notOneOf'
  | 'notNumber'
  | 'tooSmall'
  | 'tooLarge'
  | 'tooManyDecimals'
  | 'notBoolean';

export type ImportError = {
  code: ImportErrorCode;
  /** Path into the file's quiz, such as `['questions', 3, 'title']`. */
  at: (string | number)[];
  params: Record<string, string | number>;
};

type Params = ImportError['params'];
export type Shape = (value: unknown, at: ImportError['at']) => ImportError[];

export const error = (code: ImportErrorCode, at: ImportError['at'], params: Params = {}): ImportError => ({
  code,
  at,
  params,
});

export const text =
  (max: number): Shape =>
  (value, at) => {
    if (typeof value !== 'string') return [error('notText', at)];
    return countCharacters(value) > max ? [error('tooLong', at, { max })] : [];
  };

const form =
  (fits: (value: string) => boolean): Shape =>
  (value, at) => {
    if (typeof value !== 'string') return [error('notText', at)];
    return fits(value) ? [] : [error('wrongForm', at)];
  };

export const pattern = (expression: RegExp) => form((value) => expression.test(value));

export const dayOr = (expression: RegExp) =>
  form((value) => toDayNumber(value) !== undefined || expression.test(value));

const UPLOADED = new RegExp(`^${API_PREFIX}/uploads/[\\w.-]+$`);

/** Like `imageUrl` of the contract: any https URL, or the path of an upload. */
export const imageUrl = form((value) => {
  if (value.length > 512) return false;
  if (UPLOADED.test(value)) return true;
  try {
    return /^https:\/\//.test(value) && new URL(value).protocol === 'https:';
  } catch {
    return false;
  }
});

export const number =
  ({ min, max, decimals }: { min: number; max: number; decimals: number }): Shape =>
  (value, at) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) return [error('notNumber', at)];
    if (value < min) return [error('tooSmall', at, { min })];
    if (value > max) return [error('tooLarge', at, { max })];
    return isDecimal(value, decimals) ? [] : [error('tooManyDecimals', at, { decimals })];
  };

export const whole = (min: number, max: number) => number({ min, max, decimals: 0 });

export const anyNumber: Shape = (value, at) =>
  typeof value === 'number' && Number.isFinite(value) ? [] : [error('notNumber', at)];

export const boolean: Shape = (value, at) => (typeof value === 'boolean' ? [] : [error('notBoolean', at)]);

export const oneOf =
  (values: readonly string[]): Shape =>
  (value, at) =>
    values.some((known) => known === value) ? [] : [error('notOneOf', at, { values: values.join(', ') })];

export const orNull =
  (shape: Shape): Shape =>
  (value, at) =>
    value === null ? [] : shape(value, at);

export const list =
  (item: Shape, max: number): Shape =>
  (value, at) => {
    if (!Array.isArray(value)) return [error('notList', at)];
    if (value.length > max) return [error('tooManyItems', at, { max })];
    return value.flatMap((one, index) => item(one, [...at, index]));
  };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object whose values all have one shape, under any keys. */
export const record =
  (item: Shape): Shape =>
  (value, at) =>
    isObject(value) ? Object.entries(value).flatMap(([key, one]) => item(one, [...at, key])) : [error('notObject', at)];

/** All fields and no others: a misspelled field must not be dropped silently. */
export const object =
  (fields: Record<string, Shape>, { isPartial = false } = {}): Shape =>
  (value, at) => {
    if (!isObject(value)) return [error('notObject', at)];
    const unknown = Object.keys(value).filter((key) => !Object.hasOwn(fields, key));
    return [
      ...unknown.map((key) => error('unknownField', [...at, key])),
      ...Object.entries(fields).flatMap(([key, shape]) => {
        if (Object.hasOwn(value, key)) return shape(value[key], [...at, key]);
        return isPartial ? [] : [error('missing', [...at, key])];
      }),
    ];
  };

/**
 * Caches valid objects, which are not checked again: an edit creates a new object for what it changes and keeps the
 * rest.
 */
export const cacheValid = (shape: Shape): Shape => {
  const well = new WeakSet<object>();
  return (value, at) => {
    if (isObject(value) && well.has(value)) return [];
    const errors = shape(value, at);
    if (isObject(value) && errors.length === 0) well.add(value);
    return errors;
  };
};
