import { list as limit } from '@/contract/limits/list';
import { isDecimal } from '@/utils/number';

/** Parser of one URL parameter of a list. Returns undefined for text that is not a valid value. */
export type Param = (text: string) => string | number | boolean | undefined;
export type Params = Readonly<Record<string, Param>>;

export const textParam =
  (maxLength: number, pattern?: RegExp): Param =>
  (text) => {
    const trimmed = text.trim();
    const fits = trimmed !== '' && [...trimmed].length <= maxLength && (pattern?.test(trimmed) ?? true);
    return fits ? trimmed : undefined;
  };

export const enumParam =
  (values: readonly string[]): Param =>
  (text) =>
    values.includes(text) ? text : undefined;

/** One or more of `values`, separated by commas: in the order of `values`, without duplicates and unknown ones. */
export const enumListParam =
  (values: readonly string[]): Param =>
  (text) => {
    const listed = new Set(text.split(','));
    return values.filter((value) => listed.has(value)).join(',') || undefined;
  };

/** One or more ids, separated by commas; invalid if there are more than a list can be filtered by at once. */
export const idListParam =
  (maxLength: number): Param =>
  (text) => {
    if (text.length > limit.maxIds * (maxLength + 1)) return undefined;
    const isId = textParam(maxLength);
    const ids = new Set(text.split(',').flatMap((id) => isId(id) ?? []));
    return ids.size <= limit.maxIds ? [...ids].join(',') || undefined : undefined;
  };

/** A number from `min` to `max` with at most `decimals` decimals. */
export const numberParam =
  (min: number, max: number, decimals = 0): Param =>
  (text) => {
    if (!/^-?\d{1,15}(\.\d{1,6})?$/.test(text)) return undefined;
    // Adding 0 turns -0 into 0.
    const value = Number(text) + 0;
    return value >= min && value <= max && isDecimal(value, decimals) ? value : undefined;
  };

export const flagParam: Param = (text) => (text === 'true' ? true : text === 'false' ? false : undefined);

/** A calendar day, YYYY-MM-DD. */
export const dayParam: Param = (text) => {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text);
  return isDay ? text : undefined;
};
