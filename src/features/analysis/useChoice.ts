import { useQueryParams } from '@/hooks/useQueryParams';

/** One of a few values, kept in the URL; the first one is the default, which is left out of the URL. */
export function useChoice<Value extends string>(param: string, values: readonly [Value, ...Value[]]) {
  const { read, patch } = useQueryParams();
  const said = read(param);
  const value = values.find((one) => one === said) ?? values[0];
  return {
    value,
    /** Whether the value in the URL is invalid; the default is used instead. */
    isRefused: said !== null && said !== value,
    set: (next: Value) => patch({ [param]: next === values[0] ? null : next }),
  };
}
