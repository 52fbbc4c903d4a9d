import { useQueryParams } from '@/hooks/useQueryParams';

/** One of a few values, kept in the URL; the first one is the default, which is left out of the URL. */
export function useEnumParam<Value extends string>(param: string, values: readonly [Value, ...Value[]]) {
  const { read, patch } = useQueryParams();
  const raw = read(param);
  const value = values.find((one) => one === raw) ?? values[0];
  return {
    value,
    /** Whether the value in the URL is invalid; the default is used instead. */
    isInvalid: raw !== null && raw !== value,
    set: (next: Value) => patch({ [param]: next === values[0] ? null : next }),
  };
}
