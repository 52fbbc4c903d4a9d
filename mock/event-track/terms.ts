import type { z } from 'zod';
import type { eventTrackApi, SearchedTerm } from '../../src/contract/event-track';
import { track as limit } from '../../src/contract/limits/track';
import { createKeywordMatcher } from '../../src/domain/fold';
import { NO_WORD } from './draft';
import { checkPeriod, createMatcher, daysOf } from './filter';

type Query = z.output<typeof eventTrackApi.terms.body>;

/** What was searched for by five people and more, never by whom. @throws Fault 422 for a period that cannot be */
export function searchedTerms({ from, before, keyword = '' }: Query, now: number): SearchedTerm[] {
  checkPeriod({ from, before });
  const isFound = createKeywordMatcher(keyword);
  const people = new Map<string, Set<number>>();
  for (const day of daysOf({ from, before }, now)) {
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
