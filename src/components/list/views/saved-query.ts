import { type SavedViewList, savedViewPersonal } from '@/contract/limits/saved-view';
import { formatListState, getTab, type ListState, parseListState, type Rules } from '../codec';
import { type Arrangement, arrange, isShown } from '../columns';

/** Parameters of the list's URL that no view saves: the page and its size. */
const NOT_SAVED = ['current', 'pageSize'];

const toQueryText = (params: Record<string, string | null>) => {
  const said = Object.entries(params).filter(
    (entry): entry is [string, string] => entry[1] !== null && !NOT_SAVED.includes(entry[0]),
  );
  return String(new URLSearchParams(said.sort(([one], [other]) => (one < other ? -1 : 1))));
};

/** Names of the personal filters of a list, which no view saves. */
export const getPersonalFilters = (list: SavedViewList) => savedViewPersonal[list] ?? [];

/**
 * Saves both ends of a selected period, because the default of an end changes from day to day.
 */
function withBothEnds(params: Record<string, string | null>, { filter }: ListState, { ranges = [] }: Rules) {
  const half = ranges.filter(({ names }) => names.some((name) => params[name] !== null));
  const ends = half.flatMap(({ names }) => names.filter((name) => filter[name] !== undefined));
  return { ...params, ...Object.fromEntries(ends.map((name) => [name, String(filter[name])])) };
}

/**
 * Query that a saved view stores for a list: filters, sort order and tab, in the format of the URL; without personal
 * filters and page.
 */
export function viewQuery(state: ListState, rules: Rules, list: SavedViewList) {
  const params = withBothEnds(formatListState(state, rules), state, rules);
  return toQueryText({ ...params, ...Object.fromEntries(getPersonalFilters(list).map((name) => [name, null])) });
}

/** Whether a list shows what the view describes, as far as the list still supports it. */
export const isViewShown = (state: ListState, query: string, rules: Rules, list: SavedViewList) =>
  viewQuery(state, rules, list) === viewQuery(parseListState(query, rules), rules, list);

/**
 * What a view contains and its list no longer has: the number of filters, and whether the sort order or the tab is
 * gone.
 */
export function findRemovedParts(query: string, { params, sorts, tabs }: Rules) {
  const asked = new URLSearchParams(query);
  const [sort, tab] = [asked.get('sort'), asked.get('tab')];
  const known = new Set([...Object.keys(params), ...NOT_SAVED, 'sort', 'tab']);
  return {
    filters: [...new Set(asked.keys())].filter((name) => !known.has(name)).length,
    sort: Boolean(sort) && !sorts.includes(sort ?? ''),
    tab: Boolean(tab) && getTab(tabs, tab ?? '')?.key !== tab,
  };
}

type Column = { key: string; initiallyHidden?: true };

/** Whether two arrangements show the same columns in the same places. */
export function isSameArrangement(columns: readonly Column[], one: Arrangement, other: Arrangement) {
  const shownIn = (arrangement: Arrangement) =>
    arrange(columns, arrangement)
      .filter((column) => isShown(column, arrangement))
      .map(({ key }) => `${key} ${arrangement.pinned.includes(key)}`)
      .join();
  return shownIn(one) === shownIn(other);
}
