import { search as limit, searchKinds } from '../../src/contract/limits/search';
import type { FoundThing } from '../../src/contract/search';
import { fold } from '../../src/domain/fold';
import { findables } from './kinds';

/** How well something fits: the whole number, its beginning, its end, a part of the name; 0: not at all. */
function fitOf(sought: string, { no, name }: { no: string; name?: string }) {
  const number = fold(no);
  if (number === sought) return 4;
  if (number.startsWith(sought)) return 3;
  if (number.endsWith(sought)) return 2;
  return name !== undefined && fold(name).includes(sought) ? 1 : 0;
}

/** What `text` finds of each kind at `now` (milliseconds), best first; of equals the newest number. */
export function findThings(text: string, now: number): FoundThing[] {
  const sought = fold(text);
  const kinds = findables(now);
  return searchKinds.flatMap((kind) =>
    kinds[kind]
      .map((one) => ({ ...one, fit: fitOf(sought, one) }))
      .filter(({ fit }) => fit > 0)
      .sort((a, b) => b.fit - a.fit || (a.no < b.no ? 1 : -1))
      .slice(0, limit.maxPerKind)
      .map(({ found }) => found()),
  );
}
