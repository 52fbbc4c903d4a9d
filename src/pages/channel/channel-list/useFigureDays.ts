import { useMemo } from 'react';
import { parseListState } from '@/components/list/codec';
import { type FilterField, getDefaultFilter, getParams, getRanges } from '@/components/list/fields';
import { useQueryParams } from '@/hooks/useQueryParams';

/** The days whose figures the list shows, by its address: none where they are all. */
export function useFigureDays(fields: readonly FilterField[]): { from?: string; before?: string } {
  const { search } = useQueryParams();
  const { filter } = useMemo(() => {
    const rules = { params: getParams(fields), ranges: getRanges(fields), defaults: getDefaultFilter(fields) };
    return parseListState(search, { ...rules, sorts: [], defaultSort: '' });
  }, [search, fields]);
  const { from, before } = filter;
  return useMemo(
    () => ({ ...(typeof from === 'string' && { from }), ...(typeof before === 'string' && { before }) }),
    [from, before],
  );
}
