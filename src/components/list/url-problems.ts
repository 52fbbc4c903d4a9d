import { getTab, isReversed, isTooLong, parseListState, type Rules } from './codec';

/** URL parameters of one condition, and why the list ignores it. */
export type UrlProblem = { names: readonly string[]; problem: 'unread' | 'reversed' | 'tooLong' };

/**
 * The conditions of a URL that the list ignores, in the order of its fields. `parseListState` replaces them by the
 * defaults, which the operator has to know.
 */
export function findUrlProblems(search: string, rules: Rules): UrlProblem[] {
  const { params, ranges = [], tabs } = rules;
  const query = new URLSearchParams(search);
  const own = getTab(tabs, query.get('tab') ?? undefined)?.filter ?? {};
  const said = Object.entries(params).filter(([name]) => !(name in own) && query.get(name));
  const unread = said.filter(([name, param]) => param(query.get(name) ?? '') === undefined).map(([name]) => name);
  // The ranges as the URL has them, before invalid ones give way to the defaults.
  const { filter } = parseListState(search, { ...rules, ranges: [] });
  const senseless = ranges
    .filter(({ names }) => names.some((name) => query.get(name)) && !names.some((name) => unread.includes(name)))
    .flatMap((range): UrlProblem[] => {
      if (isReversed(range, filter)) return [{ names: range.names, problem: 'reversed' }];
      return isTooLong(range, filter) ? [{ names: range.names, problem: 'tooLong' }] : [];
    });
  const rangeOf = (name: string) => ranges.find(({ names }) => names.includes(name))?.names ?? [name];
  const unreadConditions = new Map(unread.map((name) => [rangeOf(name).join(), rangeOf(name)]));
  const all = [...[...unreadConditions.values()].map((names) => ({ names, problem: 'unread' as const })), ...senseless];
  const place = Object.keys(params);
  return all.toSorted((one, other) => place.indexOf(one.names[0] ?? '') - place.indexOf(other.names[0] ?? ''));
}
