import type { z } from 'zod';
import type { HotwordFilter } from '../../src/contract/hotword';
import { createKeywordMatcher } from '../../src/domain/fold';
import { state } from '../state';
import { filterBy, type Matchers, sortBy } from '../store/list';
import { sortInOrder } from '../store/reorder';
import type { HotwordRow } from './fixtures';

type Filter = z.output<typeof HotwordFilter>;

const matchers: Matchers<HotwordRow, Filter> = {
  keyword: (part) => {
    const isFound = createKeywordMatcher(part);
    return ({ word }) => isFound(word);
  },
  status: (status) => (row) => row.status === status,
  source: (source) => (row) => row.source === source,
};

/** All hotwords that match a list request, in their set order unless sorted otherwise. */
export function findHotwords(filter: Filter, sort = 'sort'): HotwordRow[] {
  const rows = filterBy(sortInOrder(state().world.hotwords), matchers, filter);
  return sort === 'sort' ? rows : sort === '-sort' ? rows.reverse() : sortBy(rows, sort);
}
