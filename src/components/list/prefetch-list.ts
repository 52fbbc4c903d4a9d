import { prefetch } from '@/services/query-client';
import { getDefaultViewsLoad } from '@/session/default-views';
import type { Filter, TabRule } from './codec';
import { getPageSize } from './page-size';
import { type ListReader, listQuery } from './useListData';

type Start<Row> = {
  name: string;
  service: ListReader<Row>;
  defaultSort: string;
  /** Default filter of the list. */
  filter?: () => Filter;
  /** Tabs of the list; the first one is selected. */
  tabs?: () => readonly TabRule[];
};

/**
 * `prefetch` of a list's screen (session/prefetch): its first page, when the URL has no query. Most operators have no
 * default view, so that the rows do not wait until that is known.
 */
export const prefetchList =
  <Row>({ name, service, defaultSort, filter, tabs }: Start<Row>) =>
  (search: string) => {
    if (search !== '') return undefined;
    const tab = tabs?.()[0];
    const { key, read } = listQuery(name, service, {
      current: 1,
      pageSize: getPageSize(),
      sort: tab?.defaultSort ?? defaultSort,
      filter: { ...filter?.(), ...tab?.filter },
    });
    return Promise.all([prefetch(key, read), getDefaultViewsLoad()]);
  };
