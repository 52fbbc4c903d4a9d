import type { z } from 'zod';
import type { eventTrackApi, SearchedTerm } from '../../src/contract/event-track';
import { track as limit } from '../../src/contract/limits/track';
import { createKeywordMatcher } from '../../src/domain/fold';
import { NO_WORD } from './draft';
import { checkPeriod, createMatcher, iterateDays } from './filter';

type Query = z.output<typeof eventTrackApi.terms.body>;

/** Terms that at least `minSearchers` people searched for. @throws Fault 422 for an invalid period */
export function getSearchedTerms({ from, before, keyword = '' }: Query, now: number): SearchedTerm[] {
  checkPeriod({ from, before });
  const isFound = createKeywordMatcher(keyword);
  const people = new Map<string, Set<number>>();
  for (const day of iterateDays({ from, before }, now)) {
    const { term, session, count } = day.events;
    const isKnown = createMatcher({}, day, now);
    for (let place = 0; place < count; place += 1) {
      if (term[place] === NO_WORD || !isKnown(place)) continue;
      const text = day.sources.terms[term[place] ?? 0] ?? '';
      const own = people.get(text) ?? new Set();
      people.set(text, own.add(day.sessions.person[session[place] ?? 0] ?? 0));
    }
  }
  return [...people]
    .map(([term, { size: users }]) => ({ term, users }))
    .filter(({ term, users }) => users >= limit.minSearchers && isFound(term))
    .sort((a, b) => b.users - a.users || (a.term < b.term ? -1 : 1))
    .slice(0, limit.maxTerms);
}
