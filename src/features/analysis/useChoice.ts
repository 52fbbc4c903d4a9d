import { useQueryParams } from '@/hooks/useQueryParams';

/**
 * One of a few values, held in the address; the first one, which is meant before anybody chooses, is
 * not written.
 */
export function useChoice<Value extends string>(param: string, values: readonly [Value, ...Value[]]) {
  const { read, patch } = useQueryParams();
  const said = read(param);
  const value = values.find((one) => one === said) ?? values[0];
  return {
    value,
    /** Whether the address says something else, which stands for the first one. */
    isRefused: said !== null && said !== value,
    set: (next: Value) => patch({ [param]: next === values[0] ? null : next }),
  };
}
