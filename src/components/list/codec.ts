import { list as limit } from '@/contract/limits/list';
import { daysBetween } from '@/domain/period/calendar';

/** One parameter of a list's address. Answers undefined for text that is not a value of it. */
export type Param = (text: string) => string | number | boolean | undefined;
export type Params = Readonly<Record<string, Param>>;
export type Filter = Readonly<Record<string, string | number | boolean>>;

export type ListState = {
  current: number;
  pageSize: number;
  /** A field, with `-` in front when descending. */
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

type Rules = {
  params: Params;
  sorts: readonly string[];
  defaultSort: string;
  /** Where one is reversed or too long, neither of its ends is meant. */
  ranges?: readonly Range[];
};

export const textParam =
  (maxLength: number, pattern?: RegExp): Param =>
  (text) => {
    const trimmed = text.trim();
    const fits = trimmed !== '' && [...trimmed].length <= maxLength && (pattern?.test(trimmed) ?? true);
    return fits ? trimmed : undefined;
  };

export const oneOfParam =
  (values: readonly string[]): Param =>
  (text) =>
    values.includes(text) ? text : undefined;

export const intParam =
  (min: number, max: number): Param =>
  (text) => {
    if (!/^\d{1,15}$/.test(text)) return undefined;
    const value = Number(text);
    return value >= min && value <= max ? value : undefined;
  };

export const flagParam: Param = (text) => (text === 'true' ? true : text === 'false' ? false : undefined);

/** A calendar day, YYYY-MM-DD. */
export const dayParam: Param = (text) => {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text);
  return isDay ? text : undefined;
};

const MAX_PAGE = 1_000_000;

/** What an address says of a list. Whatever is not a value of it falls back to the default. */
export function parseListState(search: string, { params, sorts, defaultSort, ranges = [] }: Rules): ListState {
  const query = new URLSearchParams(search);
  const read = (name: string, param: Param) => param(query.get(name) ?? '');
  const filter: Record<string, string | number | boolean> = {};
  for (const [name, param] of Object.entries(params)) {
    const value = read(name, param);
    if (value !== undefined) filter[name] = value;
  }
  for (const range of ranges) {
    if (isReversed(range, filter) || isTooLong(range, filter)) for (const name of range.names) delete filter[name];
  }
  const pageSize = Number(query.get('pageSize'));
  return {
    current: Number(read('current', intParam(1, MAX_PAGE)) ?? 1),
    pageSize: limit.pageSizes.some((size) => size === pageSize) ? pageSize : limit.pageSize,
    sort: String(read('sort', oneOfParam(sorts)) ?? defaultSort),
    filter,
  };
}

/** The parameters of a list's address, null for what is the default. `parseListState` gives the same state back. */
export function formatListState({ current, pageSize, sort, filter }: ListState, { params, defaultSort }: Rules) {
  const filters = Object.keys(params).map((name) => [name, filter[name] === undefined ? null : String(filter[name])]);
  return {
    ...(Object.fromEntries(filters) as Record<string, string | null>),
    sort: sort === defaultSort ? null : sort,
    pageSize: pageSize === limit.pageSize ? null : String(pageSize),
    current: current === 1 ? null : String(current),
  };
}
