import { list as limit } from '@/contract/limits/list';
import { daysBetween } from '@/domain/period/calendar';
import { enumParam, numberParam, type Params } from './params';

export type Filter = Readonly<Record<string, string | number | boolean>>;

export type ListState = {
  /** Which of its tabs, for a list that has some. */
  tab?: string;
  current: number;
  pageSize: number;
  /** A field, with `-` in front when descending; or an order of the server's own. */
  sort: string;
  filter: Filter;
};

/** Two parameters that belong together. */
export type Range = {
  names: readonly [from: string, to: string];
  includesEnd: boolean;
  /** Of days: how many there may be between its ends. */
  maxDays?: number;
};

/** What the address has to know of a tab. */
export type TabRule = {
  key: string;
  /** What the tab is about: nobody else says so while it is shown. */
  filter?: Filter;
  /** By default that of the list. */
  defaultSort?: string;
};

/** Whether both ends are there, and the wrong way round. */
export function isReversed({ names: [from, to], includesEnd }: Range, filter: Filter) {
  const [first, last] = [filter[from], filter[to]];
  if (first === undefined || last === undefined) return false;
  return includesEnd ? first > last : first >= last;
}

/** Whether both ends are there, and lie further apart than they may. */
export function isTooLong({ names: [from, to], maxDays }: Range, filter: Filter) {
  const [first, next] = [filter[from], filter[to]];
  if (maxDays === undefined || typeof first !== 'string' || typeof next !== 'string') return false;
  return daysBetween(first, next) > maxDays;
}

export type Rules = {
  params: Params;
  sorts: readonly string[];
  defaultSort: string;
  /** Where one is reversed or too long, neither of its ends is meant. */
  ranges?: readonly Range[];
  /** What is filtered by before anybody says otherwise; to say that it is not, the address has the name alone. */
  defaults?: Filter;
  /** The first is shown unless the address says otherwise. */
  tabs?: readonly TabRule[];
};

const MAX_PAGE = 1_000_000;

/** The tab of a key, or the first. */
export const getTab = <Tab extends TabRule>(tabs: readonly Tab[] | undefined, key: string | undefined) =>
  tabs?.find((tab) => tab.key === key) ?? tabs?.[0];

/** Of a filter, what a tab leaves open. */
const openIn = (filter: Filter, { filter: own = {} }: Pick<TabRule, 'filter'> = {}): Filter =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => !(name in own)));

/** What is asked of the server: the filter of the address, and that of the tab. */
export const toFilter = ({ filter, tab }: ListState, tabs: readonly TabRule[] | undefined): Filter => ({
  ...filter,
  ...getTab(tabs, tab)?.filter,
});

/**
 * The list under another of its tabs: its first page, in that tab's order, filtered as before but for what that tab is
 * about. So it shows as many rows as were counted.
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

/** What an address says of a list. Whatever is not a value of it falls back to the default. */
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
    // A name without a value says that the default is not wanted.
    else if (text !== '') toDefault(name);
  }
  for (const range of ranges) {
    if (isReversed(range, filter) || isTooLong(range, filter)) range.names.forEach(toDefault);
  }
  const pageSize = Number(query.get('pageSize'));
  return {
    ...(tab && { tab: tab.key }),
    current: Number(numberParam(1, MAX_PAGE)(query.get('current') ?? '') ?? 1),
    pageSize: limit.pageSizes.some((size) => size === pageSize) ? pageSize : limit.pageSize,
    sort: String(enumParam(sorts)(query.get('sort') ?? '') ?? tab?.defaultSort ?? rules.defaultSort),
    filter,
  };
}

/** The parameters of a list's address, null for what is the default. `parseListState` gives the same state back. */
export function formatListState(state: ListState, { params, defaultSort, defaults = {}, tabs }: Rules) {
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
    pageSize: pageSize === limit.pageSize ? null : String(pageSize),
    current: current === 1 ? null : String(current),
  };
}
