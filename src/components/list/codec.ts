import { list as limit } from '@/contract/limits/list';
import { daysBetween } from '@/domain/period/calendar';
import { enumParam, numberParam, type Params } from './params';

export type Filter = Readonly<Record<string, string | number | boolean>>;

export type ListState = {
  /** Key of the selected tab, if the list has tabs. */
  tab?: string;
  current: number;
  pageSize: number;
  /** A field, with `-` in front when descending; or an order that the server defines. */
  sort: string;
  filter: Filter;
};

/** Two parameters that form a range. */
export type Range = {
  names: readonly [from: string, to: string];
  includesEnd: boolean;
  /** For days: the maximum length of the range. */
  maxDays?: number;
};

/** What the URL parser needs to know of a tab. */
export type TabRule = {
  key: string;
  /** Filter of the tab; the operator cannot change its fields while the tab is selected. */
  filter?: Filter;
  /** Defaults to the sort order of the list. */
  defaultSort?: string;
};

/** Whether both ends are set and in the wrong order. */
export function isReversed({ names: [from, to], includesEnd }: Range, filter: Filter) {
  const [first, last] = [filter[from], filter[to]];
  if (first === undefined || last === undefined) return false;
  return includesEnd ? first > last : first >= last;
}

/** Whether both ends are set and further apart than allowed. */
export function isTooLong({ names: [from, to], maxDays }: Range, filter: Filter) {
  const [first, next] = [filter[from], filter[to]];
  if (maxDays === undefined || typeof first !== 'string' || typeof next !== 'string') return false;
  return daysBetween(first, next) > maxDays;
}

export type Rules = {
  params: Params;
  sorts: readonly string[];
  defaultSort: string;
  /** If a range is reversed or too long, both ends fall back to their defaults. */
  ranges?: readonly Range[];
  /** Default filter. To clear a default, the URL has the name without a value. */
  defaults?: Filter;
  /** The first tab is selected unless the URL names another. */
  tabs?: readonly TabRule[];
  /** Rows per page of the operator, for the first page of a list whose URL names no number. */
  pageSize?: number;
};

const MAX_PAGE = 1_000_000;

/** A further page has the same rows for every operator who opens its URL. */
const getDefaultPageSize = (current: number, { pageSize = limit.pageSize }: Rules) =>
  current === 1 ? pageSize : limit.pageSize;

/** The tab with this key, or the first. */
export const getTab = <Tab extends TabRule>(tabs: readonly Tab[] | undefined, key: string | undefined) =>
  tabs?.find((tab) => tab.key === key) ?? tabs?.[0];

/** The filter without the fields that the tab sets itself. */
const openIn = (filter: Filter, { filter: own = {} }: Pick<TabRule, 'filter'> = {}): Filter =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => !(name in own)));

/** The filter sent to the server: that of the URL and that of the tab. */
export const toFilter = ({ filter, tab }: ListState, tabs: readonly TabRule[] | undefined): Filter => ({
  ...filter,
  ...getTab(tabs, tab)?.filter,
});

/**
 * State after a change of tab: the first page, in the order of that tab, with the same filter except for the fields
 * that the tab sets. So the tab shows as many rows as were counted for it.
 */
export function switchTab(state: ListState, key: string, { tabs, defaultSort }: Rules): ListState {
  const tab = getTab(tabs, key);
  return {
    ...state,
    tab: tab?.key,
    current: 1,
    sort: tab?.defaultSort ?? defaultSort,
    filter: openIn(state.filter, tab),
  };
}

/** List state from a URL query. Invalid values fall back to the default. */
export function parseListState(search: string, rules: Rules): ListState {
  const { params, sorts, ranges = [], defaults = {}, tabs } = rules;
  const query = new URLSearchParams(search);
  const tab = getTab(tabs, query.get('tab') ?? undefined);
  const own = tab?.filter ?? {};
  const filter: Record<string, string | number | boolean> = {};
  const toDefault = (name: string) => {
    delete filter[name];
    if (defaults[name] !== undefined) filter[name] = defaults[name];
  };
  for (const [name, param] of Object.entries(params)) {
    if (name in own) continue;
    const text = query.get(name);
    const value = param(text ?? '');
    if (value !== undefined) filter[name] = value;
    // A name without a value clears the default.
    else if (text !== '') toDefault(name);
  }
  for (const range of ranges) {
    if (isReversed(range, filter) || isTooLong(range, filter)) range.names.forEach(toDefault);
  }
  const pageSize = Number(query.get('pageSize'));
  const current = Number(numberParam(1, MAX_PAGE)(query.get('current') ?? '') ?? 1);
  return {
    ...(tab && { tab: tab.key }),
    current,
    pageSize: limit.pageSizes.find((size) => size === pageSize) ?? getDefaultPageSize(current, rules),
    sort: String(enumParam(sorts)(query.get('sort') ?? '') ?? tab?.defaultSort ?? rules.defaultSort),
    filter,
  };
}

/** Query parameters of a list state, null for defaults. `parseListState` returns the same state from them. */
export function formatListState(state: ListState, rules: Rules) {
  const { params, defaultSort, defaults = {}, tabs } = rules;
  const { current, pageSize, sort, filter } = state;
  const tab = getTab(tabs, state.tab);
  const textOf = (name: string) => {
    const [value, usual] = [filter[name], defaults[name]];
    if (value === usual || name in (tab?.filter ?? {})) return null;
    return value === undefined ? '' : String(value);
  };
  return {
    ...(tabs && { tab: tab === tabs[0] ? null : (tab?.key ?? null) }),
    ...(Object.fromEntries(Object.keys(params).map((name) => [name, textOf(name)])) as Record<string, string | null>),
    sort: sort === (tab?.defaultSort ?? defaultSort) ? null : sort,
    pageSize: pageSize === getDefaultPageSize(current, rules) ? null : String(pageSize),
    current: current === 1 ? null : String(current),
  };
}
